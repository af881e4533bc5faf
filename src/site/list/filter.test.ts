import { expect, test } from 'vitest';
import { plainLetters } from '../../rulebook/plain-letters.ts';
import { fitsFilter, readParts } from './filter.ts';

const item = {
  words: plainLetters('Coriace protège-t-il Achille ? L’Étape 6.1.e'),
  values: { card: 'achilles spy-craft', rule: '2024-09/6.1.e' },
};
const wanted = (values: Record<string, string>) => new Map(Object.entries(values));

test('every word must be there, whatever its case and accents', () => {
  expect(fitsFilter(item, wanted({ q: 'etape achille' }))).toBe(true);
  expect(fitsFilter(item, wanted({ q: "l'etape" }))).toBe(true);
  expect(fitsFilter(item, wanted({ q: 'etape kraken' }))).toBe(false);
});

test('a value must be one of the item’s own, as a whole', () => {
  expect(fitsFilter(item, wanted({ card: 'spy-craft' }))).toBe(true);
  expect(fitsFilter(item, wanted({ card: 'spy' }))).toBe(false);
  expect(fitsFilter(item, wanted({ faction: 'axiom' }))).toBe(false);
});

test('all that is wanted must fit, and nothing wanted fits all', () => {
  expect(fitsFilter(item, wanted({ q: 'coriace', card: 'achilles' }))).toBe(true);
  expect(fitsFilter(item, wanted({ q: 'coriace', card: 'anubis' }))).toBe(false);
  expect(fitsFilter(item, wanted({}))).toBe(true);
});

test('one part of an item must have all that is wanted', () => {
  const parts = readParts('faction=axiom&cost=3|faction=muna&cost=2');
  const card = { words: '', values: { type: 'spell' }, parts };
  expect(fitsFilter(card, wanted({ faction: 'muna', cost: '2', type: 'spell' }))).toBe(true);
  expect(fitsFilter(card, wanted({ faction: 'axiom', cost: '2' }))).toBe(false);
  expect(fitsFilter(card, wanted({ faction: 'muna', type: 'hero' }))).toBe(false);
});
