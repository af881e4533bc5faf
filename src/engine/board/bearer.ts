/** Objects and Emblems whose abilities may work (2.2.12.g to j, 2.2.2.m). */

import type { Passive } from '../cards/ability.ts';
import type { AbilitySet, KeyedAbility } from '../cards/compile.ts';
import type { Context } from '../state/bindings.ts';
import { type Draft, playerCount } from '../state/game.ts';
import { compiledOf, objectAt } from '../state/lookup.ts';
import { type GameObject, hasStatus } from '../state/object.ts';
import { zoneOf } from '../state/zone.ts';
import { baseTraits } from './characteristics.ts';

/** An object whose abilities may work, with those abilities as printed. */
export interface Bearer {
  readonly object: GameObject;
  readonly set: AbilitySet;
  readonly atWork: boolean;
}
function addBearers(draft: Draft, ids: readonly number[], result: Bearer[]): void {
  for (const id of ids) {
    const object = objectAt(draft, id);
    result.push({ object, set: baseTraits(draft, object).abilities, atWork: true });
  }
}
/** Returns every object whose abilities may work. */
export function allBearers(draft: Draft): Bearer[] {
  const result: Bearer[] = [];
  addBearers(draft, zoneOf(draft, 'expedition'), result);
  const players = playerCount(draft);
  for (let player = 0; player < players; player++) {
    addBearers(draft, zoneOf(draft, 'landmark', player), result);
    addBearers(draft, zoneOf(draft, 'hero', player), result);
    for (const id of zoneOf(draft, 'reserve', player)) {
      const object = objectAt(draft, id);
      const set = compiledOf(draft, object).support;
      if (set.works && !hasStatus(object, 'exhausted')) result.push({ object, set, atWork: false });
    }
  }
  return result;
}
/**
 * Returns exhausted cards in Reserve whose Support abilities would work if they were ready
 * (2.2.12.j).
 */
export function silentSupports(draft: Draft): readonly number[] {
  const result: number[] = [];
  for (let player = 0; player < playerCount(draft); player++) {
    for (const id of zoneOf(draft, 'reserve', player)) {
      const object = objectAt(draft, id);
      const isExhausted = hasStatus(object, 'exhausted');
      if (isExhausted && compiledOf(draft, object).support.works) result.push(id);
    }
  }
  return result;
}
/** An Ongoing Emblem, with its passive ability when it has one. */
export interface OngoingEmblem {
  readonly object: GameObject;
  readonly entry: KeyedAbility<Passive> | null;
  readonly context: Context;
}
/** Returns Ongoing Emblems in Limbo (2.2.2.m). */
export function ongoingEmblems(draft: Draft): OngoingEmblem[] {
  const result: OngoingEmblem[] = [];
  for (const id of zoneOf(draft, 'limbo')) {
    const object = objectAt(draft, id);
    const { emblem } = object;
    if (emblem?.type !== 'ongoing') continue;
    const { says } = emblem;
    result.push({
      object,
      entry: 'passive' in says ? { ability: says.passive, key: 'emblem' } : null,
      context: { me: emblem.source, controller: object.player, bindings: emblem.bindings },
    });
  }
  return result;
}
