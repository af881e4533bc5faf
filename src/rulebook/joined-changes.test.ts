import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { byEachLanguage } from './by-language.ts';
import type { Change, ChangeKind } from './changes.ts';
import type { EditionChanges } from './crosswalk.ts';
import { joinChanges } from './joined-changes.ts';

const because = byEachLanguage((language) => `${language} one`);
const also = byEachLanguage((language) => `${language} two`);
const both = byEachLanguage((language) => `${language} one ${language} two`);

function change(from: string, kind: ChangeKind, to: string, why?: Change['why']): Change {
  const numbers = (side: string) => side.split(' ').filter(Boolean);
  return { from: numbers(from), to: numbers(to), kind, ...(why ? { why } : {}) };
}

function joined(first: readonly Change[], second: readonly Change[]): readonly Change[] {
  const earlier = { before: '1.0', edition: '2.0', changes: [...first] };
  const result = joinChanges(earlier, { before: '2.0', edition: '3.0', changes: [...second] });
  expect(result).toMatchObject({ before: '1.0', edition: '3.0' });
  return result.changes;
}

test.each([
  [
    'a rule that nobody touched',
    [change('1.1.a', 'same', '1.1.a')],
    [change('1.1.a', 'same', '1.1.a')],
    [change('1.1.a', 'same', '1.1.a')],
  ],
  [
    'a rule that moved and moved back',
    [change('1.1.a', 'renumbered', '1.1.b')],
    [change('1.1.b', 'renumbered', '1.1.a')],
    [change('1.1.a', 'same', '1.1.a')],
  ],
  [
    'new words, then a new number',
    [change('1.1.a', 'reworded', '1.1.a')],
    [change('1.1.a', 'renumbered', '1.1.c')],
    [change('1.1.a', 'reworded', '1.1.c')],
  ],
  [
    'what plays differently at either step does at the end',
    [change('1.1.a', 'substance', '1.1.a', because)],
    [change('1.1.a', 'reworded', '1.1.b', also)],
    [change('1.1.a', 'substance', '1.1.b', both)],
  ],
  ['a rule that came and went', [change('', 'new', '1.1.a')], [change('1.1.a', 'gone', '')], []],
  [
    'a rule that came, and one that went',
    [change('', 'new', '1.1.a'), change('1.1.b', 'same', '1.1.b')],
    [change('1.1.a', 'same', '1.1.a'), change('1.1.b', 'gone', '')],
    [change('', 'new', '1.1.a'), change('1.1.b', 'gone', '')],
  ],
  [
    'a rule that was split, and its second part moved',
    [change('1.1.a', 'split', '1.1.a 1.1.b')],
    [change('1.1.a', 'same', '1.1.a'), change('1.1.b', 'renumbered', '2.1.a')],
    [change('1.1.a', 'split', '1.1.a 2.1.a')],
  ],
  [
    'what is merged with what was new',
    [change('1.1.a', 'same', '1.1.a'), change('', 'new', '1.1.b')],
    [change('1.1.a 1.1.b', 'merged', '1.1.a')],
    [change('1.1.a', 'reworded', '1.1.a')],
  ],
  [
    'a rule whose older text is not known',
    [change('', 'unknown', '1.1.a')],
    [change('1.1.a', 'same', '1.1.a')],
    [change('', 'unknown', '1.1.a')],
  ],
])('%s', (_, first, second, expected) => {
  expect(joined(first, second)).toEqual(expected);
});

test('every number of the first and the last book is in one change', () => {
  const [earlier, later] = ['4.0', '5.0'].map((edition) => {
    const file = new URL(`../../data/editions/${edition}/changes.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')) as EditionChanges;
  }) as [EditionChanges, EditionChanges];
  const numbersOf = (changes: readonly Change[], side: 'from' | 'to') =>
    changes.flatMap((one) => one[side]).sort();
  const { changes } = joinChanges(earlier, later);
  expect(numbersOf(changes, 'from')).toEqual(numbersOf(earlier.changes, 'from'));
  expect(numbersOf(changes, 'to')).toEqual(numbersOf(later.changes, 'to'));
});
