/** Conditions (6.5.d), and those of triggers, which may look back (6.3.k). */

import type { Condition, ExpeditionReference } from '../cards/ability.ts';
import { itemAt } from '../rules/require.ts';
import type { Context } from '../state/bindings.ts';
import { namedIds, presentObject } from '../state/context.ts';
import type { Draft } from '../state/game.ts';
import type { GameObject } from '../state/object.ts';
import { isAmong, isFirstPlayer, playersOf } from '../state/player.ts';
import { amount } from './amount.ts';
import { isWithin } from './comparison.ts';
import { expeditionsOf, relatedExpeditions } from './expedition.ts';
import { findExpeditions, fixedExpeditions, matchesExpedition } from './expedition-filter.ts';
import { findObjects, matchesFilter } from './filter.ts';

/** Objects as they were before the event, by id, for conditions in the past tense. */
export type Before = Pick<ReadonlyMap<number, GameObject>, 'get'>;

/** Whether a condition holds now, or held before the event where it says so. */
export function conditionHolds(
  draft: Draft,
  condition: Condition,
  context: Context,
  before?: Before,
): boolean {
  if ('exists' in condition) return existEnough(draft, condition, context);
  if ('is' in condition) return isSo(draft, condition, context, before);
  if ('amount' in condition) {
    return isWithin(draft, condition, amount(draft, condition.amount, context), context);
  }
  if ('expedition' in condition) {
    return holdsFor(draft, condition.expedition, context, (expedition) =>
      matchesExpedition(draft, condition.matches, expedition, context),
    );
  }
  if ('failed' in condition) {
    return holdsFor(draft, condition.failed, context, (expedition) =>
      context.bindings.failed.includes(expedition),
    );
  }
  if ('firstPlayer' in condition) {
    return playersOf(draft, condition.firstPlayer, context).some((player) =>
      isFirstPlayer(draft, player),
    );
  }
  if ('distinct' in condition) {
    return canAssign(
      condition.distinct.map((filter) => idsOf(draft, filter, context)),
      [],
    );
  }
  if ('day' in condition) return isWithin(draft, condition, draft.day, context);
  if ('phase' in condition) return draft.phase === condition.phase;
  if ('turn' in condition) {
    return draft.turn !== null && isAmong(draft, draft.turn, condition.turn, context);
  }
  if ('playedFrom' in condition) return context.bindings.playedFrom === condition.playedFrom;
  if ('thisWay' in condition) return wentThere(draft, condition, context);
  if ('not' in condition) return !conditionHolds(draft, condition.not, context, before);
  if ('and' in condition) {
    return condition.and.every((part) => conditionHolds(draft, part, context, before));
  }
  return condition.or.some((part) => conditionHolds(draft, part, context, before));
}

/** Whether every one of these Expeditions is so (7.4.4.k); of "one of your Expeditions", whether any is. */
function holdsFor(
  draft: Draft,
  expeditions: ExpeditionReference,
  context: Context,
  isSo: (expedition: number) => boolean,
): boolean {
  if (typeof expeditions === 'object' && 'choose' in expeditions) {
    return findExpeditions(draft, expeditions.choose, context).some(isSo);
  }
  const all = fixedExpeditions(draft, expeditions, context) ?? [];
  return all.length > 0 && all.every(isSo);
}

/**
 * Whether as many objects match as the condition asks for. Where the text names one Expedition and a
 * Gigantic object is in two, each of the two must hold that many (7.4.4.k).
 */
function existEnough(
  draft: Draft,
  condition: Extract<Condition, { exists: unknown }>,
  context: Context,
): boolean {
  const found = findObjects(draft, condition.exists, context);
  const enough = (count: number) =>
    isBounded(condition) ? isWithin(draft, condition, count, context) : count > 0;
  const { expedition } = condition.exists;
  const places =
    expedition === 'mine' || expedition === 'facing'
      ? relatedExpeditions(draft, expedition, context)
      : [];
  if (places.length < 2) return enough(found.length);
  return places.every((place) =>
    enough(found.filter((object) => expeditionsOf(draft, object).includes(place)).length),
  );
}

function isBounded(condition: object): boolean {
  return 'atLeast' in condition || 'atMost' in condition || 'exactly' in condition;
}

function isSo(
  draft: Draft,
  condition: Extract<Condition, { is: unknown }>,
  context: Context,
  before: Before | undefined,
): boolean {
  const ids = namedIds(condition.is, context) ?? [];
  return (
    ids.length > 0 &&
    ids.every((id) => {
      const object = condition.past
        ? (before?.get(id) ?? draft.objects[id])
        : (presentObject(draft, id, context) ?? draft.objects[id]);
      return object != null && matchesFilter(draft, condition.filter, object, context);
    })
  );
}

/** Whether something that the last step moved went there and matches, as it was before it went. */
function wentThere(
  draft: Draft,
  { thisWay, filter }: Extract<Condition, { thisWay: unknown }>,
  context: Context,
): boolean {
  const { lastMoved } = context.bindings;
  for (let i = 0; i < lastMoved.length; i += 2) {
    const was = draft.objects[itemAt(lastMoved, i, 'moved')];
    const now = draft.objects[itemAt(lastMoved, i + 1, 'moved')];
    if (was && now?.zone === thisWay && matchesFilter(draft, filter, was, context)) return true;
  }
  return false;
}

function idsOf(
  draft: Draft,
  filter: Parameters<typeof findObjects>[1],
  context: Context,
): number[] {
  return findObjects(draft, filter, context).map((object) => object.id);
}

/** Whether each list can give a different object ("a …, another … and yet another …"). */
function canAssign(lists: readonly (readonly number[])[], taken: readonly number[]): boolean {
  const [first, ...rest] = lists;
  if (!first) return true;
  return first.some((id) => !taken.includes(id) && canAssign(rest, [...taken, id]));
}
