import { expect, test } from 'vitest';
import { asSentence } from './sentence.ts';

test('a text without icons reads as a sentence', () => {
  expect(asSentence('Its (Hand) Reaction costs {2}, not {X}.', 'en')).toBe(
    'Its Hand Reaction costs 2 mana, not X mana.',
  );
  expect(asSentence('Une quick action (épuiser).', 'fr')).toBe('Une quick action épuiser.');
});

test('brackets of the text itself stay', () => {
  expect(asSentence('Cards (of any kind) stay.', 'en')).toBe('Cards (of any kind) stay.');
});

test('a list becomes part of the line', () => {
  expect(asSentence('A player may: • draw a card; • pass.', 'en')).toBe(
    'A player may: draw a card; pass.',
  );
});
