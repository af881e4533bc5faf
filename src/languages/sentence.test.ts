import { expect, test } from 'vitest';
import { asSentence } from './sentence.ts';

test('a text without icons reads as a sentence', () => {
  expect(asSentence('Its (Hand) Reaction costs {2}, not {X}.', 'en')).toBe(
    'Its Hand Reaction costs 2 mana, not X mana.',
  );
  expect(asSentence('Une quick action (épuiser).', 'fr')).toBe('Une quick action épuiser.');
});

test.each([
  ['fr', 'Coûte 2 mana.', 'Coûte {2}.'],
  ['it', 'Costa 2 mana.', 'Costa {2}.'],
  ['de', 'Kostet 2 Mana.', 'Kostet {2}.'],
  ['es', 'Cuesta 2 de maná.', 'Cuesta {2}.'],
] as const)('an amount of mana is said in the words of the language: %s', (lang, said, plain) => {
  expect(asSentence(plain, lang)).toBe(said);
});

test('brackets of the text itself stay', () => {
  expect(asSentence('Cards (of any kind) stay.', 'en')).toBe('Cards (of any kind) stay.');
});

test('a list becomes part of the line', () => {
  expect(asSentence('A player may: • draw a card; • pass.', 'en')).toBe(
    'A player may: draw a card; pass.',
  );
});
