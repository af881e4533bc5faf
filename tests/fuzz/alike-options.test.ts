import { describe, expect, test } from 'vitest';
import { MODES } from '../../src/engine/state/mode.ts';
import { REAL_CARDS } from '../../src/engine/testing/real-cards.ts';
import { alikeIn, type SayOptions } from './alike-options.ts';

const GAMES = 24;
const gameOf = (seed: number) =>
  ({ seed, edition: '5.0', mode: MODES[seed % MODES.length]! }) as const;

describe('options of one text lead to one position, in every language', () => {
  test.each(Array.from({ length: GAMES }, (_, seed) => seed))('game %i', (seed) => {
    expect(alikeIn(gameOf(seed), REAL_CARDS)).toEqual([]);
  });
});

test('options that are told by their names alone are found', () => {
  const byName: SayOptions = (teller, options) =>
    options.flatMap((option) => [...teller.options([option])]);
  const found = Array.from({ length: GAMES }, (_, seed) =>
    alikeIn(gameOf(seed), REAL_CARDS, byName),
  );
  expect(found.flat().length).toBeGreaterThan(0);
});
