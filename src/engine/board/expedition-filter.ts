/** Expeditions that a text means. */

import type { ExpeditionFilter, ExpeditionReference, Filter } from '../cards/ability.ts';
import { once } from '../rules/once.ts';
import type { Context } from '../state/bindings.ts';
import { namedIds } from '../state/context.ts';
import { type Draft, otherSide, playerCount, playerOf } from '../state/game.ts';
import { expeditionAt, facingOf, playerAt } from '../state/lookup.ts';
import { isAmong, playersOf } from '../state/player.ts';
import { stillExists } from '../state/zone.ts';
import { isConsidered } from './characteristics.ts';
import { isWithin } from './comparison.ts';
import {
  distanceOf,
  expeditionsOf,
  NONE,
  regionOf,
  relatedExpeditions,
  relativePosition,
  terrainsOf,
} from './expedition.ts';
import { findObjects } from './filter.ts';

export type Holds = NonNullable<ExpeditionFilter['holds']>;
const heldBy = once(
  ({ number: _number, ...filter }: Holds): Filter => ({ in: 'expedition', ...filter }),
);
function holdsEnough(draft: Draft, holds: Holds, expedition: number, context: Context): boolean {
  const inside = findObjects(draft, heldBy(holds), context).filter((object) =>
    expeditionsOf(draft, object).includes(expedition),
  );
  return isWithin(draft, holds.number, inside.length, context);
}
/** Whether an Expedition is among those that a filter means; `ascended` where it is asked of another time. */
export function matchesExpedition(
  draft: Draft,
  filter: ExpeditionFilter,
  expedition: number,
  context: Context,
  ascended = expeditionAt(draft, expedition).ascended,
): boolean {
  const player = playerOf(expedition);
  if (filter.of !== undefined && !isAmong(draft, player, filter.of, context)) return false;
  if (filter.side !== undefined && (expedition % 2 === 0 ? 'hero' : 'companion') !== filter.side) {
    return false;
  }
  if (
    filter.relation !== undefined &&
    !relatedExpeditions(draft, filter.relation, context).includes(expedition)
  ) {
    return false;
  }
  if (filter.other && relatedExpeditions(draft, 'mine', context).includes(expedition)) return false;
  if (filter.position !== undefined) {
    const wanted: readonly string[] =
      typeof filter.position === 'string' ? [filter.position] : filter.position;
    if (!wanted.includes(relativePosition(draft, expedition))) return false;
  }
  if (filter.terrain !== undefined && !terrainsOf(draft, expedition).includes(filter.terrain)) {
    return false;
  }
  if (filter.singleTerrain && terrainsOf(draft, expedition).length !== 1) return false;
  if (filter.inContact && !isInContact(draft, expedition)) return false;
  if (filter.atStart && (draft.arena || distanceOf(draft, expedition) !== 0)) return false;
  if (filter.ascended !== undefined && ascended !== filter.ascended) return false;
  return filter.holds === undefined || holdsEnough(draft, filter.holds, expedition, context);
}
/** Whether an Expedition of another player is in the same region. */
function isInContact(draft: Draft, expedition: number): boolean {
  if (isConsidered(draft, expedition, 'in-contact')) return true;
  const region = regionOf(draft, expedition);
  return draft.expeditions.some(
    (_, other) => playerOf(other) !== playerOf(expedition) && regionOf(draft, other) === region,
  );
}

function isRacing(draft: Draft, expedition: number): boolean {
  return playerAt(draft, playerOf(expedition)).competing;
}
/** Returns those of the Expeditions whose players have not left the game. */
export function stillRacing(draft: Draft, expeditions: readonly number[]): readonly number[] {
  return draft.arena ? expeditions.filter((one) => isRacing(draft, one)) : expeditions;
}
/** Returns every Expedition in the game that matches, the controller's own first. */
export function findExpeditions(
  draft: Draft,
  filter: ExpeditionFilter,
  context: Context,
): number[] {
  const result: number[] = [];
  const count = playerCount(draft) * 2;
  const first = context.controller * 2;
  for (let i = 0; i < count; i++) {
    const expedition = (first + i) % count;
    if (draft.arena && !isRacing(draft, expedition)) continue;
    if (matchesExpedition(draft, filter, expedition, context)) result.push(expedition);
  }
  return result;
}
/**
 * Returns the Expeditions of the objects that a reference names, as they are or last were (6.3.j), or
 * those facing them.
 */
function whereIs(
  draft: Draft,
  reference: Extract<ExpeditionReference, { where: unknown }>,
  context: Context,
): readonly number[] {
  const result: number[] = [];
  for (const id of namedIds(reference.where, context) ?? NONE) {
    const object = draft.objects[id];
    if (!object) continue;
    if (draft.entries && !stillExists(draft, id)) draft.lookedBack = true;
    for (const expedition of expeditionsOf(draft, object)) {
      const meant = reference.facing ? facingOf(draft, expedition) : expedition;
      if (!result.includes(meant)) result.push(meant);
    }
  }
  return result;
}
/** Returns Expeditions that a reference without choice means; null when it needs a pick. */
export function fixedExpeditions(
  draft: Draft,
  reference: ExpeditionReference,
  context: Context,
): readonly number[] | null {
  if (typeof reference === 'string') {
    return reference === 'it'
      ? stillRacing(draft, context.bindings.expeditions)
      : relatedExpeditions(draft, reference, context);
  }
  if ('side' in reference) {
    const players =
      reference.of === undefined ? [context.controller] : playersOf(draft, reference.of, context);
    return players.map((player) => player * 2 + (reference.side === 'hero' ? 0 : 1));
  }
  if ('each' in reference) return findExpeditions(draft, reference.each, context);
  if ('and' in reference) {
    return [
      ...new Set(reference.and.flatMap((one) => fixedExpeditions(draft, one, context) ?? NONE)),
    ];
  }
  if ('beside' in reference) {
    const beside = fixedExpeditions(draft, reference.beside, context);
    if (beside === null) return null;
    return beside.map((one) =>
      reference.which === 'other' ? otherSide(one) : facingOf(draft, one),
    );
  }
  if ('where' in reference) return stillRacing(draft, whereIs(draft, reference, context));
  return null;
}
