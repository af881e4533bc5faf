/** References: the players, Expeditions, regions and objects that words refer to. */

import type {
  Amount,
  ExpeditionFilter,
  ExpeditionReference,
  Filter,
  NumberBounds,
  ObjectReference,
  Place,
  PlayerReference,
  Side,
  Status,
  Terrain,
} from '../../../engine/cards/ability.ts';
import {
  anyNoun,
  type Described,
  DOER,
  described,
  filterAlone,
  nouns,
  oneOrAll,
  type Trait,
  withoutUndefined,
} from './described.ts';
import { beyondOne } from './number.ts';

export const player = {
  you: () => 'you',
  opponents: () => 'opponents',
  eachPlayer: () => 'each-player',
  they: () => 'they',
  firstPlayer: () => 'first-player',
  anyPlayer: () => 'each-player',
  targetOpponent: () => ({ target: 'opponent' }),
  targetPlayer: () => ({ target: 'player' }),
  otherTarget: () => ({ target: 'player', other: true }),
  controller: ({ of = 'it' }: { of?: ObjectReference }) => ({ controllerOf: of }),
  myOwner: () => ({ ownerOf: 'me' }),
  others: () => 'others',
  owner: ({ of = 'it' }: { of?: ObjectReference }) => ({ ownerOf: of }),
};

export const terrain = {
  forest: () => 'forest',
  mountain: () => 'mountain',
  water: () => 'water',
};

export const status = Object.fromEntries(
  (
    ['anchored', 'ascended', 'asleep', 'boosted', 'completed', 'exhausted', 'fleeting'] as const
  ).map((one) => [one, () => one]),
);

export const statuses = {
  one: ({ a }: { a: Status }) => [a],
  two: ({ a, b }: { a: Status; b: Status }) => [a, b],
  three: ({ a, b, c }: { a: Status; b: Status; c: Status }) => [a, b, c],
};

// ---------------------------------------------------------------------------------------------
// Noun phrases

export const noun = nouns;

export const anyOfNouns = {
  one: ({ a }: { a: Filter }) => a,
  two: ({ a, b }: { a: Filter; b: Filter }) => anyNoun([a, b]),
  three: ({ a, b, c }: { a: Filter; b: Filter; c: Filter }) => anyNoun([a, b, c]),
};

type Of = { who?: PlayerReference };

/** The place of an object: zones, and their player. */
function placeTrait(zone: Place | readonly Place[], of?: PlayerReference): Trait {
  return { filter: withoutUndefined({ in: zone, of }) as Filter };
}

export const trait = {
  target: () => ({ target: true }),
  another: () => ({ filter: { other: true }, single: true }),
  other: () => ({ filter: { other: true } }),
  opposing: () => ({ filter: { of: 'others' } }),
  amongYours: () => ({
    filter: {
      in: ['play', 'reserve'],
      of: 'you',
      anyOf: [
        { type: 'permanent', in: 'play' },
        { type: 'card', in: 'reserve' },
      ],
    },
  }),
  yetOther: () => ({ filter: { otherThanIt: true }, single: true }),
  otherTarget: () => ({ target: true, filter: { other: true } }),
  random: () => ({ random: true }),
  status: ({ statuses: all }: { statuses: readonly Status[] }) => ({
    filter: { status: oneOrAll(all) },
  }),
  notStatus: ({ statuses: all }: { statuses: readonly Status[] }) => ({
    filter: { without: oneOrAll(all) },
  }),
  nonToken: () => ({ filter: { token: false } }),
  gigantic: () => ({ filter: { gigantic: true } }),
  sameName: () => ({ filter: { sameName: 'me' } }),
  itsName: () => ({ filter: { sameName: 'it' } }),
  action: ({ sign }: { sign: 'discard' | 'exhaust' }) => ({ filter: { action: sign } }),
  inYoursOrReserve: () => placeTrait(['expedition', 'reserve'], 'you'),
  statisticIt: ({ terrain: one }: { terrain: Terrain }) => ({
    filter: { oneStatistic: { terrain: one, atMost: { statistic: one, of: 'it' } } },
  }),
  token: () => ({ filter: { token: true } }),
  notSubtype: ({ subtype }: { subtype: string }) => ({ filter: { notSubtype: subtype } }),
  // Whose
  controlled: ({ who = 'you' }: Of) => ({ filter: { of: who } }),
  controlledOrReserve: ({ who = 'you' }: Of) => placeTrait(['play', 'hero', 'reserve'], who),
  characterOrReserve: ({ who = 'you' }: Of) => placeTrait(['play', 'reserve'], who),
  controlledOrDiscard: ({ who = 'you' }: Of) => placeTrait(['play', 'discard'], who),
  chosenAtRandom: () => ({ random: true }),
  inReserveOrLandmarks: ({ who = 'you' }: Of) => placeTrait(['reserve', 'landmark'], who),
  // Where
  inReserve: ({ who }: Of) => placeTrait('reserve', who),
  yourReserve: () => placeTrait('reserve', 'you'),
  theirReserve: () => placeTrait('reserve', 'they'),
  anyReserve: () => placeTrait('reserve'),
  yourHand: () => placeTrait('hand', 'you'),
  yourDiscard: () => placeTrait('discard', 'you'),
  owned: () => ({ filter: { owner: 'you' } }),
  controlledYou: () => ({ filter: { of: 'you' } }),
  controlledThey: () => ({ filter: { of: 'they' } }),
  playsYou: () => ({ plays: 'you' }),
  playedYou: () => ({ plays: 'you' }),
  inHandOrReserve: () => placeTrait(['hand', 'reserve'], 'you'),
  statusWith: ({ statuses: all }: { statuses: readonly Status[] }) => ({
    filter: { status: oneOrAll(all) },
  }),
  theirHand: () => placeTrait('hand', 'they'),
  inHand: ({ who }: Of) => placeTrait('hand', who),
  inLandmarks: ({ who = 'you' }: Of) => placeTrait('landmark', who),
  inDiscard: ({ who }: Of) => placeTrait('discard', who),
  inMana: ({ who = 'you' }: Of) => placeTrait('mana', who),
  inPlay: () => placeTrait('play'),
  inPlayOrReserve: ({ who }: Of) => placeTrait(['play', 'reserve'], who),
  inMine: () => ({ filter: { expedition: 'mine' } }),
  inOpponents: () => ({ filter: { inExpedition: { of: 'opponents' } } }),
  inYours: () => ({ filter: { expedition: 'yours' } }),
  inOther: () => ({ filter: { expedition: 'other' } }),
  facing: () => ({ filter: { expedition: 'facing' } }),
  inIt: () => ({ filter: { expedition: 'it' } }),
  facingIt: () => ({ facingIt: true }),
  within: ({ expedition }: { expedition: ExpeditionReference }) => ({ within: expedition }),
  baseZeroInTerrain: () => ({ filter: { baseZeroInTerrain: true } }),
  inTerrain: ({ terrain: one }: { terrain: Terrain }) => ({
    filter: { inExpedition: { terrain: one } },
  }),
  inExpedition: ({ expedition }: { expedition: ExpeditionFilter }) => ({
    filter: { inExpedition: expedition },
  }),
  amongThese: () => ({ among: 'it' }),
  // With which properties
  handCost: ({ bounds }: { bounds: NumberBounds }) => ({ filter: { handCost: bounds } }),
  handCostMore: ({ n }: { n: Amount }) => ({
    filter: { handCost: { atMost: { sum: [{ cost: 'hand', of: 'it' }, n] } } },
  }),
  reserveCost: ({ bounds }: { bounds: NumberBounds }) => ({ filter: { reserveCost: bounds } }),
  baseCost: ({ bounds }: { bounds: NumberBounds }) => ({ filter: { baseCost: bounds } }),
  baseZero: () => ({ filter: { baseZero: true } }),
  statistics: ({ bounds }: { bounds: NumberBounds }) => ({ filter: { statistics: bounds } }),
  statisticMine: ({ terrain: one }: { terrain: Terrain }) => ({
    filter: { oneStatistic: { terrain: one, atMost: { statistic: one, of: 'me' } } },
  }),
  oneStatistic: ({ terrain: one, bounds }: { terrain: Terrain; bounds: NumberBounds }) => ({
    filter: { oneStatistic: { terrain: one, ...bounds } },
  }),
  withCounters: () => ({ filter: { counters: { name: 'any', atLeast: 1 } } }),
  withSome: ({ bounds, counter }: { bounds: NumberBounds; counter: string }) => ({
    filter: { counters: { name: counter, ...bounds } },
  }),
  withNone: ({ counter }: { counter: string }) => ({
    filter: { counters: { name: counter, exactly: 0 } },
  }),
  highestBase: () => ({ highest: 'base-cost' }),
  highestHand: () => ({ highest: 'hand-cost' }),
  totalHand: ({ bounds }: { bounds: NumberBounds }) => totalTrait('hand-cost', bounds),
  total: ({ terrain: one, bounds, n }: { terrain: Terrain; bounds?: NumberBounds; n?: Amount }) =>
    totalTrait(one, bounds ?? withoutUndefined({ atMost: n })),
  // Of a card that is played
  plays: ({ who = 'you' }: Of) => ({ plays: who }),
  joinsMine: () => ({ joins: 'mine' }),
  fromHand: () => ({ from: 'hand' }),
  fromReserve: () => ({ from: 'reserve' }),
  thisTurn: () => ({ until: 'this-turn' }),
  thisAfternoon: () => ({ until: 'this-afternoon' }),
  thisDay: () => ({ until: 'this-day' }),
  eachAfternoon: () => ({ first: true }),
};

function totalTrait(of: Terrain | 'hand-cost', { atMost }: NumberBounds): Trait | undefined {
  return atMost === undefined ? undefined : { total: { of, atMost } };
}

export const describedPhrase = {
  noun: ({
    before = [],
    nouns: noun,
    near = [],
    after = [],
  }: {
    before?: readonly Trait[];
    nouns: Filter;
    near?: readonly Trait[];
    after?: readonly Trait[];
  }) => described(noun, [...before, ...near, ...after]),
};

/** A placeholder for the filter counted last, until the whole ability is read. */
export const COUNTED = { counted: true } as unknown as Filter;

/** How many are picked. */
interface Quantity {
  readonly count?: Amount | 'any';
  readonly upTo?: true;
}

export const quantity = {
  one: () => ({}),
  number: ({ n }: { n: Amount }) => (n === 1 ? {} : { count: n }),
  upTo: ({ n }: { n: Amount }) => ({ count: n, upTo: true }),
  any: () => ({ count: 'any' }),
  affected: () => ({ count: { affected: 'count' } }),
};

/** A filter with where it looks, when the phrase picks an Expedition itself. */
function filterOf({ filter, within }: Described): Filter {
  return within === undefined ? filter : ({ ...filter, within } as Filter);
}

/** Returns a choice of that number of described objects; `undefined` where no filter can express it. */
export function pickedObjects(
  what: Described,
  { count, upTo }: Quantity,
): ObjectReference | undefined {
  const filter: Filter = what.facingIt
    ? { ...what.filter, expedition: 'facing-it' }
    : filterOf(what);
  if (what.target) return withoutUndefined({ target: filter, count, upTo, total: what.total });
  const { by, random, highest, among, total } = what;
  return withoutUndefined({
    choose: filter,
    count,
    upTo,
    by,
    random: random ? (true as const) : undefined,
    highest,
    among,
    total,
  });
}

export const objects = {
  me: () => 'me',
  it: () => 'it',
  card: () => 'it',
  that: () => 'that',
  rest: () => 'rest',
  picked: ({ how = {}, what }: { how?: Quantity; what: Described }) => pickedObjects(what, how),
  /** "Otros dos personajes": the number stands between "other" and the noun. */
  pickedOthers: ({ how = {}, n, what }: { how?: Quantity; n?: Amount; what: Described }) =>
    pickedObjects(
      { ...what, filter: { ...what.filter, other: true } },
      n === undefined ? how : { count: n, upTo: true },
    ),
  target: ({ what }: { what: Described }) => (what.target ? pickedObjects(what, {}) : undefined),
  /** The objects just counted ("send them all"). */
  counted: () => ({ all: COUNTED }),
  allYours: ({ what }: { what: Described }) => ({ all: { of: 'you', ...filterOf(what) } }),
  wanted: ({ what }: { what: Described }) => pickedObjects(what, { count: 'any' }),
  all: ({ what }: { what: Described }) =>
    what.single || !filterAlone({ ...what, within: undefined })
      ? undefined
      : { all: filterOf(what) },
  single: ({ what }: { what: Described }) =>
    what.single && !what.target ? pickedObjects(what, {}) : undefined,
  targets: ({ n, nouns: filter }: { n: Amount; nouns: Filter }) => ({
    target: filter,
    count: n,
    upTo: true,
  }),
  among: ({ how = {} }: { how?: Quantity }) =>
    withoutUndefined({ choose: { type: 'card' } as Filter, among: 'it' as const, ...how }),
  top: ({ n, who }: { n?: Amount; who?: PlayerReference }) =>
    withoutUndefined({ top: n ?? 1, of: who === 'you' ? undefined : who }),
  wholeHand: ({ who = DOER }: Of) => ({ all: { type: 'card', in: 'hand', of: who } }),
  wholeReserve: ({ who = DOER }: Of) => ({ all: { type: 'card', in: 'reserve', of: who } }),
  handAndReserve: ({ who = DOER }: Of) => ({
    all: { type: 'card', in: ['hand', 'reserve'], of: who },
  }),
  manaOrbs: ({ n = 1 }: { n?: Amount }) =>
    withoutUndefined({
      choose: { type: 'mana-orb', in: 'mana', of: DOER } as Filter,
      count: n === 1 ? undefined : n,
    }),
  ofIt: ({ nouns: what }: { nouns: Filter }) => ({ all: { ...what, expedition: 'it' } }),
  theOnly: ({ what }: { what: Described }) => pickedObjects(what, {}),
};

// ---------------------------------------------------------------------------------------------
// Expeditions

export const expeditionTrait = {
  side: ({ side: one }: { side: Side }) => ({ side: one }),
  behind: () => ({ position: 'behind' }),
  ahead: () => ({ position: 'ahead' }),
  tied: () => ({ position: 'tied' }),
  behindOrTied: () => ({ position: ['behind', 'tied'] }),
  ascended: () => ({ ascended: true }),
  notAscended: () => ({ ascended: false }),
  terrain: ({ terrain: one }: { terrain: Terrain }) => ({ terrain: one }),
  single: () => ({ singleTerrain: true }),
  atStart: () => ({ atStart: true }),
  contact: () => ({ inContact: true }),
  mine: () => ({ of: 'you' }),
  controlled: ({ who }: { who: PlayerReference }) => ({ of: who }),
  empty: ({ what }: { what: Described }) => ({
    holds: { ...what.filter, number: { exactly: 0 } },
  }),
  holds: ({ what, bounds }: { what: Described; bounds: NumberBounds }) => ({
    holds: { ...what.filter, number: bounds },
  }),
};

export const expeditionFilter = {
  all: ({
    before = [],
    after = [],
  }: {
    before?: readonly ExpeditionFilter[];
    after?: readonly ExpeditionFilter[];
  }) => Object.assign({}, ...before, ...after),
};

export const expedition = {
  mine: () => 'mine',
  eachFacing: ({ what }: { what: ExpeditionFilter }) => ({ each: { relation: 'facing', ...what } }),
  facing: () => 'facing',
  other: () => 'other',
  facingOther: () => 'facing-other',
  yours: () => 'yours',
  it: () => 'it',
  sideYours: ({ side }: { side: Side }) => ({ side }),
  side: ({ side, who }: { side: Side; who?: PlayerReference }) =>
    withoutUndefined({ side, of: who === 'you' ? undefined : who }),
  whose: ({ of = 'it' }: { of?: ObjectReference }) => ({ where: of }),
  besideFacing: () => ({ beside: 'it', which: 'facing' }),
  besideOther: () => ({ beside: 'it', which: 'other' }),
  facingIts: ({ of }: { of: ObjectReference }) => ({ where: of, facing: true }),
  targetYours: () => ({ target: { of: 'you' } }),
  sideTheirs: ({ side: one }: { side: Side }) => ({ side: one, of: 'they' }),
  anyAll: () => ({ each: {} }),
  target: ({ n, what = {} }: { n?: Quantity; what?: ExpeditionFilter }) =>
    withoutUndefined({ target: what, ...n }),
  choose: ({ what = {} }: { what?: ExpeditionFilter }) => ({ choose: what }),
  another: ({ what = {} }: { what?: ExpeditionFilter }) => ({ choose: { ...what, other: true } }),
  anotherTarget: ({ what = {} }: { what?: ExpeditionFilter }) => ({
    target: { ...what, other: true },
  }),
  each: ({ what = {} }: { what?: ExpeditionFilter }) => ({ each: what }),
  eachYours: ({ what = {} }: { what?: ExpeditionFilter }) => ({ each: { of: 'you', ...what } }),
  eachTheirs: ({ what = {} }: { what?: ExpeditionFilter }) => ({ each: { of: 'they', ...what } }),
  chosenSide: ({ side: one }: { side: Side }) => ({ choose: { side: one } }),
  oneOf: ({ what = {}, who = 'you' }: { what?: ExpeditionFilter; who?: PlayerReference }) => ({
    choose: { of: who, ...what },
  }),
  any: () => ({ target: {}, count: 'any' }),
  both: ({ a, b }: { a: ExpeditionReference; b: ExpeditionReference }) => ({ and: [a, b] }),
};

export const side = { hero: () => 'hero', companion: () => 'companion' };

export const region = {
  of: ({ expedition: of }: { expedition: ExpeditionReference }) => ({ of }),
  mine: () => ({ of: 'mine' }),
  mineAndFacing: () => ({ of: { and: ['mine', 'facing'] } }),
  all: () => 'all',
  visible: () => ({ target: 'visible' }),
};

/** Returns the condition that objects exist, without the bound "at least one", which "a" means. */
export function existingCondition(what: Described, bounds: NumberBounds) {
  if (what.facingIt) {
    return {
      expedition: { beside: 'it', which: 'facing' },
      matches: { holds: { ...what.filter, number: bounds } },
    };
  }
  const { within, ...rest } = what;
  return filterAlone(rest) && { exists: filterOf(what), ...beyondOne(bounds) };
}
