/** Comparison of numbers with the bounds in a text. */

import type { Amount, NumberBounds } from '../cards/ability.ts';
import type { Context } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';

/** Whether a number is within every bound of a comparison. */
export function isWithin(
  draft: Draft,
  comparison: NumberBounds,
  value: number,
  context: Context,
): boolean {
  const { atLeast, atMost, exactly } = comparison;
  const numberOf = (bound: Amount) =>
    typeof bound === 'number' ? bound : draft.nested.amount(draft, bound, context);
  if (atLeast !== undefined && value < numberOf(atLeast)) return false;
  if (atMost !== undefined && value > numberOf(atMost)) return false;
  return exactly === undefined || value === numberOf(exactly);
}
