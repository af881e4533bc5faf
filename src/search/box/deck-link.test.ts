import { expect, test } from 'vitest';
import { asksForDeckCheck } from './deck-link.ts';

test.each([
  'deck',
  'Deck check',
  'deck checker',
  'check my deck',
  'deck list',
  'lista mazzo',
  'controllare mazzo',
  'vérifier un deck',
  'liste',
  'mazzo',
])('"%s" asks for the deck checker', (query) => {
  expect(asksForDeckCheck(query)).toBe(true);
});

test.each(['', 'empty deck', 'shuffle the deck', 'check', 'draw from deck', 'list of keywords'])(
  '"%s" asks for a rule',
  (query) => {
    expect(asksForDeckCheck(query)).toBe(false);
  },
);
