/** The Reaction for "The next Character that joins …": the object gains or loses something (7.5.10). */

import type { Effect, ExpeditionRelation, PlayChange, PlayedFilter, Reaction } from './ability.ts';

/**
 * Returns the steps by which an object gains or loses something; none for changes to how it is played.
 */
export function gainsOf(change: PlayChange): Effect {
  if ('gainsCounters' in change) {
    return [{ do: 'gain-counters', of: 'it', counter: change.gainsCounters, count: change.count }];
  }
  if ('gains' in change) return [{ do: 'gain', of: 'it', statuses: [change.gains] }];
  if ('loses' in change) return [{ do: 'lose', of: 'it', statuses: [change.loses] }];
  return [];
}

/** Returns the Reaction of an Ongoing Emblem that waits for an object to join an Expedition. */
export function reactionToJoining(
  card: PlayedFilter,
  joins: ExpeditionRelation,
  changes: readonly PlayChange[],
): Reaction {
  const { from: _, ...what } = card;
  return {
    kind: 'reaction',
    trigger: { on: 'joins', what, where: joins },
    effect: changes.flatMap(gainsOf),
  };
}
