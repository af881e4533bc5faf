/** The limit of a hundred (1.4.6): how often each ability of each object was used this day. */

import type { Draft } from '../state/game.ts';

/** Most activations of one Reaction (6.3.l), and uses of one quick action (5.3.e), in a day. */
const DAILY_LIMIT = 100;

/** Whether an ability of an object has been used a hundred times this day. */
export function isUsedUp(draft: Draft, object: number, key: string): boolean {
  return (draft.counts[`${object}:${key}`] ?? 0) >= DAILY_LIMIT;
}

/**
 * Counts one more use. The first one makes the counts the draft's own, as an object without prototype:
 * JavaScript takes that for a dictionary, while any other object gets slower with every new name.
 */
export function countUse(draft: Draft, object: number, key: string): void {
  if (!draft.ownsCounts) {
    draft.counts = Object.assign(Object.create(null), draft.counts);
    draft.ownsCounts = true;
  }
  const name = `${object}:${key}`;
  draft.counts[name] = (draft.counts[name] ?? 0) + 1;
}

/** A new day: nothing has been used. */
export function resetUses(draft: Draft): void {
  draft.counts = {};
  draft.ownsCounts = false;
}
