import { describe, expect, test } from 'vitest';
import { REAL_CARDS } from '../../src/engine/testing/real-cards.ts';
import { CANARIES } from './canary.ts';
import { fuzzEnding, fuzzGame, gameNumber } from './fuzz.ts';

/** Few enough for every commit, in editions and modes by turns; `npm run fuzz` plays thousands. */
const WATCHED = 60;
const PLAYED = 140;
const BATCH = 20;

const batches = (first: number, games: number) =>
  Array.from({ length: games / BATCH }, (_, i) => first + i * BATCH);

const reproduction = (seed: number) => `npm run fuzz -- --games 1 --seed ${seed}`;

describe('whole random games keep every property at every decision', () => {
  test.each(batches(0, WATCHED))('games %i and on', (first) => {
    for (let seed = first; seed < first + BATCH; seed++) {
      const { failure } = fuzzGame(gameNumber(seed), REAL_CARDS);
      expect(failure, reproduction(seed)).toBeNull();
    }
  });
});

describe('whole random games end as they should', () => {
  test.each(batches(WATCHED, PLAYED))('games %i and on', (first) => {
    for (let seed = first; seed < first + BATCH; seed++) {
      const { failure } = fuzzEnding(gameNumber(seed), REAL_CARDS);
      expect(failure, reproduction(seed)).toBeNull();
    }
  });
});

describe('canaries: a broken rule is found', () => {
  test.each(Object.keys(CANARIES))('%s', (name) => {
    const engine = CANARIES[name]!;
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    const found = seeds.some((seed) => {
      const { failure } = fuzzGame(gameNumber(seed), REAL_CARDS, { engine, probing: 5 });
      return failure !== null;
    });
    expect(found).toBe(true);
  });
});
