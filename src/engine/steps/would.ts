/** Whether a step or an atomic action is the event that a modifier waits for (6.2.b). */

import { expeditionsOf, isRelation, relatedExpeditions } from '../board/expedition.ts';
import { matchesExpedition } from '../board/expedition-filter.ts';
import { isIn, matchesFilter, matchesThere } from '../board/filter.ts';
import type { Would } from '../cards/ability.ts';
import type { Bindings } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import { expeditionAt, objectAt, objectOfAction } from '../state/lookup.ts';
import { inPlayZone } from '../state/object.ts';
import { isAmong, playersOf } from '../state/player.ts';
import type { AtomicAction, StepPlan } from '../state/step.ts';
import type { RuleInstance } from '../state/working-state.ts';
import { stillExists } from '../state/zone.ts';
import { madeToken } from './token.ts';

export type Instead = RuleInstance<'instead'>;
export type Modifier = Instead | RuleInstance<'also'>;

export const WHOLE: ReadonlySet<Would['would']> = new Set(['draw', 'resupply', 'roll', 'daily']);

/** Returns the players whose part of the step a modifier replaces. */
export function appliesToWhole(
  draft: Draft,
  instance: Modifier,
  plan: StepPlan,
): readonly number[] {
  const { would } = instance.passive.rule;
  if (!WHOLE.has(would.would) || !('who' in would)) return [];
  const matchesStep =
    would.would === 'daily' ? plan.daily === would.daily : plan.verb === would.would;
  if (!matchesStep) return [];
  const players = playersOf(draft, would.who, instance.context);
  return plan.who.filter(
    (player) =>
      players.includes(player) &&
      (plan.daily !== undefined || plan.actions.some((action) => isDoneBy(action, [player]))),
  );
}

/** Whether some modifier waits for a step as a whole. */
export function anyWaitsForStep(
  draft: Draft,
  modifiers: readonly Modifier[],
  plan: StepPlan,
): boolean {
  return modifiers.some((one) => appliesToWhole(draft, one, plan).length > 0);
}

/** Whether some modifier waits for an atomic action. */
export function anyWaitsForAction(
  draft: Draft,
  modifiers: readonly Modifier[],
  action: AtomicAction,
): boolean {
  return modifiers.some((one) => appliesToAction(draft, one, action));
}

/** Whether one of the players does an atomic action. */
export function isDoneBy(action: AtomicAction, players: readonly number[]): boolean {
  return action.by !== null && players.includes(action.by);
}

/** Whether a modifier waits for an atomic action; impossible ones cannot be modified (1.4.1.d). */
export function appliesToAction(draft: Draft, instance: Modifier, action: AtomicAction): boolean {
  const { would } = instance.passive.rule;
  if (WHOLE.has(would.would)) return false;
  if ('during' in would && would.during !== undefined && would.during !== draft.phase) return false;
  switch (would.would) {
    case 'leave':
      if (action.act === 'relocate') return switchesAway(draft, instance, would, action);
      return action.act === 'move' && movesAs(draft, instance, would, action);
    case 'go':
      return action.act === 'move' && movesAs(draft, instance, would, action);
    case 'gain':
      return (
        action.act === 'gain-status' &&
        action.status === would.status &&
        isMeant(draft, instance, would.what, action.object, matchesThere)
      );
    case 'lose':
      return (
        action.act === 'lose-status' &&
        action.status === would.status &&
        isMeant(draft, instance, would.what, action.object, matchesThere)
      );
    case 'gain-counters':
      return (
        action.act === 'gain-counters' &&
        (would.counter === undefined || would.counter === action.counter) &&
        isMeant(draft, instance, would.what, action.object, matchesThere)
      );
    case 'create':
      return (
        action.act === 'create' &&
        action.by !== null &&
        isAmong(draft, action.by, would.who, instance.context)
      );
    case 'move-forward':
    case 'move-backward':
      return (
        action.act === 'move-expedition' &&
        action.regions > 0 === (would.would === 'move-forward') &&
        (would.dueTo === undefined || action.dueTo?.includes(would.dueTo) === true) &&
        matchesExpedition(draft, would.expedition, action.expedition, instance.context)
      );
    case 'ascend':
      return (
        action.act === 'ascend' &&
        expeditionAt(draft, action.expedition).ascended === (would.again === true) &&
        matchesExpedition(draft, would.expedition, action.expedition, instance.context)
      );
    default:
      return false;
  }
}

/** Whether an object is one that a modifier means; `fits` also checks where it is. */
function isMeant(
  draft: Draft,
  instance: Modifier,
  what: Extract<Would, { would: 'gain' }>['what'],
  id: number,
  fits = matchesFilter,
): boolean {
  if (what === 'me') return id === instance.context.me;
  return fits(draft, what, objectAt(draft, id), instance.context);
}

/**
 * Whether an object leaves its Expedition for another one, which is leaving it, though not the zone
 * (7.5.11.a, c).
 */
function switchesAway(
  draft: Draft,
  instance: Instead | RuleInstance<'also'>,
  { what, where }: Extract<Would, { would: 'leave' }>,
  action: Extract<AtomicAction, { act: 'relocate' }>,
): boolean {
  const object = objectAt(draft, action.object);
  if (!isRelation(where) || !isMeant(draft, instance, what, action.object)) return false;
  const subset = relatedExpeditions(draft, where, instance.context);
  const was = expeditionsOf(draft, object);
  const now = expeditionsOf(draft, { ...object, expedition: action.expedition });
  return was.some((one) => subset.includes(one)) && !now.some((one) => subset.includes(one));
}

function movesAs(
  draft: Draft,
  instance: Modifier,
  would: Extract<Would, { would: 'leave' | 'go' }>,
  action: Extract<AtomicAction, { act: 'move' }>,
): boolean {
  if (!stillExists(draft, action.object) || !isMeant(draft, instance, would.what, action.object)) {
    return false;
  }
  const object = objectAt(draft, action.object);
  if (would.would === 'go') {
    if (would.sacrificed && action.why !== 'sacrifice') return false;
    const there = would.to === 'play' ? inPlayZone(action.to) : action.to === would.to;
    return there && (would.from === undefined || isIn(draft, object, would.from));
  }
  const { where } = would;
  if (isRelation(where)) {
    const subset = relatedExpeditions(draft, where, instance.context);
    return (
      action.to !== 'expedition' &&
      expeditionsOf(draft, object).some((expedition) => subset.includes(expedition))
    );
  }
  if (where === 'play') return inPlayZone(object.zone) && !inPlayZone(action.to);
  const isOtherZone = where === 'landmark' && action.player !== object.player;
  return isIn(draft, object, where) && (action.to !== where || isOtherZone);
}

/** Returns the bindings for the text of a modifier: what is affected, and by how much. */
export function bindingsFor(draft: Draft, instance: Modifier, action: AtomicAction): Bindings {
  const about = objectOfAction(draft, action);
  const object = about ? [about.id] : [];
  return {
    ...instance.context.bindings,
    it: object,
    that: object,
    they: action.by === null ? [] : [action.by],
    expeditions: expeditionsAffected(action) ?? (about ? expeditionsOf(draft, about) : []),
    would: numberOf(action),
    made: action.act === 'create' ? madeToken(action) : null,
  };
}

/** Returns the Expedition that an action names; null for a move, and for one that names none. */
function expeditionsAffected(action: AtomicAction): readonly number[] | null {
  if (action.act === 'move' || action.act === 'create' || !('expedition' in action)) return null;
  return action.expedition === undefined ? null : [action.expedition];
}

/** Returns the number of regions or counters of an action. */
function numberOf(action: AtomicAction): number {
  switch (action.act) {
    case 'move-expedition':
      return Math.abs(action.regions);
    case 'gain-counters':
    case 'lose-counters':
      return action.count;
    default:
      return 0;
  }
}
