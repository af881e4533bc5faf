/** Quick actions by the symbol of their cost (7.1.4). */

import type { QuickAction } from './ability.ts';

/** The symbols by which texts speak of quick actions: "a {discard-from-reserve} ability". */
export type QuickActionSign = 'discard' | 'exhaust';

/** Whether the cost of a quick action has a symbol: its own object is discarded, or exhausted. */
export function isPaidBy({ cost }: QuickAction, sign: QuickActionSign): boolean {
  return cost.some((part) => part.do === sign && part.of === 'me');
}
