/** Quick actions by the symbol of their cost (7.1.4). */

import type { QuickAction } from './ability.ts';
import { QUICK_ACTION_SIGNS, type QuickActionSign } from './vocabulary.ts';

/** Whether the cost of a quick action has a symbol: its own object is discarded, or exhausted. */
export function isPaidBy({ cost }: QuickAction, sign: QuickActionSign): boolean {
  return cost.some((part) => part.do === sign && part.of === 'me');
}

/** Returns the symbols in the cost of a quick action. */
export function signsOf(action: QuickAction): readonly QuickActionSign[] {
  return QUICK_ACTION_SIGNS.filter((sign) => isPaidBy(action, sign));
}
