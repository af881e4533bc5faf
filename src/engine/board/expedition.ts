/** Expeditions and regions (3.2.1, 3.2.4): who is where, who faces whom, who is ahead. */

import type {
  ExpeditionFilter,
  ExpeditionReference,
  ExpeditionRelation,
  Filter,
  Terrain,
} from '../cards/ability.ts';
import { once } from '../rules/once.ts';
import { type Context, namedIds } from '../state/context.ts';
import type { ExpeditionName } from '../state/decision.ts';
import { type Draft, type Game, otherSide, playerCount, playerOf } from '../state/game.ts';
import { FARTHEST, regionAt } from '../state/mode.ts';
import type { GameObject } from '../state/object.ts';
import { isAmong, playersOf } from '../state/player.ts';
import { exists } from '../state/zone.ts';
import { within } from './amount.ts';
import { find } from './filter.ts';
import { hasKeyword, terrainsOfRegion } from './working.ts';

const NONE: readonly number[] = [];

/** An Expedition in words of the game. */
export function expeditionName(expedition: number): ExpeditionName {
  return NAMES[expedition]!;
}

const MOST_PLAYERS = 4;

const NAMES: readonly ExpeditionName[] = Array.from({ length: MOST_PLAYERS * 2 }, (_, expedition) =>
  Object.freeze({
    player: playerOf(expedition),
    side: expedition % 2 === 0 ? ('hero' as const) : ('companion' as const),
  }),
);

/** Each Expedition as a list, and with the other one of its player: shared, as they are asked for often. */
const ALONE: readonly (readonly number[])[] = NAMES.map((_, expedition) => [expedition]);
const BOTH = ALONE.map(([expedition]) => [expedition!, otherSide(expedition!)]);

/** The number of an Expedition. */
export function expeditionOf(name: ExpeditionName): number {
  return name.player * 2 + (name.side === 'hero' ? 0 : 1);
}

/** The Expeditions that an object is in: both of its controller's if it is Gigantic (7.4.4.b). */
export function expeditionsOf(draft: Draft, object: GameObject): readonly number[] {
  const { expedition } = object;
  if (expedition < 0) return NONE;
  return hasKeyword(draft, object, 'gigantic') ? BOTH[expedition]! : ALONE[expedition]!;
}

/** Expeditions as the object bearing an ability sees them (7.4.4.f to l). */
export function related(
  draft: Draft,
  relation: ExpeditionRelation,
  context: Context,
): readonly number[] {
  if (relation === 'yours') return [context.controller * 2, context.controller * 2 + 1];
  const me = draft.objects[context.me];
  if (!me) return NONE;
  if (draft.entries && !exists(draft, me.id)) draft.lookedBack = true;
  const mine = expeditionsOf(draft, me);
  switch (relation) {
    case 'mine':
      return mine;
    case 'facing':
      return mine.map((expedition) => draft.facing[expedition]!);
    case 'other':
      return mine.length === 1 ? [otherSide(mine[0]!)] : NONE;
    case 'facing-other':
      return mine.length === 1 ? [draft.facing[otherSide(mine[0]!)]!] : NONE;
  }
}

/** How far an Expedition is from its region of origin (1.3.3.b). */
export function distance(game: Pick<Game, 'expeditions'>, expedition: number): number {
  return game.expeditions[expedition]!.distance;
}

/** Regions that an Expedition has before it until the one opposite to its origin. */
export function remaining(game: Pick<Game, 'expeditions'>, expedition: number): number {
  return FARTHEST - distance(game, expedition);
}

/** The region that an Expedition's counter is in; the Arena is the only one (3.2.1.c). */
export function regionOf(
  game: Pick<Game, 'expeditions' | 'mode' | 'arena'>,
  expedition: number,
): number {
  return game.arena ? 0 : regionAt(game.mode, expedition, distance(game, expedition));
}

/** Ahead, behind or tied with the Expedition that it faces (7.5.2). */
function position(draft: Draft, expedition: number): 'ahead' | 'behind' | 'tied' {
  if (draft.arena) return 'tied';
  const mine = distance(draft, expedition);
  const theirs = distance(draft, draft.facing[expedition]!);
  return mine > theirs ? 'ahead' : mine < theirs ? 'behind' : 'tied';
}

/** Terrains of the region that an Expedition is in (7.5.8.a). */
export function terrainsOf(draft: Draft, expedition: number): readonly Terrain[] {
  return terrainsOfRegion(draft, regionOf(draft, expedition));
}

/** Whether an Expedition is among those that a filter means. */
export function matchesExpedition(
  draft: Draft,
  filter: ExpeditionFilter,
  expedition: number,
  context: Context,
): boolean {
  const player = playerOf(expedition);
  if (filter.of !== undefined && !isAmong(draft, player, filter.of, context)) return false;
  if (filter.side !== undefined && (expedition % 2 === 0 ? 'hero' : 'companion') !== filter.side) {
    return false;
  }
  if (
    filter.relation !== undefined &&
    !related(draft, filter.relation, context).includes(expedition)
  ) {
    return false;
  }
  if (filter.position !== undefined) {
    const wanted: readonly string[] =
      typeof filter.position === 'string' ? [filter.position] : filter.position;
    if (!wanted.includes(position(draft, expedition))) return false;
  }
  if (filter.terrain !== undefined && !terrainsOf(draft, expedition).includes(filter.terrain)) {
    return false;
  }
  if (filter.singleTerrain && terrainsOf(draft, expedition).length !== 1) return false;
  if (filter.atStart && (draft.arena || distance(draft, expedition) !== 0)) return false;
  if (
    filter.ascended !== undefined &&
    draft.expeditions[expedition]!.ascended !== filter.ascended
  ) {
    return false;
  }
  return filter.holds === undefined || holdsEnough(draft, filter.holds, expedition, context);
}

type Holds = NonNullable<ExpeditionFilter['holds']>;

const heldBy = once(
  ({ number: _number, ...filter }: Holds): Filter => ({ in: 'expedition', ...filter }),
);

function holdsEnough(draft: Draft, holds: Holds, expedition: number, context: Context): boolean {
  const inside = find(draft, heldBy(holds), context).filter((object) =>
    expeditionsOf(draft, object).includes(expedition),
  );
  return within(draft, holds.number, inside.length, context);
}

/** Of Expeditions spoken of before, those whose players have not left the game. */
export function stillRacing(draft: Draft, expeditions: readonly number[]): readonly number[] {
  return draft.arena ? expeditions.filter((one) => isRacing(draft, one)) : expeditions;
}

function isRacing(draft: Draft, expedition: number): boolean {
  return draft.players[playerOf(expedition)]!.competing;
}

/** Every Expedition in the game that matches, the controller's own first. */
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

/** Expeditions that a reference without choice means; null when it needs a pick. */
export function fixedExpeditions(
  draft: Draft,
  reference: ExpeditionReference,
  context: Context,
): readonly number[] | null {
  if (typeof reference === 'string') {
    return reference === 'it'
      ? stillRacing(draft, context.bindings.expeditions)
      : related(draft, reference, context);
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
  if ('where' in reference) return stillRacing(draft, whereIs(draft, reference, context));
  return null;
}

/** The Expeditions of what a reference names, as they are or last were (6.3.k), or facing them. */
function whereIs(
  draft: Draft,
  reference: Extract<ExpeditionReference, { where: unknown }>,
  context: Context,
): readonly number[] {
  const result: number[] = [];
  for (const id of namedIds(reference.where, context) ?? NONE) {
    const object = draft.objects[id];
    if (!object) continue;
    if (draft.entries && !exists(draft, id)) draft.lookedBack = true;
    for (const expedition of expeditionsOf(draft, object)) {
      const meant = reference.facing ? draft.facing[expedition]! : expedition;
      if (!result.includes(meant)) result.push(meant);
    }
  }
  return result;
}

/** Regions strictly between a player's two Expeditions. */
export function regionsBetween(draft: Draft, player: number): number {
  if (draft.arena) return 0;
  const walked = distance(draft, player * 2) + distance(draft, player * 2 + 1);
  return Math.max(0, FARTHEST - walked - 1);
}

/** The number of the Expedition that an option names, or -1 for none. */
export function expeditionChosenFrom(name: ExpeditionName | null): number {
  return name === null ? -1 : expeditionOf(name);
}
