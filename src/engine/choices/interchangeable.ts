/** Which Reactions and modifiers come to the same in whatever order they are taken. */

import { once } from '../rules/once.ts';

/** Words of a tree that mean the object bearing the ability, or places as it sees them. */
const OF_BEARER: ReadonlySet<unknown> = new Set(['me', 'mine', 'facing', 'other', 'facing-other']);

/**
 * Whether instructions speak of the object bearing them, or of a die or card that theirs is told from
 * others by.
 */
export const speaksOfBearer: (instructions: object) => boolean = once((instructions) =>
  Object.entries(instructions).some(
    ([key, value]) =>
      key === 'other' ||
      OF_BEARER.has(value) ||
      (key === 'do' && (value === 'roll' || value === 'reveal')) ||
      (typeof value === 'object' && value !== null && speaksOfBearer(value)),
  ),
);

/** Returns the first of those that come to the same, in order. */
export function distinctOnes<T>(all: readonly T[], isSame: (one: T, other: T) => boolean): T[] {
  const kept: T[] = [];
  for (const one of all) if (!kept.some((other) => isSame(one, other))) kept.push(one);
  return kept;
}
