/** Conditions. */

import type {
  Amount,
  Condition,
  ExpeditionFilter,
  ExpeditionReference,
  Filter,
  NumberBounds,
  ObjectReference,
  Phase,
  PlayerReference,
  Status,
  Terrain,
} from '../../../engine/cards/ability.ts';
import type { Described } from './described.ts';
import { filterAlone, oneOrAll, withoutUndefined } from './described.ts';
import { deedCount } from './number.ts';
import { existingCondition } from './reference.ts';

type Counted = { what: Described; bounds?: NumberBounds };

/** An object is In Contact where at least one of its Expeditions is (7.5.9.b). */
function beInContact(of: ObjectReference): Condition {
  return { is: of, filter: { inExpedition: { inContact: true } } };
}

export const condition = {
  exists: ({ what, bounds = {} }: Counted) => existingCondition(what, bounds),
  controls: ({ what, bounds = {}, who = 'you' }: Counted & { who?: PlayerReference }) => ({
    ...existingCondition({ ...what, filter: { ...what.filter, of: who } }, bounds),
  }),
  /** "Otros dos personajes": the number stands between "other" and the noun. */
  existsOthers: ({ what, bounds }: Counted) =>
    condition.exists({ bounds, what: { ...what, filter: { ...what.filter, other: true } } }),
  controlsOthers: ({ what, ...said }: Counted & { who?: PlayerReference }) =>
    condition.controls({ ...said, what: { ...what, filter: { ...what.filter, other: true } } }),
  notControls: ({ what, who = 'you' }: Counted & { who?: PlayerReference }) =>
    existingCondition({ ...what, filter: { ...what.filter, of: who } }, { exactly: 0 }),
  discardedThisWay: ({ what }: { what: Described }) => thisWay('discard', what),
  putThisWay: ({ what }: { what: Described }) => thisWay('reserve', what),
  totalHandCost: ({ what, bounds }: { what: Described; bounds: NumberBounds }) => {
    const filter = filterAlone(what);
    return filter && { amount: { cost: 'hand', of: { all: filter } }, ...bounds };
  },
  areIn: ({ what, bounds, where }: Counted & { bounds: NumberBounds; where: Filter }) =>
    existingCondition({ ...what, filter: { ...what.filter, ...where } }, bounds),
  manaOrbsIn: (said: { bounds: NumberBounds }) => condition.manaOrbs(said),
  wasPlayed: ({ what, who = 'you' }: { what: Described; who?: PlayerReference }) =>
    wasDone(deedCount('plays', { ...what, plays: who })),
  wasDiscarded: ({ what }: { what: Described }) => wasDone(deedCount('discards', what)),
  wasActivated: ({ sign, during }: { sign?: 'exhaust' | 'discard'; during: 'this-turn' }) =>
    wasDone(withoutUndefined({ times: 'activates' as const, during, paying: sign })),
  none: ({ what }: { what: Described; bounds?: NumberBounds }) =>
    existingCondition(what, { exactly: 0 }),
  emptyHand: ({ who = 'you' }: { who?: PlayerReference }) => ({
    exists: { type: 'card', in: 'hand', of: who },
    exactly: 0,
  }),
  emptyReserve: ({ who = 'you' }: { who?: PlayerReference }) => ({
    exists: { type: 'card', in: 'reserve', of: who },
    exactly: 0,
  }),
  inHand: ({ bounds, who = 'you' }: { bounds: NumberBounds; who?: PlayerReference }) => ({
    exists: { type: 'card', in: 'hand', of: who },
    ...bounds,
  }),
  inReserve: ({ bounds, who = 'you' }: { bounds: NumberBounds; who?: PlayerReference }) => ({
    exists: { type: 'card', in: 'reserve', of: who },
    ...bounds,
  }),
  manaOrbs: ({ bounds, who = 'you' }: { bounds: NumberBounds; who?: PlayerReference }) => ({
    exists: { type: 'mana-orb', in: 'mana', of: who },
    ...bounds,
  }),
  fewerInReserve: ({ who }: { who: PlayerReference }) => fewerCards('reserve', who),
  fewerInHand: ({ who }: { who: PlayerReference }) => fewerCards('hand', who),
  counters: ({
    of = 'me',
    bounds,
    counter,
  }: {
    of?: ObjectReference;
    bounds: NumberBounds;
    counter: string;
  }) => ({ amount: { counters: counter, on: of }, ...bounds }),
  heroCounters: ({ bounds, counter }: { bounds: NumberBounds; counter: string }) => ({
    amount: { counters: counter, among: { type: 'hero', in: 'hero', of: 'you' } },
    ...bounds,
  }),
  countersAmong: ({ what, bounds, counter }: Counted & { counter: string }) => ({
    amount: { counters: counter, among: what.filter },
    ...bounds,
  }),
  differing: ({ what, bounds, by }: Counted & { by: Terrain | 'base-cost' }) => ({
    amount: { differing: by, among: what.filter },
    ...bounds,
  }),
  baseZeros: ({ what, bounds }: Counted) => ({ amount: { baseZeros: what.filter }, ...bounds }),
  singleTerrainRegions: ({ bounds }: { bounds: NumberBounds }) => ({
    amount: { singleTerrainRegions: 'visible' },
    ...bounds,
  }),
  holds: ({
    expedition,
    what,
    bounds = { atLeast: 1 },
  }: Counted & { expedition: ExpeditionReference }) => ({
    expedition,
    matches: { holds: { ...what.filter, number: bounds } },
  }),
  statistic: ({
    of = 'me',
    terrain,
    bounds,
  }: {
    of?: ObjectReference;
    terrain: 'forest';
    bounds: NumberBounds;
  }) => ({ amount: { statistic: terrain, of }, ...bounds }),
  amount: ({ bounds }: { bounds: NumberBounds }) => ({ amount: { x: true }, ...bounds }),
  die: ({ bounds }: { bounds: NumberBounds }) => ({ amount: { die: 'result' }, ...bounds }),
  affected: ({ bounds }: { bounds: NumberBounds }) => ({
    amount: { affected: 'count' },
    ...bounds,
  }),
  is: ({ of = 'it', what }: { of?: ObjectReference; what: Described }) => isA(of, what, {}),
  isNot: ({ of = 'it', what }: { of?: ObjectReference; what: Described }) =>
    notSo(isA(of, what, {})),
  wasNot: ({ of, what }: { of: ObjectReference; what: Described }) =>
    notSo(isA(of, what, { past: true })),
  hasStatus: ({ of, statuses }: { of: ObjectReference; statuses: readonly Status[] }) => ({
    is: of,
    filter: { status: oneOrAll(statuses) },
  }),
  hadStatus: ({ of, statuses }: { of: ObjectReference; statuses: readonly Status[] }) => ({
    is: of,
    filter: { status: oneOrAll(statuses) },
    past: true,
  }),
  lacksStatus: ({ of, statuses }: { of: ObjectReference; statuses: readonly Status[] }) => ({
    is: of,
    filter: { without: oneOrAll(statuses) },
  }),
  lackedStatus: ({ of, statuses }: { of: ObjectReference; statuses: readonly Status[] }) => ({
    is: of,
    filter: { without: oneOrAll(statuses) },
    past: true,
  }),
  noHand: () => condition.emptyHand({}),
  noReserve: () => condition.emptyReserve({}),
  controlsYou: (counted: Counted) => condition.controls(counted),
  countersOrMore: (said: { bounds: NumberBounds; counter: string }) => condition.counters(said),
  hadCountersOrMore: (said: { bounds: NumberBounds; counter: string }) =>
    condition.hadCounters(said),
  facingMe: () => ({ is: 'it', filter: { expedition: 'facing' } }),
  noCounters: ({ counter }: { counter: string }) => ({
    amount: { counters: counter, on: 'me' },
    exactly: 0,
  }),
  boosted: () => ({ is: 'me', filter: { status: 'boosted' } }),
  wasBoosted: () => ({ is: 'me', filter: { status: 'boosted' }, past: true }),
  eachBehind: ({ what }: { what: ExpeditionFilter }) => ({
    expedition: { each: { of: 'you' } },
    matches: what,
  }),
  facingOnly: ({ what }: { what: Described }) =>
    existingCondition(
      { ...what, filter: { ...what.filter, expedition: 'facing' } },
      { exactly: 1 },
    ),
  hadCounters: ({
    of = 'me',
    bounds,
    counter,
  }: {
    of?: ObjectReference;
    bounds: NumberBounds;
    counter: string;
  }) => ({ is: of, filter: { counters: { name: counter, ...bounds } }, past: true }),
  isIn: ({ of, where }: { of: ObjectReference; where: { filter: Filter } }) => ({
    is: of,
    filter: where.filter,
  }),
  isNotIn: ({ of, where }: { of: ObjectReference; where: { filter: Filter } }) => ({
    not: { is: of, filter: where.filter },
  }),
  wasIn: ({ of, where }: { of: ObjectReference; where: { filter: Filter } }) => ({
    is: of,
    filter: where.filter,
    past: true,
  }),
  wasNotIn: ({ of, where }: { of: ObjectReference; where: { filter: Filter } }) => ({
    not: { is: of, filter: where.filter, past: true },
  }),
  facingExpedition: ({ what }: { what: ExpeditionFilter }) => ({
    expedition: 'facing',
    matches: what,
  }),
  facingSome: ({ what, bounds = {} }: Counted) =>
    existingCondition({ ...what, filter: { ...what.filter, expedition: 'facing' } }, bounds),
  cost: ({ cost, bounds }: { cost: Amount; bounds: NumberBounds }) => ({ amount: cost, ...bounds }),
  expedition: ({
    expedition,
    what,
  }: {
    expedition: ExpeditionReference;
    what: ExpeditionFilter;
  }) => ({ expedition, matches: what }),
  notExpedition: ({
    expedition,
    what,
  }: {
    expedition: ExpeditionReference;
    what: ExpeditionFilter;
  }) => ({ not: { expedition, matches: what } }),
  someExpedition: ({
    what,
    bounds = { atLeast: 1 },
  }: {
    what: ExpeditionFilter;
    bounds?: NumberBounds;
  }) => ({ amount: { countExpeditions: { of: 'you', ...what } }, ...bounds }),
  noExpedition: ({ what }: { what: ExpeditionFilter }) => ({
    amount: { countExpeditions: { of: 'you', ...what } },
    exactly: 0,
  }),
  characterInEach: ({ what }: { what: Described }) => ({
    expedition: { each: { of: 'you' } },
    matches: { holds: { ...what.filter, of: 'you', number: { atLeast: 1 } } },
  }),
  onlyOne: ({ what }: { what: Described }) => existingCondition(what, { exactly: 1 }),
  alone: () => ({
    exists: { type: 'character', expedition: 'mine', other: true },
    exactly: 0,
  }),
  controlled: () => ({ is: 'it', filter: { of: 'you' } }),
  inContact: ({ of }: { of: ObjectReference }) => beInContact(of),
  notInContact: ({ of }: { of: ObjectReference }) => ({ not: beInContact(of) }),
  firstDay: () => ({ day: true, exactly: 1 }),
  onlyInReserve: () => ({
    exists: { type: 'card', in: 'reserve', of: { ownerOf: 'it' } },
    exactly: 1,
  }),
  amountIs: ({ n, bounds }: { n: Amount; bounds: NumberBounds }) =>
    typeof n === 'number' ? undefined : { amount: n, ...bounds },
  failed: () => ({ failed: 'yours' }),
  firstPlayer: ({ who = 'you' }: { who?: PlayerReference }) => ({ firstPlayer: who }),
  notFirstPlayer: ({ who = 'you' }: { who?: PlayerReference }) => ({ not: { firstPlayer: who } }),
  distinct: ({ a, b, c }: { a: Described; b: Described; c: Described }) => ({
    distinct: [a, b, c].map(({ filter: { other: _, otherThanIt: __, ...filter } }) => ({
      ...filter,
      of: 'you',
    })),
  }),
  day: ({ bounds }: { bounds: NumberBounds }) => ({ day: true, ...bounds }),
  turn: ({ who }: { who: PlayerReference }) => ({ turn: who }),
  phase: ({ phase }: { phase: Phase }) => ({ phase }),
  fromHand: () => ({ playedFrom: 'hand' }),
  fromReserve: () => ({ playedFrom: 'reserve' }),
  and: ({ a, b }: { a: Condition; b: Condition }) => ({ and: [a, b] }),
  or: ({ a, b }: { a: Condition; b: Condition }) => ({ or: [a, b] }),
};

function isA(of: ObjectReference, what: Described, when: { readonly past?: true }) {
  const filter = filterAlone(what);
  return filter && { is: of, filter, ...when };
}

function notSo(condition: Condition | undefined) {
  return condition && { not: condition };
}

function wasDone(amount: Amount | undefined) {
  return amount && { amount, atLeast: 1 };
}

function thisWay(zone: 'discard' | 'reserve', what: Described) {
  const filter = filterAlone(what);
  return filter && { thisWay: zone, filter };
}

/** Fewer cards in a zone than a player, who has at least one more. */
function fewerCards(zone: 'reserve' | 'hand', who: PlayerReference) {
  const cards = (of: PlayerReference) => ({ count: { type: 'card', in: zone, of } });
  return { amount: cards(who), atLeast: { sum: [cards('you'), 1] } };
}

export const costOf = {
  hand: ({ of = 'it' }: { of?: ObjectReference }) => ({ cost: 'hand', of }),
  reserve: ({ of = 'it' }: { of?: ObjectReference }) => ({ cost: 'reserve', of }),
  base: ({ of = 'it' }: { of?: ObjectReference }) => ({ cost: 'base', of }),
  baseOfThat: () => ({ cost: 'base', of: 'that' }),
};

/** The property in which several objects differ. */
export const differingBy = {
  baseCost: () => 'base-cost',
  terrain: ({ terrain }: { terrain: Terrain }) => terrain,
};

/** Where things are counted. */
export const whereIs = {
  discard: () => ({ in: 'discard', of: 'you' }),
  yours: () => ({ expedition: 'yours' }),
  landmarks: () => ({ in: 'landmark', of: 'you' }),
  reserve: () => ({ in: 'reserve', of: 'you' }),
};

/** The symbol of a quick action's cost. */
export const costSign = { exhaust: () => 'exhaust', discard: () => 'discard' };

export const costName = {
  hand: () => 'handCost',
  reserve: () => 'reserveCost',
  base: () => 'baseCost',
};
