import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changesSchema } from './changes.ts';
import { Crosswalk } from './crosswalk.ts';
import { isRuleNumber, sectionOf } from './number.ts';
import { numbersIn, structureSchema } from './structure.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../data/editions/${path}`, import.meta.url), 'utf8'));
const crosswalk = new Crosswalk([changesSchema.parse(read('4.0/changes.json'))]);
const numbers = new Map(
  ['2024-09', '4.0'].map((edition) => [
    edition,
    numbersIn(structureSchema.parse(read(`${edition}/structure.json`))),
  ]),
);
const rulesUnder = (edition: string, number: string) =>
  (numbers.get(edition) ?? []).filter(
    (one) => one === number || (!isRuleNumber(number) && sectionOf(one) === number),
  );

describe('the numbers of a rule in other editions', () => {
  test('are the same where the rule kept its number', () => {
    expect(crosswalk.counterparts('2024-09', '6.1.e')).toEqual([
      { edition: '4.0', numbers: ['6.1.e'] },
    ]);
    expect(crosswalk.counterparts('4.0', '6.1.e')).toEqual([
      { edition: '2024-09', numbers: ['6.1.e'] },
    ]);
  });

  test('are the new ones where it moved', () => {
    expect(crosswalk.counterparts('2024-09', '7.3.3.a')).toEqual([
      { edition: '4.0', numbers: ['7.3.5.a'] },
    ]);
  });

  test('are none where only one edition has the rule, nor for a number that is none', () => {
    expect(crosswalk.counterparts('2024-09', '5.4.a')).toEqual([]);
    expect(crosswalk.counterparts('2024-09', '9.9.z')).toEqual([]);
    expect(crosswalk.counterparts('3.0', '6.1.e')).toEqual([]);
  });

  test('are followed over several editions', () => {
    const three = new Crosswalk([
      {
        edition: '2.0',
        before: '1.0',
        changes: [{ from: ['1.1.a'], to: ['1.1.b'], kind: 'renumbered' }],
      },
      {
        edition: '3.0',
        before: '2.0',
        changes: [{ from: ['1.1.b'], to: ['2.1.a', '2.1.b'], kind: 'split' }],
      },
    ]);
    expect(three.counterparts('1.0', '1.1.a')).toEqual([
      { edition: '2.0', numbers: ['1.1.b'] },
      { edition: '3.0', numbers: ['2.1.a', '2.1.b'] },
    ]);
    expect(three.counterparts('3.0', '2.1.b')).toEqual([
      { edition: '2.0', numbers: ['1.1.b'] },
      { edition: '1.0', numbers: ['1.1.a'] },
    ]);
  });

  test('of a section are the sections of its rules', () => {
    const rules = rulesUnder('2024-09', '2.2.8');
    expect(crosswalk.sectionCounterparts('2024-09', rules)[0]?.numbers[0]).toBe('2.2.10');
  });
});

describe('the history of a rule', () => {
  const three = new Crosswalk([
    {
      edition: '2.0',
      before: '1.0',
      changes: [
        { from: ['1.1.a'], to: ['1.1.b'], kind: 'renumbered' },
        { from: ['1.1.b'], to: ['1.1.a'], kind: 'renumbered' },
      ],
    },
    {
      edition: '3.0',
      before: '2.0',
      changes: [
        { from: ['1.1.a', '1.1.b'], to: ['2.1.a', '2.1.b'], kind: 'substance' },
        { from: [], to: ['2.2.a'], kind: 'new' },
      ],
    },
  ]);
  const steps = (edition: string, number: string) =>
    three
      .history(edition, number)
      .map(({ edition: after, change }) => [after, change.from.join(' '), change.to.join(' ')]);

  test('goes through all editions, the oldest change first, each once', () => {
    const both = ['3.0', '1.1.a 1.1.b', '2.1.a 2.1.b'];
    expect(steps('1.0', '1.1.a')).toEqual([['2.0', '1.1.a', '1.1.b'], both]);
    expect(steps('2.0', '1.1.a')).toEqual([['2.0', '1.1.b', '1.1.a'], both]);
    expect(steps('3.0', '2.1.b')).toEqual([
      ['2.0', '1.1.b', '1.1.a'],
      ['2.0', '1.1.a', '1.1.b'],
      both,
    ]);
  });

  test('begins where a rule is new, and is empty for a number that is none', () => {
    expect(steps('3.0', '2.2.a')).toEqual([['3.0', '', '2.2.a']]);
    expect(steps('3.0', '9.9.z')).toEqual([]);
  });
});

describe('a number that another edition gives to something else', () => {
  const namesakes = (edition: string, number: string) =>
    crosswalk.namesakes(edition, number, rulesUnder);

  test('leads to what stands under it there', () => {
    expect(namesakes('2024-09', '2.2.10.a')).toEqual([{ edition: '4.0', here: ['2.2.8.a'] }]);
    expect(namesakes('2024-09', '2.2.10')).toEqual([{ edition: '4.0', here: ['2.2.8'] }]);
  });

  test('is not one that is the same rule there, nor a section of which a rule stayed', () => {
    expect(namesakes('2024-09', '6.1.e')).toEqual([]);
    expect(namesakes('2024-09', '2.1')).toEqual([]);
  });

  test('is not one that only one edition has, nor one above the sections', () => {
    expect(namesakes('4.0', '7.3.30.a')).toEqual([]);
    expect(namesakes('2024-09', '2.2')).toEqual([]);
    expect(namesakes('2024-09', '9.9.z')).toEqual([]);
  });
});
