/** Triggers about moving: joins, leaves, goes, is played (7.5.10 to 7.5.12). */

import { isWithin } from '../board/comparison.ts';
import type { Before } from '../board/condition.ts';
import { matchesExpedition } from '../board/expedition-filter.ts';
import { baseCost, isIn, matchesFilter } from '../board/filter.ts';
import type {
  ExpeditionFilter,
  Filter,
  Place,
  PlayedFilter,
  PlayerReference,
  Trigger,
} from '../cards/ability.ts';
import { once } from '../rules/once.ts';
import {
  type Bindings,
  type Context,
  type Gift,
  type MadeToken,
  NO_MOVES,
} from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import { expeditionAt } from '../state/lookup.ts';
import { type GameObject, handOrReserve } from '../state/object.ts';
import { isAmong } from '../state/player.ts';
import type { Performed, StepPlan } from '../state/step.ts';
import { listOf } from '../state/zone.ts';

/** An event, with objects as they were before it. */
export interface TriggerView {
  readonly draft: Draft;
  readonly plan: StepPlan;
  readonly performed: readonly Performed[];
  readonly before: Before;
}

/** One match of a trigger, and the objects and players that it was about (6.3.i). */
export interface Match {
  readonly it: readonly number[];
  readonly they: readonly number[];
  readonly expeditions: readonly number[];
  readonly moved: Bindings['moved'];
  readonly die?: number;
  readonly count?: number;
  readonly playedFrom?: 'hand' | 'reserve' | null;
  readonly failed?: readonly number[];
  readonly gift?: Gift;
  readonly made?: MadeToken;
}

function placesIn(where: string | readonly string[]): readonly string[] {
  return typeof where === 'string' ? [where] : where;
}

const RELATIONS: ReadonlySet<string> = new Set([
  'mine',
  'facing',
  'other',
  'facing-other',
  'yours',
]);

/** Whether an action can make its object join or leave anything: most leave it where it is. */
export function changesPlace(act: Performed['action']['act']): boolean {
  return act === 'move' || act === 'create' || act === 'relocate' || act === 'take-control';
}

/** Was not there before and is there after (7.5.10.a); several Expeditions are one subset (7.4.4.j). */
export function matchesJoining(
  draft: Draft,
  trigger: Extract<Trigger, { on: 'joins' }>,
  one: Performed,
  context: Context,
  subset: readonly number[] | undefined,
): boolean {
  const { before, after } = one;
  if (!after || !changesPlace(one.action.act)) return false;
  if (subset && subset.length > 0) {
    const was = one.was.some((expedition) => subset.includes(expedition));
    const now = one.now.some((expedition) => subset.includes(expedition));
    if (now && !was) return true;
  }
  return placesIn(trigger.where).some((place) => {
    if (RELATIONS.has(place)) return false;
    return (
      isIn(draft, after, place as Place) &&
      !(before !== null && isThere(draft, before, place as Place, after, trigger.of)) &&
      ofPlayer(draft, trigger.of, after, context)
    );
  });
}

/**
 * Whether an object is in a place, and not in another player's zone of that kind (3.1.2.b). The Landmark
 * zone may be shared (3.2.7.a): then whose Landmarks it is among counts where the trigger says whose.
 */
function isThere(
  draft: Draft,
  object: GameObject,
  place: Place,
  other: GameObject,
  of: PlayerReference | undefined,
): boolean {
  const isParted = draft.profile.landmarkZone === 'personal' || of !== undefined;
  const isOtherZone = isParted && place === 'landmark' && object.player !== other.player;
  return isIn(draft, object, place) && !isOtherZone;
}

/**
 * Was there before and is somewhere else after (7.5.11.a). Where the trigger says which Expeditions it
 * leaves, switching is enough (7.5.11.c).
 */
export function matchesLeaving(
  view: TriggerView,
  trigger: Extract<Trigger, { on: 'leaves' }>,
  one: Performed,
  context: Context,
  subset: readonly number[] | undefined,
): boolean {
  const { draft } = view;
  const { before, after } = one;
  if (!before) return false;
  if (trigger.during !== undefined && draft.phase !== trigger.during) return false;
  if (trigger.from) {
    return (
      isIn(draft, before, trigger.where as Place) &&
      expeditionsLeft(view, trigger.from, one, context).length > 0
    );
  }
  if (RELATIONS.has(trigger.where)) {
    if (!subset) return false;
    const was = one.was.some((expedition) => subset.includes(expedition));
    return was && !one.now.some((expedition) => subset.includes(expedition));
  }
  return (
    isIn(draft, before, trigger.where as Place) &&
    !(after !== null && isThere(draft, after, trigger.where as Place, before, trigger.of)) &&
    ofPlayer(draft, trigger.of, before, context)
  );
}

/** Returns the Expeditions like those that a trigger names, as they were before, that an object has left. */
export function expeditionsLeft(
  { draft, performed }: TriggerView,
  from: ExpeditionFilter | undefined,
  { was, now }: Performed,
  context: Context,
): readonly number[] {
  if (!from) return was;
  return was.filter(
    (one) =>
      !now.includes(one) &&
      matchesExpedition(draft, from, one, context, wasAscended(draft, performed, one)),
  );
}

/** Whether an Expedition was Ascended before an event: Rest takes that away as Characters leave (6.3.f). */
export function wasAscended(
  draft: Draft,
  performed: readonly Performed[],
  expedition: number,
): boolean {
  for (const { action } of performed) {
    if (action.act !== 'ascend' && action.act !== 'lose-ascended') continue;
    if (action.expedition === expedition) return action.act === 'lose-ascended';
  }
  return expeditionAt(draft, expedition).ascended;
}

/** Whether an object went to the zone that a trigger names, from where it says. */
export function matchesGoing(
  draft: Draft,
  trigger: Extract<Trigger, { on: 'goes' }>,
  one: Performed,
  context: Context,
): boolean {
  const { before, after, action } = one;
  if (action.act !== 'move' || !before || !after) return false;
  if (!isIn(draft, after, trigger.to) || before.zone === after.zone) return false;
  if (
    trigger.from !== undefined &&
    !placesIn(trigger.from).some((place) => isIn(draft, before, place as Place))
  ) {
    return false;
  }
  return ofPlayer(draft, trigger.of, after, context);
}

function ofPlayer(
  draft: Draft,
  of: PlayerReference | undefined,
  object: GameObject,
  context: Context,
): boolean {
  return of === undefined || isAmong(draft, object.player, of, context);
}

/** Returns a filter without the fields that only the card in Limbo can be checked by. */
const asPlayed = once(({ from: _from, baseCost: _cost, ...rest }: PlayedFilter): Filter => rest);

/**
 * Matches the playing of a card: it counts as played when it leaves Limbo as it resolves (7.5.12.a,
 * 5.1.2.l).
 */
export function matchPlaying(
  draft: Draft,
  filter: PlayedFilter,
  one: Performed,
  context: Context,
): Match | null {
  const { before, after, action } = one;
  if (action.act !== 'move' || !before || before.zone !== 'limbo' || before.card < 0) return null;
  const from = handOrReserve(before.playedFrom);
  if (filter.from !== undefined && filter.from !== from) return null;
  const seen = after && action.why === 'play' ? after : before;
  if (!matchesFilter(draft, asPlayed(filter), seen, context)) return null;
  const { baseCost: cost } = filter;
  if (cost && !isWithin(draft, cost, baseCost(draft, before), context)) return null;
  return {
    it: [seen.id],
    they: [before.player],
    expeditions: one.now,
    moved: after ? [before.id, after.id] : NO_MOVES,
    playedFrom: from,
  };
}

/** Whether a player's zone has so many cards since an event, and had fewer before it (S.7.a). */
export function reachesCount(
  { draft, performed }: TriggerView,
  { in: zone, atLeast }: Extract<Trigger, { on: 'has-cards' }>,
  player: number,
): boolean {
  const now = listOf(draft, zone, player);
  if (now.length < atLeast) return false;
  let before = now.length;
  for (const { before: was, after } of performed) {
    if (was?.id === after?.id) continue;
    if (after && now.includes(after.id)) before -= 1;
    if (was?.zone === zone && was.player === player) before += 1;
  }
  return before < atLeast;
}
