/** Picks that stay within a sum: "with a total Hand Cost of 5 or less". */

import { statisticOf } from '../board/characteristics.ts';
import type { TotalLimit } from '../cards/ability.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf, objectAt } from '../state/lookup.ts';
import type { GameObject } from '../state/object.ts';

/** Returns the number of an object that counts for the sum. */
export function weightOf(draft: Draft, object: GameObject, { of }: TotalLimit): number {
  return of === 'hand-cost' ? compiledOf(draft, object).handCost : statisticOf(draft, object, of);
}

/** Returns the sum of the numbers of the picked objects. */
export function sumOf(draft: Draft, picked: readonly number[], total: TotalLimit): number {
  return picked.reduce((sum, id) => sum + weightOf(draft, objectAt(draft, id), total), 0);
}
