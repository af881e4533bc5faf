/** Steps: actions of players, and changes of objects and Expeditions. */

import type {
  Ability,
  Amount,
  Duration,
  Effect,
  ExpeditionReference,
  Filter,
  Instruction,
  ObjectReference,
  PassiveRule,
  PlayChange,
  PlayerReference,
  Put,
  QuickActionSign,
  RegionReference,
  Status,
  Step,
  Terrain,
  TriggerSymbol,
} from '../../../engine/cards/ability.ts';
import { isWrapper } from '../../../engine/cards/wrapper.ts';
import { type Described, DOER, filterAlone, playedFilter, withoutUndefined } from './described.ts';
import { COUNTED, pickedObjects } from './reference.ts';

/** A placeholder for the token or the place of the last creation, until the whole ability is read. */
export const AGAIN = 'again';

/** Something that happens to objects, before it is known which ("gains 1 boost"). */
export type Happening = (of: ObjectReference) => readonly Instruction[];

type Objects = { of: ObjectReference };

function stepList(...all: readonly object[]): readonly Instruction[] {
  return all.map((one) => withoutUndefined(one)) as Instruction[];
}

/** Objects of the player who does it, when nothing else is said. */
function ownedBy(of: ObjectReference): ObjectReference {
  if (typeof of !== 'object' || !('choose' in of)) return of;
  const { choose } = of;
  if (choose.of !== undefined || of.among !== undefined) return of;
  return { ...of, choose: { ...choose, of: DOER } };
}

/** A card to be played: from Hand or Reserve, unless the text names another place. */
function playableFrom(of: ObjectReference): ObjectReference {
  if (typeof of !== 'object' || !('choose' in of)) return of;
  const { choose, ...rest } = of;
  if (of.among !== undefined) return of;
  return { ...rest, choose: { in: ['hand', 'reserve'], of: DOER, ...choose } };
}

/** "Choose Animals from them and play them for free": as many as the player likes. */
function playChosen(what: Described, asFrom?: 'hand'): readonly Instruction[] | undefined {
  const picked = pickedObjects(what, { count: 'any' });
  if (picked === undefined || what.among === undefined) return undefined;
  return stepList({ do: 'play', what: picked, free: true, asFrom });
}

const zones = {
  reserve: () => ({ to: 'reserve' }),
  hand: () => ({ to: 'hand' }),
  mana: () => ({ to: 'mana' }),
  manaReady: () => ({ to: 'mana', enters: 'ready' }),
  discard: () => ({ to: 'discard' }),
  deckTop: () => ({ to: 'deck', position: 'top' }),
  deckBottom: () => ({ to: 'deck', position: 'bottom' }),
  deckPlace: ({ n }: { n: Amount }) => ({ to: 'deck', position: n }),
  expedition: ({ expedition }: { expedition: ExpeditionReference }) => ({
    to: 'expedition',
    in: expedition,
  }),
  landmarks: () => ({ to: 'landmark' }),
};

export const zone = zones;

export const moving = {
  put: () => 'put',
  send: () => 'send',
  return: () => 'return',
};

type Moved = Objects & { how?: Put['do']; zone: Pick<Put, 'to' | 'position' | 'in' | 'enters'> };

export const counted = {
  counters: ({ n = 1, counter }: { n?: Amount; counter: string }) => ({ counter, count: n }),
  max: ({ n, counter, max }: { n: Amount; counter: string; max: Amount }) => ({
    counter,
    count: n,
    max,
  }),
  asMany: ({ n, counter, max }: { n: Amount; counter: string; max: Amount }) => ({
    counter,
    count: n,
    max,
  }),
  /** "1 boost per card in your Reserve". */
  per: ({ n, counter, what, max }: { n: Amount; counter: string; what: Amount; max?: Amount }) =>
    n === 1 ? withoutUndefined({ counter, count: what, max }) : undefined,
};

type Counters = { counter: string; count: Amount; max?: Amount };

/** One thing that is gained: counters, or statuses. */
export const thing = {
  counters:
    ({ c }: { c: Counters }) =>
    (of: ObjectReference) =>
      stepList({ do: 'gain-counters', of, ...c }),
  status:
    ({ a }: { a: Status }) =>
    (of: ObjectReference) =>
      stepList({ do: 'gain', of, statuses: [a] }),
  subtypes: () => (of: ObjectReference) => stepList({ do: 'gain-subtypes', of, from: 'it' }),
};

export const happening = {
  gains: ({ a }: { a: Happening }) => a,
  gainsAbility:
    ({ ability }: { ability: readonly Ability[] }): Happening =>
    (of) =>
      stepList(...ability.map((one) => ({ do: 'gain-ability', of, ability: one }) as const)),
  gainsBoth:
    ({ a, b }: { a: Happening; b: Happening }): Happening =>
    (of) => [{ do: 'together', steps: [...a(of), ...b(referenceAgain(of))] as Step[] }],
  gainsOneOf:
    ({ statuses }: { statuses: readonly Status[] }): Happening =>
    (of) =>
      stepList({ do: 'gain', of, statuses, one: true }),
  gainsStatuses:
    ({ statuses }: { statuses: readonly Status[] }): Happening =>
    (of) =>
      stepList({ do: 'gain', of, statuses }),
  loses:
    ({ statuses }: { statuses: readonly Status[] }): Happening =>
    (of) =>
      stepList({ do: 'lose', of, statuses }),
  losesCounters:
    ({ c }: { c: Counters }): Happening =>
    (of) =>
      stepList({ do: 'lose-counters', of, ...counterOf(c), count: c.count }),
  losesAll:
    ({ counter }: { counter: string }): Happening =>
    (of) =>
      stepList({ do: 'lose-counters', of, counter, count: 'all' }),
  losesUpTo:
    ({ n }: { n: Amount }): Happening =>
    (of) =>
      stepList({ do: 'lose-counters', of, count: n, upTo: true }),
  switches: (): Happening => (of) => stepList({ do: 'switch', of }),
  bothMine:
    ({ a, b }: { a: Happening; b: Happening }): Happening =>
    (of) => [...a(of), ...b(of)],
  defects: (): Happening => (of) => stepList({ do: 'defect', of }),
  activates:
    ({ symbol }: { symbol: TriggerSymbol }): Happening =>
    (of) =>
      stepList({ do: 'activate', abilities: symbol, of }),
  activatesAction:
    ({ sign }: { sign: QuickActionSign }): Happening =>
    (of) =>
      stepList({ do: 'activate-action', action: sign, of }),
  activatesOne:
    ({ symbol: one }: { symbol: TriggerSymbol }): Happening =>
    (of) =>
      stepList({ do: 'activate', abilities: one, of, one: true }),
  both:
    ({ a, b }: { a: Happening; b: Happening }): Happening =>
    (of) => [...a(of), ...b(referenceAgain(of))],
  /** "Gain 1 boost or lose Fleeting": the object is picked before. */
  either:
    ({ a, b }: { a: Happening; b: Happening }): Happening =>
    (of) => [
      ...stepList({ do: 'target', of }),
      { do: 'choose', count: 1, modes: [{ steps: a('it') }, { steps: b('it') }] },
    ],
};

/** Returns the reference to an object that was just named. */
function referenceAgain(of: ObjectReference): ObjectReference {
  return of === 'me' || of === 'that' ? of : 'it';
}

export const symbol = { join: () => 'join', hand: () => 'hand', reserve: () => 'reserve' };

type Bought = { what: ObjectReference; less?: Amount; min?: Amount };

export const doing = {
  draw: ({ n }: { n?: Amount }) => stepList({ do: 'draw', count: n === 1 ? undefined : n }),
  drawIt: ({ of }: Objects) => stepList({ do: 'draw', of }),
  resupply: ({ who }: { who?: PlayerReference }) =>
    stepList({ do: 'resupply', ...(who && { who }) }),
  exhaustedResupply: () => stepList({ do: 'exhausted-resupply' }),
  sabotage: () => stepList({ do: 'sabotage' }),
  sabotageOne: ({ what }: { what: Described }) => {
    const filter = filterAlone(what);
    return filter && stepList({ do: 'sabotage', what: filter });
  },
  afterYou: () => stepList({ do: 'after-you' }),
  pass: () => stepList({ do: 'pass' }),
  win: () => stepList({ do: 'win' }),
  shuffle: () => stepList({ do: 'shuffle' }),
  roll: () => stepList({ do: 'roll' }),
  discardFrom: ({ of }: Objects) => stepList({ do: 'discard', of: ownedBy(of) }),
  discard: ({ of }: Objects) => stepList({ do: 'discard', of: ownedBy(of) }),
  discardOthers: () => stepList({ do: 'discard', of: 'rest' }),
  sacrifice: ({ of }: Objects) => stepList({ do: 'sacrifice', of: ownedBy(of) }),
  sacrificeOne: () =>
    stepList({
      do: 'sacrifice',
      of: { choose: { type: 'card', in: 'landmark', of: DOER } },
    }),
  exhaust: ({ of }: Objects) => stepList({ do: 'exhaust', of }),
  ready: ({ of }: Objects) => stepList({ do: 'ready', of }),
  readyAnd: ({ of, and }: Objects & { and: ObjectReference }) =>
    stepList({ do: 'ready', of }, { do: 'ready', of: and }),
  complete: ({ of }: Objects) => stepList({ do: 'complete', of }),
  augment: ({ of }: Objects) => stepList({ do: 'augment', of }),
  double: ({ of, counter }: Objects & { counter: string }) =>
    stepList({ do: 'double', counter, of }),
  move: ({ how = 'put', of, zone: to }: Moved) =>
    stepList({ do: how, of: how === 'put' ? ownedBy(of) : of, ...to }),
  moveReady: ({ how = 'put', of, zone: to }: Moved) =>
    stepList({ do: how, of, ...to, enters: 'ready' }),
  moveChosen: ({ of, zone: to }: Moved) => stepList({ do: 'put', of, ...to }),
  returnIt: ({ of, zone: to }: Moved) => stepList({ do: 'return', of, ...to }),
  returnToHand: ({ of }: Objects) => stepList({ do: 'return', of, to: 'hand' }),
  putOne: ({ how = {}, zone: to }: { how?: object; zone: object }) =>
    stepList({ do: 'put', of: { choose: { type: 'card' }, ...how, among: 'it' }, ...to }),
  /** "Create X tokens (three at most), X being …". */
  createAtMost: ({
    token,
    where,
    max,
    n,
  }: {
    token: string;
    where: object | string;
    max: Amount;
    n: Amount;
  }) => stepList({ do: 'create', token, in: where, count: { least: [n, max] } }),
  createMax: ({
    n = 1,
    token,
    where,
    what,
    max,
  }: {
    n?: Amount;
    token: string;
    where: object | string;
    what: Amount;
    max: Amount;
  }) =>
    n === 1
      ? stepList({ do: 'create', token, in: where, count: { least: [what, max] } })
      : undefined,
  /** "Create only one": the same as before, but one. */
  createNe: ({ n, where }: { n: Amount; where: object | string }) =>
    stepList({ do: 'create', token: AGAIN, in: where, count: n === 1 ? undefined : n }),
  addToHand: ({ of }: Objects) => stepList({ do: 'put', of, to: 'hand' }),
  moveCounted: ({ zone: to }: { zone: object }) =>
    stepList({ do: 'send', of: { all: COUNTED }, ...to }),
  createSignature: () => stepList({ do: 'create', token: 'signature', in: { reserve: 'you' } }),
  createMine: ({ token }: { token: string }) =>
    stepList({ do: 'create', token, in: { reserve: 'you' } }),
  createAgain: () => stepList({ do: 'create-again' }),
  createAgainMany: ({ n }: { n: Amount }) => stepList({ do: 'create-again', count: n }),
  anotherTurn: () => stepList({ do: 'another-turn' }),
  createOne: () => stepList({ do: 'create', token: AGAIN, in: AGAIN }),
  createMore: ({ n }: { n: Amount }) =>
    stepList({ do: 'create', token: AGAIN, in: AGAIN, count: n }),
  createThere: ({ n = 1, token: made }: { n?: Amount; token: string }) =>
    stepList({ do: 'create', token: made, in: 'it', count: n === 1 ? undefined : n }),
  create: ({
    n = 1,
    token,
    where,
    distributed,
  }: {
    n?: Amount;
    token: string;
    where: object | string;
    distributed?: true;
  }) => stepList({ do: 'create', token, in: where, count: n === 1 ? undefined : n, distributed }),
  createPer: ({
    n = 1,
    token,
    where,
    what,
  }: {
    n?: Amount;
    token: string;
    where: object | string;
    what: Amount;
  }) => (n === 1 ? stepList({ do: 'create', token, in: where, count: what }) : undefined),
  createDistributed: ({
    n = 1,
    token,
    where,
  }: {
    n?: Amount;
    token: string;
    where: object | string;
  }) => stepList({ do: 'create', token, in: where, count: n, distributed: true }),
  activate: ({ symbol: abilities, of }: { symbol: TriggerSymbol } & Objects) =>
    stepList({ do: 'activate', abilities, of }),
  activateMine: ({ symbol: abilities }: { symbol: TriggerSymbol }) =>
    stepList({ do: 'activate', abilities, of: 'me' }),
  activateIts: ({ symbol: abilities }: { symbol: TriggerSymbol }) =>
    stepList({ do: 'activate', abilities, of: 'it' }),
  activateOneOfIts: ({ symbol: abilities }: { symbol: TriggerSymbol }) =>
    stepList({ do: 'activate', abilities, of: 'it', one: true }),
  activateOneAsMine: ({ symbol: abilities }: { symbol: TriggerSymbol }) =>
    stepList({ do: 'activate', abilities, of: 'it', one: true, as: 'me' }),
  activateUpToAsMine: ({ symbol: abilities, n }: { symbol: TriggerSymbol; n: Amount }) =>
    stepList({ do: 'activate', abilities, of: 'it', upTo: n, as: 'me' }),
  activateMyAction: ({ sign }: { sign: QuickActionSign }) =>
    stepList({ do: 'activate-action', action: sign, of: 'me' }),
  activateItsAction: ({ sign }: { sign: QuickActionSign }) =>
    stepList({ do: 'activate-action', action: sign, of: 'it' }),
  raiseResult: () => stepList({ do: 'raise-result', by: { affected: 'count' } }),
  raiseResultBy: ({ n }: { n: Amount }) => stepList({ do: 'raise-result', by: n }),
  takeControl: ({ of }: Objects) => stepList({ do: 'take-control', of }),
  takeControlOfIt: () => stepList({ do: 'take-control', of: 'it' }),
  takeControlInto: ({ of, expedition }: Objects & { expedition: ExpeditionReference }) =>
    stepList({ do: 'take-control', of, in: expedition }),
  receiveGift: () => stepList({ do: 'receive-gift' }),
  rushForHandCost: () => stepList({ do: 'rush', forHandCost: true }),
  exhaustEither: ({ a, b }: { a: ObjectReference; b: ObjectReference }) =>
    eitherObject('exhaust', a, b),
  readyEither: ({ a, b }: { a: ObjectReference; b: ObjectReference }) =>
    eitherObject('ready', a, b),
  activateOne: ({ symbol: abilities, of }: { symbol: TriggerSymbol } & Objects) =>
    stepList({ do: 'activate', abilities, of, one: true }),
  exchange: ({ of, with: other }: Objects & { with: ObjectReference }) =>
    stepList({ do: 'exchange', of: ownedBy(of), with: ownedBy(other) }),
  exchangeBoosts: ({ of }: Objects) =>
    typeof of === 'object' && 'target' in of ? stepList({ do: 'exchange-boosts', of }) : undefined,
  targetAndExchangeBoosts: ({ of }: Objects) =>
    stepList({ do: 'exchange-boosts', of: asTarget(of) }),
  distribute: ({ c, what }: { c: Counters; what: Described }) =>
    stepList({
      do: 'distribute-counters',
      among: what.target ? { target: what.filter, count: 'any' } : what.filter,
      counter: c.counter,
      count: c.count,
    }),
  reveal: ({ of }: Objects) => stepList({ do: 'reveal', of: ownedBy(of) }),
  look: ({ of }: Objects) => stepList({ do: 'look', of }),
  revealHand: ({ of }: Objects) => stepList({ do: 'reveal', of: ownedBy(of) }),
  play: ({ what, less, min }: Bought) =>
    stepList({ do: 'play', what: playableFrom(what), less, min }),
  playFree: ({ what, where }: Bought & { where?: ExpeditionReference }) =>
    stepList({ do: 'play', what: playableFrom(what), free: true, in: where }),
  playFreeAsFromHand: ({ what }: Bought) =>
    stepList({ do: 'play', what: playableFrom(what), free: true, asFrom: 'hand' }),
  playChosen: ({ what }: { what: Described }) => playChosen(what),
  playChosenAsFromHand: ({ what }: { what: Described }) => playChosen(what, 'hand'),
  playIn: ({ what, less, where }: Bought & { where: ExpeditionReference }) =>
    stepList({ do: 'play', what: playableFrom(what), less, in: where }),
  rush: () => stepList({ do: 'rush' }),
  rushCard: ({ what }: Bought) => stepList({ do: 'rush', what: playableFrom(what) }),
  giveStatus: ({ of, a }: Objects & { a: Status }) => stepList({ do: 'gain', of, statuses: [a] }),
  giveBoth: ({ of, c, a }: Objects & { c: Counters; a: Status }) => [
    {
      do: 'together',
      steps: [
        ...doing.give({ of, c }),
        ...stepList({ do: 'gain', of: referenceAgain(of), statuses: [a] }),
      ] as Step[],
    },
  ],
  give: ({ of, c }: Objects & { c: Counters }) =>
    stepList({ do: 'gain-counters', of, ...c, give: true }),
  removeCounters: ({ of, c }: Objects & { c: Counters }) =>
    stepList({ do: 'lose-counters', of, ...counterOf(c), count: c.count }),
  removeUpTo: ({ of, c }: Objects & { c: Counters }) =>
    stepList({ do: 'lose-counters', of, ...counterOf(c), count: c.count, upTo: true }),
  removeAll: ({ of, counter }: Objects & { counter: string }) =>
    stepList({ do: 'lose-counters', of, counter, count: 'all' }),
  spendMine: ({ n, counter }: { n: Amount; counter: string }) =>
    stepList({ do: 'spend', counter, count: n, of: 'me' }),
  spendAny: ({ counter }: { counter: string }) =>
    stepList({ do: 'spend', counter, count: 'any', of: 'me' }),
  spend: ({ of, c }: Objects & { c: Counters }) =>
    stepList({ do: 'spend', ...counterOf(c), count: c.count, of: ownedBy(of) }),
  becomeFirst: () => stepList({ do: 'become-first-player', who: 'you' }),
  placeMine: ({ region }: { region: RegionReference }) =>
    stepList({ do: 'place-marker', marker: 'mine', region }),
  placeChosen: ({
    a,
    b,
    c,
    region,
  }: Record<'a' | 'b' | 'c', Terrain> & { region: RegionReference }) =>
    stepList({ do: 'place-marker', marker: [a, b, c], region }),
  placeNew: ({ terrain, region }: { terrain: Terrain; region: RegionReference }) =>
    stepList({ do: 'place-marker', marker: terrain, region }),
  moveMarker: ({ terrain, region }: { terrain: Terrain; region: RegionReference }) =>
    stepList({ do: 'move-marker', terrain, from: 'any', region }),
  target: ({ of }: Objects) => stepList({ do: 'target', of: asTarget(of) }),
  /** "Choose an Animal that you control", which is "it" in the text after it. */
  chooseObject: ({ of }: Objects) =>
    typeof of === 'object' && 'choose' in of
      ? stepList({ do: 'target', of: perPlayer(of) })
      : undefined,
  targetExpedition: ({ expedition }: { expedition: ExpeditionReference }) =>
    stepList({ do: 'target-expedition', expedition }),
  targetPlayer: ({ who }: { who: PlayerReference }) => stepList({ do: 'target-player', who }),
  moveForward: ({ expedition, n = 1 }: { expedition: ExpeditionReference; n?: Amount }) =>
    stepList({ do: 'move-forward', expedition, regions: n }),
  otherForward: ({ n = 1 }: { n?: Amount }) =>
    stepList({ do: 'move-forward', expedition: { beside: 'it', which: 'other' }, regions: n }),
  moveBackward: ({ expedition, n = 1 }: { expedition: ExpeditionReference; n?: Amount }) =>
    stepList({ do: 'move-backward', expedition, regions: n }),
};

/** "Target Permanent in play or target card in Reserve": one object that is either. */
function eitherObject(verb: 'ready' | 'exhaust', a: ObjectReference, b: ObjectReference) {
  const [one, other] = [a, b].map((of) =>
    typeof of !== 'object'
      ? undefined
      : 'target' in of
        ? of.target
        : 'choose' in of
          ? of.choose
          : undefined,
  );
  if (!one || !other) return undefined;
  const anyOf = [one.in === undefined ? { ...one, in: 'play' as const } : one, other];
  const places = [...new Set(anyOf.flatMap(({ in: zone }) => zone ?? []))];
  const filter = { in: places, anyOf } as Filter;
  return stepList({
    do: verb,
    of: typeof a === 'object' && 'target' in a ? { target: filter } : { choose: filter },
  });
}

/** "A card in each player's Reserve" is one for each of them. */
function perPlayer(of: Extract<ObjectReference, { choose: Filter }>): ObjectReference {
  return of.choose.of === 'each-player' ? { ...of, perPlayer: true } : of;
}

function counterOf({ counter }: Counters) {
  return counter === 'any' ? {} : { counter };
}

/** "Target a Character": turns a chosen object into a target. */
function asTarget(of: ObjectReference): ObjectReference {
  if (typeof of !== 'object' || !('choose' in of)) return of;
  const { choose, count, upTo } = of;
  return withoutUndefined({ target: choose, count, upTo });
}

export const happens = {
  subject: ({ of, what }: Objects & { what: Happening }) => what(of),
  mineOnly: ({ what }: { what: Happening }) => what('me'),
  itOnly: ({ what }: { what: Happening }) => what('it'),
  nextFree: ({ what }: { what: Described }) => nextPlay(what, [{ free: true }]),
  weBoth: ({ of, what }: { of?: ObjectReference; what: Happening }) => [
    { do: 'together', steps: [...what(of ?? 'it'), ...what('me')] as Step[] },
  ],
  bothSaid: ({ a, b }: { a: Happening; b: Happening }) => [
    { do: 'together', steps: [...a('it'), ...b('me')] as Step[] },
  ],
  otherMoves: ({ n = 1 }: { n?: Amount }) => doing.otherForward({ n }),
  stays: (): Effect => [],
  moves: ({
    expedition = 'it',
    n = 1,
    way,
  }: {
    expedition?: ExpeditionReference;
    n?: Amount;
    way: 'move-forward' | 'move-backward';
  }) => stepList({ do: way, expedition, regions: n }),
  movesMore: ({ n }: { n: Amount }) =>
    stepList({
      do: 'move-forward',
      expedition: 'it',
      regions: { sum: [{ would: 'number' }, n] },
    }),
  movesAsWould: () =>
    stepList({ do: 'move-forward', expedition: 'it', regions: { would: 'number' } }),
  ascends: ({ expedition }: { expedition: ExpeditionReference }) =>
    stepList({ do: 'ascend', expedition }),
  becomesFirst: ({ who }: { who: PlayerReference }) => stepList({ do: 'become-first-player', who }),
  next: ({
    what,
    changes,
    until: long,
  }: {
    what: Described;
    changes: readonly PlayChange[];
    until?: Duration;
  }) => nextPlay(withoutUndefined({ ...what, until: long ?? what.until }), changes),
  payLess: ({ what, n, min }: { what: Described; n: Amount; min?: Amount }) =>
    nextPlay(what, [withoutUndefined({ cost: 'less' as const, by: n, min })]),
  thisLong: ({
    until: long,
    rule,
  }: {
    until: Duration;
    rule: PassiveRule | readonly PassiveRule[];
  }) => [rule].flat().flatMap((one) => stepList({ do: 'ongoing', duration: long, passive: one })),
};

function nextPlay(what: Described, changes: readonly PlayChange[]) {
  if (what.until === undefined) return undefined;
  return stepList({
    do: 'next',
    duration: what.until,
    who: what.plays === 'you' ? undefined : what.plays,
    card: playedFilter(what),
    joins: what.joins,
    changes,
  });
}

export const until = {
  turn: () => 'this-turn',
  afternoon: () => 'this-afternoon',
  day: () => 'this-day',
};

export const tokenPlace = {
  reserve: ({ who = 'you' }: { who?: PlayerReference }) => ({ reserve: who }),
  reserveYours: () => ({ reserve: 'you' }),
  landmarks: ({ who = 'you' }: { who?: PlayerReference }) => ({ landmarks: who }),
  landmarksOf: ({ who }: { who: PlayerReference }) => ({ landmarks: who }),
  expedition: ({ expedition }: { expedition: ExpeditionReference }) => expedition,
};

export const token = {
  /** A token by its name; `a`, `c` and `said` are the statistics that the text gives it. */
  named: ({ token: id }: { token: string; a?: string; c?: string; said?: string }) => id,
  one: () => AGAIN,
};

export const tokenStatistics = {
  said: ({ n }: { n: string }) => n,
  line: ({ n }: { n: string }) => n,
  quoted: ({ n }: { n: string }) => n,
};

export const way = { forward: () => 'move-forward', backward: () => 'move-backward' };

export const change = {
  less: ({ n, min }: { n: Amount; min?: Amount }) => withoutUndefined({ cost: 'less', by: n, min }),
  more: ({ n }: { n: Amount }) => ({ cost: 'more', by: n }),
  free: () => ({ free: true }),
  gainsCounters: ({ c }: { c: Counters }) => ({ gainsCounters: c.counter, count: c.count }),
  gains: ({ a }: { a: Status }) => ({ gains: a }),
  gainsFromHand: ({ a }: { a: Status }) => ({ gains: a, ifFrom: 'hand' }),
  gainsFromReserve: ({ a }: { a: Status }) => ({ gains: a, ifFrom: 'reserve' }),
  loses: ({ a }: { a: Status }) => ({ loses: a }),
  losesFromHand: ({ a }: { a: Status }) => ({ loses: a, ifFrom: 'hand' }),
  losesFromReserve: ({ a }: { a: Status }) => ({ loses: a, ifFrom: 'reserve' }),
  activates: ({ symbol: one }: { symbol: TriggerSymbol }) => ({ activates: one }),
  activatesOne: ({ symbol: one }: { symbol: TriggerSymbol }) => ({ activates: one, one: true }),
};

export const changes = {
  one: ({ a }: { a: PlayChange }) => [a],
  /** "1 boost and Asleep". */
  gainsBoth: ({ c, status }: { c: Counters; status: Status }) => [
    change.gainsCounters({ c }),
    change.gains({ a: status }),
  ],
  two: ({ a, b }: { a: PlayChange; b: PlayChange }) => [a, b],
};

/** Steps of which a player was named as the one who does them. */
export function doneBy(all: Effect, who: PlayerReference): Effect {
  if (who === 'you') return all;
  return settleDoer(
    all.map((one) => (isWrapper(one) || !takesWho(one) ? one : { ...one, who })),
    'they',
  );
}

const WITHOUT_WHO = new Set<Step['do']>([
  ...([
    'activate',
    'activate-action',
    'after-you',
    'ascend',
    'augment',
    'defect',
    'double',
    'exchange-boosts',
  ] as const),
  ...(['gain-counters', 'lose', 'lose-counters', 'spend', 'switch', 'move-forward'] as const),
  ...(['move-backward', 'place-marker', 'move-marker', 'ongoing', 'after'] as const),
  ...([
    'gain-ability',
    'gain-subtypes',
    'another-turn',
    'create-again',
    'next-time',
    'raise-result',
    'receive-gift',
    'take-control',
  ] as const),
]);

function takesWho(step: Instruction): boolean {
  return !WITHOUT_WHO.has(step.do as Step['do']);
}

/** Replaces the placeholder `DOER` in a tree with a player. */
export function settleDoer<T>(tree: T, who: PlayerReference): T {
  if (tree === DOER) return who as T;
  if (Array.isArray(tree)) return tree.map((one) => settleDoer(one, who)) as T;
  if (tree === null || typeof tree !== 'object') return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, settleDoer(value, who)]),
  ) as T;
}

/** Steps whose objects are in an Expedition that the sentence picks: that one is targeted first. */
export function withExpeditions(all: Effect): Effect {
  return all.flatMap((one) => {
    const found: ExpeditionReference[] = [];
    const plain = withoutWithin(one, found);
    return [
      ...found.map((expedition): Instruction => ({ do: 'target-expedition', expedition })),
      plain,
    ];
  });
}

function withoutWithin<T>(tree: T, found: ExpeditionReference[]): T {
  if (Array.isArray(tree)) return tree.map((one) => withoutWithin(one, found)) as T;
  if (tree === null || typeof tree !== 'object') return tree;
  const { within, ...rest } = tree as { within?: ExpeditionReference };
  if (within !== undefined) found.push(within);
  const kept = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, withoutWithin(value, found)]),
  );
  return (within === undefined ? kept : { ...kept, expedition: 'it' }) as T;
}
