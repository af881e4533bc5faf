/** Zones (3): the objects and cards in each, and the effects of a change of zone on them. */

import type { Zone } from '../cards/ability.ts';
import { missingItem } from '../rules/require.ts';
import { type Draft, type Game, playerCount } from './game.ts';
import {
  type GameObject,
  inPlayZone,
  keepsMarks,
  NO_ABILITIES,
  NO_COUNTERS,
  NO_STATUSES,
  NO_SUBTYPES,
} from './object.ts';

/** The seven personal zones (1.2.3.f), in the order in which a game keeps them. */
export const PERSONAL_ZONES = [
  'deck',
  'discard',
  'hand',
  'hero',
  'landmark',
  'mana',
  'reserve',
] as const;

/** Returns the number of lists of objects that a game of this many players keeps. */
export function zoneCount(players: number): number {
  return players * PERSONAL_ZONES.length + 2;
}

function zoneIndex(players: number, zone: Exclude<Zone, 'adventure'>, player: number): number {
  const first = player * PERSONAL_ZONES.length;
  switch (zone) {
    case 'expedition':
      return players * PERSONAL_ZONES.length;
    case 'limbo':
      return players * PERSONAL_ZONES.length + 1;
    case 'deck':
      return first;
    case 'discard':
      return first + 1;
    case 'hand':
      return first + 2;
    case 'hero':
      return first + 3;
    case 'landmark':
      return first + 4;
    case 'mana':
      return first + 5;
    case 'reserve':
      return first + 6;
  }
}

/** Returns ids of the objects or cards in a zone, in order; a Deck's first is its top (3.2.2.b). */
export function zoneOf(
  game: Pick<Game, 'zones' | 'teams'>,
  zone: Exclude<Zone, 'adventure'>,
  player = 0,
): readonly number[] {
  const index = zoneIndex(playerCount(game), zone, player);
  return game.zones[index] ?? missingItem('zones', index);
}

/** Returns the list of a zone itself, for code that may change it. */
export function listOf(
  draft: Pick<Draft, 'zones' | 'teams'>,
  zone: Exclude<Zone, 'adventure'>,
  player = 0,
): number[] {
  const index = zoneIndex(playerCount(draft), zone, player);
  return draft.zones[index] ?? missingItem('zones', index);
}

/** Whether an object still exists: nothing has moved it or ended it (2.1.d). */
export function stillExists(
  game: Pick<Game, 'objects' | 'things' | 'zones' | 'teams'>,
  id: number,
): boolean {
  const object = game.objects[id];
  if (!object) return false;
  if (object.slot >= 0) return game.things[object.slot] === id;
  return zoneOf(game, 'limbo').includes(id);
}

/** Returns a new timestamp, greater than all before (2.2.16.c). */
export function nextTimestamp(draft: Draft): number {
  draft.timestamp += 1;
  draft.objects[draft.timestamp] = null;
  return draft.timestamp;
}

/** Puts a changed record of the same object in the place of the old one. */
export function replaceObject(draft: Draft, object: GameObject): void {
  draft.objects[object.id] = object;
}

/** Takes an object out of its zone. What it last was stays known (2.1.h). */
export function takeOut(draft: Draft, object: GameObject): void {
  const list = listOf(draft, object.zone as Exclude<Zone, 'adventure'>, object.player);
  const at = list.indexOf(object.id);
  list.splice(at, 1);
  if (object.slot >= 0) draft.things[object.slot] = 0;
}

/** Puts an object in its zone, at a position counted from the top, 0 being the bottom. */
export function putIn(draft: Draft, object: GameObject, position = 0): void {
  const list = listOf(draft, object.zone as Exclude<Zone, 'adventure'>, object.player);
  if (position <= 0 || position > list.length) list.push(object.id);
  else list.splice(position - 1, 0, object.id);
  draft.objects[object.id] = object;
  if (object.slot >= 0) draft.things[object.slot] = object.id;
}

/**
 * Returns a bare object for a card or token that is new to its zone: without statuses or counters
 * (2.4.1.d). Fields are written one by one, here and where objects move, so that all objects have
 * them in the same order, which is what lets engines of JavaScript find them fast.
 */
export function bareObject({
  id,
  slot,
  card,
  token,
  owner,
  zone,
  player,
}: Pick<GameObject, 'id' | 'slot' | 'card' | 'token' | 'owner' | 'zone' | 'player'>): GameObject {
  return {
    id,
    slot,
    card,
    token,
    temple: false,
    owner,
    zone,
    player,
    expedition: -1,
    statuses: NO_STATUSES,
    counters: NO_COUNTERS,
    extra: NO_ABILITIES,
    subtypes: NO_SUBTYPES,
    playedFrom: null,
    emblem: null,
    scoutedFrom: 0,
  };
}

/**
 * Returns the counters that an object keeps when it moves (2.5.j to 2.5.l): from Reserve and Limbo
 * all, from play none but a Seasoned object's boosts on their way to Reserve (7.4.6.b), and in 5.0
 * what stays in play keeps them; from elsewhere none, as it is a new object (2.1.d).
 */
export function keptCounters(
  draft: Draft,
  object: GameObject,
  to: Zone,
  seasoned: boolean,
): GameObject['counters'] {
  if (object.counters === NO_COUNTERS || !keepsMarks(to)) {
    return draft.profile.countersInDiscard && to === 'discard' && leavesMarks(object)
      ? object.counters
      : NO_COUNTERS;
  }
  switch (object.zone) {
    case 'reserve':
    case 'limbo':
      return object.counters;
    case 'discard':
      return draft.profile.countersInDiscard ? object.counters : NO_COUNTERS;
    case 'expedition':
    case 'landmark': {
      if (draft.profile.keepsCountersInPlay && inPlayZone(to)) return object.counters;
      const boosts = object.counters.boost ?? 0;
      return seasoned && to === 'reserve' && boosts > 0 ? { boost: boosts } : NO_COUNTERS;
    }
    default:
      return NO_COUNTERS;
  }
}

/**
 * Whether counters stay on an object that goes to the Discard pile in edition 2024-09: from Reserve and
 * Limbo they do.
 */
function leavesMarks(object: GameObject): boolean {
  return object.zone === 'reserve' || object.zone === 'limbo';
}
