import { expect, test } from 'vitest';
import { nameIdOf } from './card-names.ts';
import { cardsOfTerm } from './cards-of-term.ts';

test('a term is on the cards whose text names it, each name once, short texts first', () => {
  const found = cardsOfTerm('sabotage', 'en');
  expect(found.every(({ terms }) => terms.includes('sabotage'))).toBe(true);
  const names = found.map(({ card }) => nameIdOf(card));
  expect(names).toContain('spy-craft');
  expect(new Set(names).size).toBe(names.length);
  const lengths = found.map(({ text }) => JSON.stringify(text).length);
  expect(lengths[0]).toBeLessThan(lengths.at(-1)!);
});

test('a term that no card says has no cards', () => {
  expect(cardsOfTerm('first-player-marker', 'en')).toEqual([]);
});
