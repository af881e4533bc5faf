/** Chance for random play, apart from the game's own: what players choose, not what dice show. */

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Chance {
  /** A whole number from 0 to one less than `count`. */
  below(count: number): number;
  /** Whether something happens that happens once in `often` times. */
  once(often: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** The same seed gives the same numbers. */
export function chance(seed: number): Chance {
  const generator = xoroshiro128plus(seed | 0);
  for (let i = 0; i < 20; i++) generator.next();
  const below = (count: number) => (count <= 1 ? 0 : uniformInt(generator, 0, count - 1));
  return {
    below,
    once: (often) => below(often) === 0,
    pick: (list) => list[below(list.length)]!,
  };
}
