/** Filters: which objects and cards a text means. */

import type { Filter } from '../cards/ability.ts';
import { isPaidBy } from '../cards/quick-action-sign.ts';
import {
  type FilterType,
  type Place,
  type QuickActionSign,
  type Status,
  TERRAINS,
} from '../cards/vocabulary.ts';
import { once } from '../rules/once.ts';
import { requireValue } from '../rules/require.ts';
import { becameOf, type Context } from '../state/bindings.ts';
import { namedIds } from '../state/context.ts';
import { type Draft, playerCount } from '../state/game.ts';
import { compiledOf, facingOf, objectAt } from '../state/lookup.ts';
import { countersOn, type GameObject, hasStatus, inPlayZone, isAtWork } from '../state/object.ts';
import { isAmong } from '../state/player.ts';
import { zoneOf } from '../state/zone.ts';
import { allActionsOf, statisticOf, traitsOf } from './characteristics.ts';
import { isWithin } from './comparison.ts';
import { expeditionsOf, relatedExpeditions, terrainsOf } from './expedition.ts';

const IN_PLAY: readonly Place[] = ['play'];

function toList<T extends string>(value: T | readonly T[] | undefined): readonly T[] | undefined {
  return typeof value === 'string' ? [value] : value;
}

function isInAny(draft: Draft, object: GameObject, places: readonly Place[]): boolean {
  for (const place of places) if (isIn(draft, object, place)) return true;
  return false;
}

function hasAnyStatus(object: GameObject, statuses: readonly Status[]): boolean {
  for (const status of statuses) if (hasStatus(object, status)) return true;
  return false;
}

function namesAny(words: readonly string[], named: readonly string[]): boolean {
  for (const word of words) if (named.includes(word)) return true;
  return false;
}

/** Returns everything that matches, looking in play unless the filter says where (2.2.1.h). */
export function findObjects(draft: Draft, filter: Filter, context: Context): GameObject[] {
  const result: GameObject[] = [];
  const parts = partsOf(filter);
  const places = parts.in ?? IN_PLAY;
  for (const place of places) {
    for (const id of idsIn(draft, place, context)) {
      const object = objectAt(draft, id);
      // Where Heroes are in play, a list of places can name the Hero zone twice.
      if (places.length > 1 && result.includes(object)) continue;
      if (matchesParts(draft, parts, object, context)) result.push(object);
    }
  }
  return result;
}

/** Returns ids in a place, the controller's own first. */
function idsIn(draft: Draft, place: Place, context: Context): readonly number[] {
  switch (place) {
    case 'expedition':
    case 'limbo':
      return zoneOf(draft, place);
    case 'play': {
      const ids = joinLists(zoneOf(draft, 'expedition'), eachPlayer(draft, 'landmark', context));
      return draft.profile.heroesInPlay ? joinLists(ids, eachPlayer(draft, 'hero', context)) : ids;
    }
    default:
      return eachPlayer(draft, place, context);
  }
}

function eachPlayer(
  draft: Draft,
  zone: Exclude<Place, 'play' | 'expedition' | 'limbo'>,
  context: Context,
): readonly number[] {
  const count = playerCount(draft);
  let ids = zoneOf(draft, zone, context.controller);
  for (let i = 1; i < count; i++) {
    ids = joinLists(ids, zoneOf(draft, zone, (context.controller + i) % count));
  }
  return ids;
}

/** Joins two lists; mostly one of them is empty, and nothing is copied. */
function joinLists(ids: readonly number[], more: readonly number[]): readonly number[] {
  if (more.length === 0) return ids;
  return ids.length === 0 ? more : [...ids, ...more];
}

/** Fields of a filter that it sets to one word or several. */
type Listed = 'type' | 'subtype' | 'in' | 'status' | 'without';

/** All fields of a filter; undefined where the filter does not set them. */
type Parts = { readonly [K in Exclude<keyof Filter, Listed>]-?: Filter[K] | undefined } & {
  readonly [K in Listed]: readonly Exclude<Filter[K], readonly unknown[] | undefined>[] | undefined;
} & {
  /** Whether it sets any bound on costs or statistics. */
  readonly numbers: boolean;
};

/**
 * Copies a filter once into an object that has all fields: filters have many shapes, and most of the
 * time would go into looking for fields that they lack.
 */
const partsOf = once((filter: Filter): Parts => {
  const { handCost, reserveCost, baseCost, baseZero, baseZeroInTerrain } = filter;
  const { statistics, oneStatistic } = filter;
  const numbers = [handCost, reserveCost, baseCost, baseZero, baseZeroInTerrain];
  return {
    type: toList(filter.type),
    token: filter.token,
    named: filter.named,
    sameName: filter.sameName,
    gigantic: filter.gigantic,
    action: filter.action,
    faction: filter.faction,
    subtype: toList(filter.subtype),
    notSubtype: filter.notSubtype,
    other: filter.other,
    otherThanIt: filter.otherThanIt,
    in: toList(filter.in),
    of: filter.of,
    owner: filter.owner,
    expedition: filter.expedition,
    inExpedition: filter.inExpedition,
    status: toList(filter.status),
    without: toList(filter.without),
    counters: filter.counters,
    anyOf: filter.anyOf,
    handCost,
    reserveCost,
    baseCost,
    baseZero,
    baseZeroInTerrain,
    statistics,
    oneStatistic,
    numbers: [...numbers, statistics, oneStatistic].some((part) => part !== undefined),
  };
});

/** Whether an object or card matches a filter; wherever it is, unless the filter names a place. */
export function matchesFilter(
  draft: Draft,
  filter: Filter,
  object: GameObject,
  context: Context,
): boolean {
  return matchesParts(draft, partsOf(filter), object, context);
}

/** Whether an object matches a filter, and is in play unless the filter names a place (2.2.1.h). */
export function matchesThere(
  draft: Draft,
  filter: Filter,
  object: GameObject,
  context: Context,
): boolean {
  const parts = partsOf(filter);
  return (
    (parts.in !== undefined || isIn(draft, object, 'play')) &&
    matchesParts(draft, parts, object, context)
  );
}

function matchesParts(draft: Draft, parts: Parts, object: GameObject, context: Context): boolean {
  return (
    matchesKind(draft, parts, object) &&
    matchesWhere(draft, parts, object, context) &&
    matchesText(draft, parts, object, context) &&
    matchesMarks(draft, parts, object, context) &&
    (!parts.numbers || matchesNumbers(draft, parts, object, context)) &&
    (parts.anyOf === undefined || matchesAny(draft, parts.anyOf, object, context))
  );
}

function matchesAny(
  draft: Draft,
  filters: readonly Filter[],
  object: GameObject,
  context: Context,
): boolean {
  return filters.some((filter) => matchesFilter(draft, filter, object, context));
}

function matchesKind(draft: Draft, filter: Parts, object: GameObject): boolean {
  if (object.card < 0) return false;
  if (filter.type !== undefined && !isOneOf(draft, object, filter.type)) return false;
  if (filter.token !== undefined && object.token !== filter.token) return false;
  const { named, faction, subtype, notSubtype } = filter;
  if (isFaceDown(object)) return (named ?? faction ?? subtype) === undefined;
  const { card } = compiledOf(draft, object);
  if (named !== undefined && card.id !== named) return false;
  if (faction !== undefined && (object.token || card.faction !== faction)) return false;
  if (subtype === undefined && notSubtype === undefined) return true;
  const { subtypes } = traitsOf(draft, object);
  if (notSubtype !== undefined && subtypes.includes(notSubtype)) return false;
  return subtype === undefined || namesAny(subtypes, subtype);
}

/** Whether an object has the name and the abilities that a filter asks for. */
function matchesText(draft: Draft, filter: Parts, object: GameObject, context: Context): boolean {
  const { sameName, gigantic, action } = filter;
  if (sameName === undefined && gigantic === undefined && action === undefined) return true;
  if (isFaceDown(object)) return false;
  if (gigantic && !traitsOf(draft, object).keywords.gigantic) return false;
  if (action !== undefined && !hasAction(draft, object, action)) return false;
  if (sameName === undefined) return true;
  const { name } = compiledOf(draft, object).card;
  return requireValue(namedIds(sameName, context), 'sameName').some((id) => {
    const other = draft.objects[id];
    return other != null && other.card >= 0 && compiledOf(draft, other).card.name.en === name.en;
  });
}

/** Whether an object has a quick action with a cost, be it one that works only in Reserve. */
function hasAction(draft: Draft, object: GameObject, sign: QuickActionSign): boolean {
  return allActionsOf(draft, object).some(({ ability }) => isPaidBy(ability, sign));
}

/** Whether a card lies face down, so that it has no base characteristics (3.1.3.c). */
function isFaceDown({ zone }: GameObject): boolean {
  return zone === 'mana';
}

function isOneOf(draft: Draft, object: GameObject, types: readonly FilterType[]): boolean {
  for (const type of types) if (isType(draft, object, type)) return true;
  return false;
}

/** Returns the type of an object, which in the Mana zone is Mana Orb and nothing else (3.2.9.c). */
function isType(draft: Draft, object: GameObject, type: FilterType): boolean {
  if (type === 'card') return true;
  if (isFaceDown(object)) return type === 'mana-orb';
  const compiled = compiledOf(draft, object);
  if (compiled.alsoTypes.length > 0 && isAlso(draft, object, type)) return true;
  switch (type) {
    case 'character':
    case 'spell':
    case 'hero':
    case 'permanent':
      return compiled.type === type;
    case 'landmark-permanent':
      return compiled.zoneType === 'landmark';
    case 'expedition-permanent':
      return compiled.zoneType === 'expedition';
    case 'mana-orb':
      return false;
  }
}

/** Whether a card says that it is also considered to have a type, in play as long as it says so. */
function isAlso(draft: Draft, object: GameObject, type: FilterType): boolean {
  const inPlay = isAtWork(object.zone);
  const { entries } = traitsOf(draft, object).abilities;
  return compiledOf(draft, object).alsoTypes.some(({ ability, key }) => {
    if (ability.rule.rule !== 'also-type' || !includesType(ability.rule.type, type)) return false;
    return !inPlay || entries.some((entry) => entry.key === key);
  });
}

/** Whether one type includes another: each kind of Permanent is a Permanent (2.2.3.a). */
function includesType(type: FilterType, wanted: FilterType): boolean {
  return (
    type === wanted ||
    (wanted === 'permanent' && (type === 'landmark-permanent' || type === 'expedition-permanent'))
  );
}

function matchesWhere(draft: Draft, filter: Parts, object: GameObject, context: Context): boolean {
  if (filter.other && isMe(object, context)) return false;
  if (filter.otherThanIt && context.bindings.it.includes(object.id)) return false;
  if (filter.in !== undefined && !isInAny(draft, object, filter.in)) return false;
  if (filter.of !== undefined && !isAmong(draft, object.player, filter.of, context)) {
    return false;
  }
  if (filter.owner !== undefined && !isAmong(draft, object.owner, filter.owner, context)) {
    return false;
  }
  const { expedition, inExpedition } = filter;
  const isAnywhere = expedition === undefined && inExpedition === undefined;
  return isAnywhere || isWhereMeant(draft, filter, object, context);
}

function isWhereMeant(
  draft: Draft,
  { expedition: place, inExpedition }: Parts,
  object: GameObject,
  context: Context,
): boolean {
  const are = expeditionsOf(draft, object);
  if (place !== undefined) {
    const wanted = wantedExpeditions(draft, place, context);
    if (!are.some((one) => wanted.includes(one))) return false;
  }
  return (
    inExpedition === undefined ||
    are.some((one) => draft.nested.matchesExpedition(draft, inExpedition, one, context))
  );
}

/**
 * Returns the Expeditions of a filter; for the object last named, those that it is or last was in
 * (6.3.j).
 */
export function wantedExpeditions(
  draft: Draft,
  place: NonNullable<Filter['expedition']>,
  context: Context,
): readonly number[] {
  if (place === 'it') return context.bindings.expeditions;
  if (place !== 'facing-it') return relatedExpeditions(draft, place, context);
  return context.bindings.it.flatMap((id) => {
    const object = draft.objects[id];
    return object ? expeditionsOf(draft, object).map((one) => facingOf(draft, one)) : [];
  });
}

/**
 * Whether an object is the one that speaks, though its Scout ability has sent it away (7.4.5.e), or the
 * effect that speaks or its trigger has moved it (2.1.f).
 */
function isMe(object: GameObject, { me, bindings }: Context): boolean {
  if (object.id === me || (object.scoutedFrom !== 0 && object.scoutedFrom === me)) return true;
  let now = becameOf(bindings.moved, me);
  while (now !== undefined && now !== object.id) now = becameOf(bindings.moved, now);
  return now !== undefined;
}

/** Whether an object is in a zone, or in play (3.1.4.a). */
export function isIn(draft: Draft, object: GameObject, place: Place): boolean {
  if (place !== 'play') return object.zone === place;
  return inPlayZone(object.zone) || (draft.profile.heroesInPlay && object.zone === 'hero');
}

function matchesMarks(draft: Draft, filter: Parts, object: GameObject, context: Context): boolean {
  if (filter.status !== undefined && !hasAnyStatus(object, filter.status)) return false;
  if (filter.without !== undefined && hasAnyStatus(object, filter.without)) return false;
  if (filter.counters === undefined) return true;
  const count = countersOn(object, filter.counters.name);
  const { atLeast, atMost, exactly } = filter.counters;
  if (atLeast === undefined && atMost === undefined && exactly === undefined) return count > 0;
  return isWithin(draft, filter.counters, count, context);
}

function matchesNumbers(
  draft: Draft,
  filter: Parts,
  object: GameObject,
  context: Context,
): boolean {
  if (isFaceDown(object)) return matchesZero(draft, filter, context);
  const compiled = compiledOf(draft, object);
  if (filter.handCost && !isWithin(draft, filter.handCost, compiled.handCost, context))
    return false;
  if (filter.reserveCost && !isWithin(draft, filter.reserveCost, compiled.reserveCost, context)) {
    return false;
  }
  if (filter.baseCost && !isWithin(draft, filter.baseCost, baseCost(draft, object), context)) {
    return false;
  }
  if (filter.baseZero && compiled.zeros === 0) return false;
  if (filter.baseZeroInTerrain && !isZeroWhereItIs(draft, object)) return false;
  const { statistics, oneStatistic } = filter;
  if (oneStatistic) {
    const value = statisticOf(draft, object, oneStatistic.terrain);
    if (!isWithin(draft, oneStatistic, value, context)) return false;
  }
  return (
    statistics === undefined ||
    TERRAINS.every((terrain) =>
      isWithin(draft, statistics, statisticOf(draft, object, terrain), context),
    )
  );
}

/** Whether a filter matches an object without costs and statistics, which count as zero (2.2.f). */
function matchesZero(draft: Draft, filter: Parts, context: Context): boolean {
  if (filter.baseZero || filter.baseZeroInTerrain) return false;
  const { handCost, reserveCost, baseCost, statistics, oneStatistic } = filter;
  return [handCost, reserveCost, baseCost, statistics, oneStatistic].every(
    (bounds) => bounds === undefined || isWithin(draft, bounds, 0, context),
  );
}

function isZeroWhereItIs(draft: Draft, object: GameObject): boolean {
  const { card } = compiledOf(draft, object);
  return expeditionsOf(draft, object).some((expedition) =>
    terrainsOf(draft, expedition).some((terrain) => card.statistics?.[terrain] === 0),
  );
}

/** Returns the Base Cost: Reserve Cost in Reserve, while Fleeting or played from Reserve (2.2.9.b). */
export function baseCost(draft: Draft, object: GameObject): number {
  const { handCost, reserveCost } = compiledOf(draft, object);
  const fromReserve =
    object.zone === 'reserve' ||
    hasStatus(object, 'fleeting') ||
    (object.zone === 'limbo' && object.playedFrom === 'reserve');
  return fromReserve ? reserveCost : handCost;
}
