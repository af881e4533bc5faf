import { expect, test } from 'vitest';
import type { Lexicon } from './lexicon.ts';
import { rulingsOnCards } from './named.ts';
import type { WordGroup } from './word-groups.ts';

/** Returns the rulings found by a word in records of these kinds. */
function foundBy(kinds: readonly string[]): readonly number[] {
  const lexicon = {
    content: { records: kinds.map((kind) => ({ kind })) },
    postings: new Map([['siren', { records: kinds.map((_, place) => place) }]]),
  } as unknown as Lexicon;
  const group = { alternatives: [{ stem: 'siren', weight: 1 }] } as unknown as WordGroup;
  return [...rulingsOnCards([group], lexicon)];
}

const many = (kind: string, count: number) => Array.from({ length: count }, () => kind);

test('a word of a card finds the rulings and entries of the record with it', () => {
  expect(foundBy(['card', 'ruling', 'example', 'record'])).toEqual([1, 3]);
  expect(foundBy(['ruling', 'example'])).toEqual([]);
});

test('a word in more than 40 records names no card', () => {
  expect(foundBy(['card', ...many('ruling', 39)])).toHaveLength(39);
  expect(foundBy(['card', ...many('ruling', 40)])).toEqual([]);
});

test('a word in more rules than two of five records names no card', () => {
  expect(foundBy(['card', 'ruling', 'ruling', ...many('rule', 2)])).toEqual([1, 2]);
  expect(foundBy(['card', 'ruling', ...many('rule', 2)])).toEqual([]);
});
