/** Mana: exhausting Mana Orbs (3.2.9.f). */

import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { hasStatus } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION } from '../state/step.ts';
import { zoneOf } from '../state/zone.ts';

/** Returns a player's ready Mana Orbs. */
export function readyOrbs(draft: Draft, player: number): readonly number[] {
  return zoneOf(draft, 'mana', player).filter((id) => !hasStatus(objectAt(draft, id), 'exhausted'));
}

/** Returns the mana that a player can pay. */
export function manaOf(draft: Draft, player: number): number {
  let count = 0;
  for (const id of zoneOf(draft, 'mana', player)) {
    if (objectAt(draft, id).statuses.length === 0) count += 1;
  }
  return count;
}

/**
 * Returns the atomic actions of paying mana: one for each Mana Orb exhausted. Which Orbs makes no
 * difference, as any two of them can be swapped (3.2.9.e); the first ready ones are taken.
 */
export function payMana(player: number, mana: number, orbs: readonly number[]): AtomicAction[] {
  const actions: AtomicAction[] = [];
  for (const object of orbs) {
    if (actions.length >= mana) break;
    actions.push({ ...BLANK_ACTION, act: 'gain-status', object, status: 'exhausted', by: player });
  }
  return actions;
}
