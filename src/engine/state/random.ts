/** Chance (4.1.c, 4.1.f, 7.3.33.a): the same seed gives the same game, everywhere. */

import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Draft } from './game.ts';

/** First numbers thrown away: those of neighbouring seeds resemble each other. */
const WARM_UP = 20;

/** Returns the state of a fresh generator, as a game stores it. */
export function seededState(seed: number): readonly number[] {
  const generator = xoroshiro128plus(seed | 0);
  for (let i = 0; i < WARM_UP; i++) generator.next();
  return generator.getState();
}

/** Returns a number from `least` to `most`, both included. */
export function randomInt(draft: Pick<Draft, 'random'>, least: number, most: number): number {
  const generator = xoroshiro128plusFromState(draft.random);
  const value = least + drawBelow(generator, most - least + 1);
  draft.random = generator.getState();
  return value;
}

/** Returns a list in random order (Fisher and Yates). */
export function shuffleList<T>(draft: Pick<Draft, 'random'>, list: readonly T[]): T[] {
  const generator = xoroshiro128plusFromState(draft.random);
  const result = list.slice();
  for (let i = result.length - 1; i > 0; i--) {
    const j = drawBelow(generator, i + 1);
    const swapped = result[i] as T;
    result[i] = result[j] as T;
    result[j] = swapped;
  }
  draft.random = generator.getState();
  return result;
}

/** A generator draws whole numbers from -RANGE / 2 to RANGE / 2 - 1. */
const RANGE = 2 ** 32;

/**
 * Returns a number from 0 to below a limit, each as likely as any other: of the numbers that a
 * generator draws, those beyond the last multiple of the limit do not count.
 */
function drawBelow(generator: RandomGenerator, limit: number): number {
  const end = RANGE - (RANGE % limit);
  let drawn = generator.next() + RANGE / 2;
  while (drawn >= end) drawn = generator.next() + RANGE / 2;
  return drawn % limit;
}
