/** Triggers. */

import type {
  Condition,
  DailyEffect,
  ExpeditionFilter,
  ExpeditionRelation,
  NumberBounds,
  ObjectMatch,
  Phase,
  Place,
  PlayerReference,
  QuickActionSign,
  Status,
  Terrain,
  Trigger,
  TriggerSymbol,
} from '../../../engine/cards/ability.ts';
import { type Described, filterAlone, playedFilter } from './described.ts';

/** The object that moved or was affected. */
export const matched = {
  me: () => 'me',
  it: () => 'it',
  yours: ({ what }: { what: Described }) => {
    const filter = filterAlone(what);
    return filter && { ...filter, owner: 'you' };
  },
  some: ({ what }: { what: Described }) => filterAlone(what),
};

type Matched = { what: ObjectMatch };

/** Zones and Expeditions that something joins or leaves. */
interface Where {
  readonly where: ExpeditionRelation | Place | readonly (ExpeditionRelation | Place)[];
  readonly of?: PlayerReference;
}

export const where = {
  mine: () => ({ where: 'mine' }),
  other: () => ({ where: 'other' }),
  facing: () => ({ where: 'facing' }),
  yours: () => ({ where: 'yours' }),
  expedition: () => ({ where: 'expedition' }),
  landmark: ({ who = 'you' }: { who?: PlayerReference }) => ({ where: 'landmark', of: who }),
  anyPlay: () => ({ where: ['expedition', 'landmark'] }),
  yoursOrLandmarks: () => ({ where: ['yours', 'landmark'], of: 'you' }),
  reserve: ({ who = 'you' }: { who?: PlayerReference }) => ({ where: 'reserve', of: who }),
  anyReserve: () => ({ where: 'reserve' }),
  hand: ({ who = 'you' }: { who?: PlayerReference }) => ({ where: 'hand', of: who }),
  hero: ({ who = 'you' }: { who?: PlayerReference }) => ({ where: 'hero', of: who }),
  discard: () => ({ where: 'discard' }),
};

/** Where something goes from and to. */
export const from = {
  anywhere: () => ({}),
  hand: () => ({ from: 'hand', of: 'you' }),
  expedition: () => ({ from: 'expedition' }),
  deckOrHand: () => ({ from: ['deck', 'hand'], of: 'you' }),
  handOrDeck: () => ({ from: ['deck', 'hand'], of: 'you' }),
  reserve: () => ({ from: 'reserve' }),
};

export const phase = {
  morning: () => 'morning',
  noon: () => 'noon',
  afternoon: () => 'afternoon',
  dusk: () => 'dusk',
  night: () => 'night',
};

export const daily = {
  succeed: () => 'succeed',
  prepare: () => 'prepare',
  draw: () => 'draw',
  expand: () => 'expand',
  progress: () => 'progress',
  rest: () => 'rest',
  cleanUp: () => 'clean-up',
};

type Doer = { who?: PlayerReference };
type Moves = { expedition: ExpeditionFilter };

export const trigger = {
  symbol: ({ symbol }: { symbol: TriggerSymbol }) => ({ on: symbol }),
  entersReserve: ({ what }: Matched) => ({ on: 'joins', what, where: 'reserve', of: 'you' }),
  joinsMe: ({ where: to }: { where: Where }) => ({ on: 'joins', what: 'me', ...to }),
  leavesMe: ({ where: out }: { where: Where }) => ({ on: 'leaves', what: 'me', ...out }),
  goesMe: ({ from: out = {} }: { from?: object }) => ({
    on: 'goes',
    what: 'me',
    to: 'reserve',
    ...out,
  }),
  goesMeYours: ({ from: out = {} }: { from?: object }) => ({
    on: 'goes',
    what: 'me',
    to: 'reserve',
    ...out,
    of: 'you',
  }),
  gainsMe: ({ a }: { a: Status }) => ({ on: 'gains', what: 'me', status: a }),
  gainsCountersMe: ({ counter }: { counter: string }) => ({
    on: 'gains-counters',
    what: 'me',
    counter,
  }),
  becomesBoosted: ({ what }: Matched & { b?: Status }) => ({
    on: 'becomes',
    what,
    status: 'boosted',
  }),
  at: ({ phase: one }: { phase: Phase }) => ({ on: 'at', phase: one }),
  after: ({ daily: one }: { daily: DailyEffect }) => ({ on: 'after', daily: one }),
  joins: ({ what, where: to }: Matched & { where: Where }) => ({ on: 'joins', what, ...to }),
  joinsBehind: ({ what, expedition }: Matched & Moves) => ({
    on: 'joins',
    what: what === 'me' ? what : { ...what, inExpedition: expedition },
    where: 'yours',
  }),
  leaves: ({ what, where: out }: Matched & { where: Where }) => ({ on: 'leaves', what, ...out }),
  leavesDuring: ({
    what,
    where: out,
    phase: during,
  }: Matched & {
    where: Where;
    phase: Phase;
  }) => ({ on: 'leaves', what, ...out, during }),
  goesToReserve: ({ what, from: out = {} }: Matched & { from?: object }) => ({
    on: 'goes',
    what,
    to: 'reserve',
    ...out,
  }),
  goesToYourReserve: ({ what, from: out = {} }: Matched & { from?: object }) => ({
    on: 'goes',
    what,
    to: 'reserve',
    ...out,
    of: 'you',
  }),
  goesFromHandToReserve: ({ what }: Matched) => ({
    on: 'goes',
    what,
    to: 'reserve',
    from: 'hand',
    of: 'you',
  }),
  discardedFromHand: ({ what = 'me' }: Partial<Matched>) => ({
    on: 'goes',
    what,
    to: 'discard',
    from: 'hand',
    of: 'you',
  }),
  discardedFromHandOrReserve: ({ what }: Matched) => ({
    on: 'goes',
    what,
    to: 'discard',
    from: ['hand', 'reserve'],
    of: 'you',
  }),
  /** "When you discard a card from your hand": it is you who do it (7.5.6). */
  discardsFromHand: ({ what }: Matched) => ({
    on: 'goes',
    who: 'you',
    what,
    to: 'discard',
    from: 'hand',
    of: 'you',
  }),
  discardsFromHandOrReserve: ({ what }: Matched) => ({
    on: 'goes',
    who: 'you',
    what,
    to: 'discard',
    from: ['hand', 'reserve'],
    of: 'you',
  }),
  putsFromHandInReserve: ({ what }: Matched) => ({
    on: 'goes',
    who: 'you',
    what,
    to: 'reserve',
    from: 'hand',
    of: 'you',
  }),
  goesToDiscard: ({ what }: Matched) => ({ on: 'joins', what, where: 'discard' }),
  plays: ({ who = 'you', what }: Doer & { what: Described }) => ({
    on: 'plays',
    who,
    card: playedFilter(what),
  }),
  gains: ({ what, a }: Matched & { a: Status }) => ({ on: 'gains', what, status: a }),
  becomes: ({ what, a }: Matched & { a: Status }) => ({ on: 'becomes', what, status: a }),
  gainsCounters: ({ what, counter }: Matched & { counter: string }) => ({
    on: 'gains-counters',
    what,
    counter,
  }),
  gainsNth: ({
    what = 'me',
    counter,
    nth,
  }: Partial<Matched> & { counter: string; nth: number }) => ({
    on: 'gains-counters',
    what,
    counter,
    nth,
  }),
  sacrificesMe: () => ({ on: 'sacrifices', who: 'you', what: 'me' }),
  makesGift: () => ({ on: 'makes-gift', who: 'you' }),
  /** An older print of the same trigger: an opponent receives a Gift on your turn. */
  receivesGift: () => ({ on: 'makes-gift', who: 'you' }),
  sacrifices: ({ who = 'you', what = 'me' }: Doer & { what?: ObjectMatch }) => ({
    on: 'sacrifices',
    who,
    what,
  }),
  creates: ({ who = 'you', what }: Doer & { what: Described }) => ({
    on: 'creates',
    who,
    what: what.filter,
  }),
  createsMany: ({ who = 'you', what }: Doer & { what: Described }) => ({
    on: 'creates',
    who,
    what: what.filter,
    oneOrMore: true,
  }),
  draws: ({ who = 'you' }: Doer) => ({ on: 'draws', who }),
  resupplies: ({ who = 'you' }: Doer) => ({ on: 'resupplies', who }),
  drawsOrResupplies: ({ who = 'you' }: Doer) => ({
    on: 'any',
    of: [
      { on: 'draws', who },
      { on: 'resupplies', who },
    ],
  }),
  rolls: ({ who = 'you' }: Doer) => ({ on: 'rolls', who }),
  rollsFirst: ({ who = 'you' }: Doer) => ({ on: 'rolls', who, first: true }),
  reveals: ({ who = 'you' }: Doer) => ({ on: 'reveals', who, thisWay: true }),
  exhausts: ({ who = 'you', what = 'me' }: Doer & { what?: ObjectMatch }) => ({
    on: 'exhausts',
    who,
    what,
  }),
  rollsResult: ({ who = 'you', bounds }: Doer & { bounds: NumberBounds }) => ({
    on: 'rolls',
    who,
    result: bounds,
  }),
  activatesAction: ({ sign }: { sign: QuickActionSign }) => ({ on: 'activates', action: sign }),
  activatesActions: ({ n, sign }: { n: number; sign: QuickActionSign }) => ({
    on: 'activates',
    action: sign,
    inYourTurn: n,
  }),
  /** "Six or more cards are in your discard pile": said as the condition that comes to be met. */
  hasCards: ({ count }: { count: Condition }) => {
    if (!('exists' in count) || typeof count.atLeast !== 'number') return undefined;
    const { type, in: zone, of, ...others } = count.exists;
    const isPlain = type === 'card' && zone === 'discard' && Object.keys(others).length === 0;
    return isPlain ? { on: 'has-cards', of, in: zone, atLeast: count.atLeast } : undefined;
  },
  passesLast: ({ who = 'you' }: Doer) => ({ on: 'passes', who, last: true }),
  leavesOne: ({ what, from: filter }: Matched & { from: ExpeditionFilter }) => ({
    on: 'leaves',
    what,
    where: 'expedition',
    from: filter,
  }),
  leavesOneMe: ({ from: filter }: { from: ExpeditionFilter }) => ({
    on: 'leaves',
    what: 'me',
    where: 'expedition',
    from: filter,
  }),
  movesAllDueTo: ({ what, terrain }: { what: ExpeditionFilter; terrain: Terrain | 'ascend' }) => ({
    on: 'moves-forward',
    expedition: { of: 'you', ...what },
    all: true,
    dueTo: terrain,
  }),
  passes: ({ who = 'you' }: Doer) => ({ on: 'passes', who }),
  passesFirst: ({ who = 'you' }: Doer) => ({ on: 'passes', who, first: true }),
  moves: ({ expedition }: Moves) => ({ on: 'moves-forward', expedition }),
  movesDueTo: ({ expedition, terrain }: Moves & { terrain: Terrain | 'ascend' }) => ({
    on: 'moves-forward',
    expedition,
    dueTo: terrain,
  }),
  movesMany: ({ what }: { what: ExpeditionFilter }) => ({
    on: 'moves-forward',
    expedition: { of: 'you', ...what },
    oneOrMore: true,
  }),
  movesBackward: ({ expedition }: Moves) => ({ on: 'moves-backward', expedition }),
  failsToMove: ({ expedition }: Moves) => ({ on: 'fails-to-move-forward', expedition }),
  either: ({ a, b }: { a: Trigger; b: Trigger }) => ({ on: 'any', of: [a, b] }),
  three: ({ a, b, c }: { a: Trigger; b: Trigger; c: Trigger }) => ({ on: 'any', of: [a, b, c] }),
};

/** The Expeditions that a trigger or a modifier is about. */
export const moving = {
  mine: () => ({ relation: 'mine' }),
  facing: () => ({ relation: 'facing' }),
  yours: ({ what = {} }: { what?: ExpeditionFilter }) => ({ of: 'you', ...what }),
  theirs: ({ what = {} }: { what?: ExpeditionFilter }) => ({ of: 'opponents', ...what }),
  side: ({ side, who = 'you' }: { side: 'hero'; who?: PlayerReference }) => ({ of: who, side }),
  any: ({ what = {} }: { what?: ExpeditionFilter }) => what,
};

export const dueTo = {
  terrain: ({ terrain }: { terrain: Terrain }) => terrain,
  ascended: () => 'ascend',
};
