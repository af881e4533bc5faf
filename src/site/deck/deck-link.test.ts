import { expect, test } from 'vitest';
import { fromDeckLink, isDeckLink, toDeckLink } from './deck-link.ts';

const deck = [
  { card: 'sierra-oddball', count: 1 },
  { card: 'kelon-elemental-rare', count: 3 },
];

test('a deck comes back from its link, with the pool or without', () => {
  const pool = [{ card: 'kelon-elemental', count: 12 }];
  expect(fromDeckLink(`#${toDeckLink({ deck, pool })}`)).toEqual({ deck, pool });
  expect(fromDeckLink(`#${toDeckLink({ deck, pool: [] })}`)).toEqual({ deck, pool: [] });
  expect(toDeckLink({ deck: [], pool: [] })).toBe('');
});

test('only its own fragments are taken for decks', () => {
  expect(isDeckLink('#deck=1.kappa')).toBe(true);
  expect(isDeckLink('#deck-check')).toBe(false);
  expect(isDeckLink('')).toBe(false);
});

test.each([
  'deck=',
  'deck=1',
  'deck=1.Kappa',
  'deck=1.<b>',
  'deck=-1.kappa',
  'deck=1.5.kappa',
  'deck=9999.kappa',
  'deck=1.kappa&deck=1.kappa',
  'deck=1.kappa&other=1.kappa',
  'deck=1.kappa=2',
  `deck=${'1.kappa~'.repeat(400)}1.kappa`,
  `deck=1.${'a'.repeat(20_000)}`,
])('%s is refused', (fragment) => expect(fromDeckLink(`#${fragment}`)).toBeNull());
