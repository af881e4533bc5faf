/** Limits of a day (1.4.6): how often each ability of each object, and of each name, was used. */

import type { Reaction } from '../cards/ability.ts';
import { reactionOfName } from '../cards/reaction-of-name.ts';
import type { Draft } from '../state/game.ts';
import { printedCard } from '../state/lookup.ts';

/** Most activations of one Reaction (6.3.l), and uses of one quick action (5.3.e), in a day. */
const DAILY_LIMIT = 100;

/** Whether an ability of an object has been used a hundred times this day. */
export function isUsedUp(draft: Draft, object: number, key: string): boolean {
  // Mostly there are not as many uses of all abilities together, and no name need be made.
  return draft.uses >= DAILY_LIMIT && (draft.counts[`${object}:${key}`] ?? 0) >= DAILY_LIMIT;
}

/** Counts one more use of an ability of an object. */
export function countUse(draft: Draft, object: number, key: string): void {
  countOne(draft, `${object}:${key}`);
}

/**
 * Counts one more activation of a Reaction by objects of one name, where the edition limits these (6.3.m).
 *
 * @param card the place of the object's card in the library; -1 for an emblem, which has no name
 * @returns false when the limit is reached, and nothing is counted
 */
export function countOfName(draft: Draft, card: number, reaction: Reaction): boolean {
  const most = draft.profile.activationsOfName;
  if (most === null || card < 0) return true;
  const name = reactionOfName(printedCard(draft, card), reaction);
  if ((draft.counts[name] ?? 0) >= most) return false;
  countOne(draft, name);
  return true;
}

/** Counts one more roll of a player. */
export function countRoll(draft: Draft, player: number): void {
  countOne(draft, `rolls:${player}`);
}

/** Returns how often a player has rolled this day. */
export function rollsToday(draft: Draft, player: number): number {
  return draft.counts[`rolls:${player}`] ?? 0;
}

/**
 * Counts one more. The first one makes the counts the draft's own, as an object without prototype:
 * JavaScript takes that for a dictionary, while any other object gets slower with every new name.
 */
function countOne(draft: Draft, name: string): void {
  if (!draft.ownsCounts) {
    draft.counts = Object.assign(Object.create(null), draft.counts);
    draft.ownsCounts = true;
  }
  draft.counts[name] = (draft.counts[name] ?? 0) + 1;
  draft.uses += 1;
}

/** Resets the counts of uses for a new day. */
export function resetUses(draft: Draft): void {
  draft.counts = {};
  draft.uses = 0;
  draft.ownsCounts = false;
}
