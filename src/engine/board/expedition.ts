/** Expeditions and regions (3.2.1, 3.2.4): who is where, who faces whom, who is ahead. */

import type { ExpeditionRelation, Place, Terrain } from '../cards/ability.ts';
import { EXPEDITION_RELATIONS } from '../cards/vocabulary.ts';
import { itemAt } from '../rules/require.ts';
import type { Context } from '../state/bindings.ts';
import type { ExpeditionName } from '../state/decision.ts';
import { EXPEDITIONS } from '../state/expedition-name.ts';
import { type Draft, type Game, otherSide } from '../state/game.ts';
import { expeditionAt, facingOf } from '../state/lookup.ts';
import { FARTHEST, regionAt } from '../state/mode.ts';
import type { GameObject } from '../state/object.ts';
import { stillExists } from '../state/zone.ts';
import { hasKeyword, isConsidered, terrainsOfRegion } from './characteristics.ts';

export const NONE: readonly number[] = [];

/** Each Expedition as a list, and with the other one of its player: shared, as they are asked for often. */
const ALONE: readonly (readonly number[])[] = EXPEDITIONS.map((expedition) => [expedition]);
const BOTH = EXPEDITIONS.map((expedition) => [expedition, otherSide(expedition)]);

/** Returns the number of an Expedition. */
export function expeditionOf(name: ExpeditionName): number {
  return name.player * 2 + (name.side === 'hero' ? 0 : 1);
}

/**
 * Returns the Expeditions that an object is in: both of its controller's if it is Gigantic (7.4.4.b).
 */
export function expeditionsOf(draft: Draft, object: GameObject): readonly number[] {
  const { expedition } = object;
  if (expedition < 0) return NONE;
  return itemAt(hasKeyword(draft, object, 'gigantic') ? BOTH : ALONE, expedition, 'expeditions');
}

/** Whether the name of a place is that of an Expedition as an object sees it. */
export function isRelation(where: ExpeditionRelation | Place): where is ExpeditionRelation {
  const relations: readonly string[] = EXPEDITION_RELATIONS;
  return relations.includes(where);
}

/** Returns Expeditions as the object bearing an ability sees them (7.4.4.f to l). */
export function relatedExpeditions(
  draft: Draft,
  relation: ExpeditionRelation,
  context: Context,
): readonly number[] {
  if (relation === 'yours') return [context.controller * 2, context.controller * 2 + 1];
  const me = draft.objects[context.me];
  if (!me) return NONE;
  if (draft.entries && !stillExists(draft, me.id)) draft.lookedBack = true;
  const mine = expeditionsOf(draft, me);
  switch (relation) {
    case 'mine':
      return mine;
    case 'facing':
      return mine.map((expedition) => facingOf(draft, expedition));
    case 'other':
      return mine.length === 1 ? mine.map(otherSide) : NONE;
    case 'facing-other':
      return mine.length === 1 ? mine.map((one) => facingOf(draft, otherSide(one))) : NONE;
  }
}

/** Returns how far an Expedition is from its region of origin (1.3.3.b). */
export function distanceOf(game: Pick<Game, 'expeditions'>, expedition: number): number {
  return expeditionAt(game, expedition).distance;
}

/** Regions that an Expedition has before it until the one opposite to its origin. */
export function regionsAhead(game: Pick<Game, 'expeditions'>, expedition: number): number {
  return FARTHEST - distanceOf(game, expedition);
}

/** Returns the region that an Expedition's counter is in; the Arena is the only one (3.2.1.c). */
export function regionOf(
  game: Pick<Game, 'expeditions' | 'mode' | 'arena'>,
  expedition: number,
): number {
  return game.arena ? 0 : regionAt(game.mode, expedition, distanceOf(game, expedition));
}

/** Returns the position of an Expedition to the one that it faces (7.5.2). */
export function relativePosition(draft: Draft, expedition: number): 'ahead' | 'behind' | 'tied' {
  if (isConsidered(draft, expedition, 'behind')) return 'behind';
  if (draft.arena) return 'tied';
  const mine = distanceOf(draft, expedition);
  const theirs = distanceOf(draft, facingOf(draft, expedition));
  return mine > theirs ? 'ahead' : mine < theirs ? 'behind' : 'tied';
}

/** Terrains of the region that an Expedition is in (7.5.8.b). */
export function terrainsOf(draft: Draft, expedition: number): readonly Terrain[] {
  return terrainsOfRegion(draft, regionOf(draft, expedition));
}

/** Regions strictly between a player's two Expeditions. */
export function regionsBetween(draft: Draft, player: number): number {
  if (draft.arena) return 0;
  const walked = distanceOf(draft, player * 2) + distanceOf(draft, player * 2 + 1);
  return Math.max(0, FARTHEST - walked - 1);
}

/** Returns the number of the Expedition that an option names, or -1 for none. */
export function expeditionChosenFrom(name: ExpeditionName | null): number {
  return name === null ? -1 : expeditionOf(name);
}
