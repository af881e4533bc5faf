/** Passive abilities (2.2.12.m). */

import type {
  Ability,
  Amount,
  Cost,
  DailyEffect,
  Effect,
  ExpeditionFilter,
  ExpeditionReference,
  Filter,
  Keyword,
  ObjectMatch,
  Phase,
  PlayChange,
  PlayerReference,
  RegionReference,
  Statistics,
  Status,
  Terrain,
  TriggerSymbol,
  Would,
} from '../../../engine/cards/ability.ts';
import { type Described, filterAlone, playedFilter, withoutUndefined } from './described.ts';
import { fillAmount, type SentencePiece } from './sentence.ts';
import type { Happening } from './step.ts';

type Of = { of: ObjectMatch };

export const keyword = Object.fromEntries(
  (['cooldown', 'defender', 'eternal', 'fleeting', 'gigantic', 'seasoned'] as const).map((one) => [
    one,
    () => ({ keyword: one }),
  ]),
);

export const keywordAmount = {
  tough: ({ n }: { n: Amount }) => ({ keyword: 'tough', amount: n }),
  temple: ({ n }: { n: Amount }) => ({ keyword: 'temple', amount: n }),
  scout: ({ n }: { n: Amount }) => ({ keyword: 'scout', amount: n }),
};

interface KeywordSaid {
  readonly keyword: Keyword;
  readonly amount?: Amount;
}

const HIGHEST = { to: 'highest' } as const;

/** Removes "exhausted" from a filter; `undefined` where the filter does not have it. */
function withoutExhausted({ filter }: Described): Described['filter'] | undefined {
  const { status, ...plain } = filter;
  return [status].flat().includes('exhausted') ? plain : undefined;
}

export const passive = {
  keywordX: ({ of = 'me', k, n }: Partial<Of> & { k: KeywordSaid; n: Amount }) =>
    withoutUndefined({ rule: 'gain-keyword', of, ...fillAmount(k, n) }),
  keywordMe: ({ k }: { k: KeywordSaid }) =>
    withoutUndefined({ rule: 'gain-keyword', of: 'me', ...k }),
  abilities: ({ of, ability }: Of & { ability: readonly Ability[] }) =>
    ability.map((one) => ({ rule: 'gain-ability', of, ability: one })),
  subtypes: ({ of, subtype }: Of & { subtype: string }) => ({ rule: 'gain-subtype', of, subtype }),
  highestMine: () => ({ rule: 'set-statistics', of: 'me', ...HIGHEST }),
  ignoreMine: () => ({ rule: 'ignore-abilities', of: 'me' }),
  manaOnly: () => ({ rule: 'cannot-be-played', of: 'me' }),
  limitAll: ({ n }: { n: number }) => ({
    rule: 'limit',
    limit: 'reserve',
    who: 'each-player',
    by: -n,
  }),
  youPlayLess: ({
    what,
    n,
    min,
    from,
  }: {
    what: Described;
    n: Amount;
    min?: Amount;
    from?: object;
  }) =>
    withoutUndefined({
      rule: 'played',
      who: 'you',
      card: playedFilter(from ? { ...what, from: 'reserve' } : what),
      changes: [withoutUndefined({ cost: 'less', by: n, min })],
    }),
  reserveLess: ({ what, n, min }: { what: Described; n: Amount; min?: Amount }) =>
    passive.youPlayLess({ what: { ...what, from: 'reserve' }, n, min }),
  youPlayLessIf: ({
    what,
    n,
    cost,
    bounds,
  }: {
    what: Described;
    n: Amount;
    cost: string;
    bounds: object;
  }) => ({
    rule: 'played',
    who: 'you',
    card: { ...playedFilter(what), [cost]: bounds },
    changes: [{ cost: 'less', by: n }],
  }),
  keywordIt: ({ k }: { k: KeywordSaid }) =>
    withoutUndefined({ rule: 'gain-keyword', of: 'it', ...k }),
  abilitiesMe: ({ ability }: { ability: readonly Ability[] }) =>
    ability.map((one) => ({ rule: 'gain-ability', of: 'me', ability: one })),
  subtypesMe: ({ subtype }: { subtype: string }) => ({ rule: 'gain-subtype', of: 'me', subtype }),
  cannotGainOthers: ({ of }: Of) => ({ rule: 'cannot-gain-counters', of }),
  fenCrowbar: () => [
    {
      rule: 'instead',
      would: { would: 'daily', daily: 'draw', who: 'you' },
      instead: [{ do: 'draw' }],
    },
    {
      rule: 'instead',
      would: { would: 'daily', daily: 'expand', who: 'you' },
      instead: [{ do: 'put', of: { top: 1 }, to: 'mana', enters: 'ready' }],
    },
  ],
  keyword: ({ of, k }: Of & { k: KeywordSaid }) =>
    withoutUndefined({ rule: 'gain-keyword', of, ...k }),
  ability: ({ of, ability }: Of & { ability: Ability }) => ({
    rule: 'gain-ability',
    of,
    ability,
  }),
  losesAbilities: ({ of }: Of) => ({ rule: 'lose-abilities', of }),
  subtype: ({ of, subtype }: Of & { subtype: string }) => ({ rule: 'gain-subtype', of, subtype }),
  highest: ({ of }: Of) => ({ rule: 'set-statistics', of, ...HIGHEST }),
  setStatistics: ({ of = 'me', n }: Partial<Of> & { n: string }) => ({
    rule: 'set-statistics',
    of,
    to: readStatistics(n),
  }),
  addStatistics: ({ of, n }: Of & { n: string }) => ({
    rule: 'add-statistics',
    of,
    by: readStatistics(n),
  }),
  terrain: ({ region, terrain }: { region: RegionReference; terrain: Terrain }) => ({
    rule: 'terrain',
    region,
    terrains: [terrain],
  }),
  terrainToo: ({ region, terrain }: { region: RegionReference; terrain: Terrain }) => ({
    rule: 'terrain',
    region,
    terrains: [terrain],
    inAddition: true,
  }),
  reserveLimit: ({ who = 'you', n }: { who?: PlayerReference; n: number }) => ({
    rule: 'limit',
    limit: 'reserve',
    who,
    by: n,
  }),
  reserveLimitLess: ({ who = 'you', n }: { who?: PlayerReference; n: number }) => ({
    rule: 'limit',
    limit: 'reserve',
    who,
    by: -n,
  }),
  landmarkLimit: ({ who = 'you', n }: { who?: PlayerReference; n: number }) => ({
    rule: 'limit',
    limit: 'landmark',
    who,
    by: n,
  }),
  landmarkLimitTo: ({ who = 'you', n }: { who?: PlayerReference; n: number }) => ({
    rule: 'limit',
    limit: 'landmark',
    who,
    to: n,
  }),
  landmarkLimitLess: ({ who = 'opponents', n }: { who?: PlayerReference; n: number }) => ({
    rule: 'limit',
    limit: 'landmark',
    who,
    by: -n,
  }),
  uncountedOf: ({ of }: Of) => ({ rule: 'uncounted', of }),
  uncounted: ({ of = 'me' }: Partial<Of>) => ({ rule: 'uncounted', of }),
  keepMore: ({ n, a }: { n: number; a?: Status }) => ({
    rule: 'keep-more',
    who: 'you',
    card: withoutUndefined({ type: 'card', in: 'reserve', of: 'you', status: a }),
    more: n,
  }),
  /** "Spells you play have Fleeting", "Cards played from Reserve cost {1} more". */
  played: ({ what, changes }: { what: Described; changes: readonly PlayChange[] }) => {
    if (what.plays === undefined && what.from === undefined) return undefined;
    return withoutUndefined({
      rule: 'played',
      who: what.plays,
      card: playedFilter(what),
      first: what.first ? ('afternoon' as const) : undefined,
      changes,
    });
  },
  eachAfternoon: ({ what, changes }: { what: Described; changes: readonly PlayChange[] }) =>
    passive.youPlay({ what: { ...what, first: true }, changes }),
  youPlay: ({ what, changes }: { what: Described; changes: readonly PlayChange[] }) =>
    withoutUndefined({
      rule: 'played',
      who: 'you',
      card: playedFilter(what),
      first: what.first ? ('afternoon' as const) : undefined,
      changes,
    }),
  iActivate: ({ symbol }: { symbol: TriggerSymbol }) => ({
    rule: 'played',
    card: 'me',
    changes: [{ activates: symbol }],
  }),
  iCost: ({ changes, n }: { changes?: readonly PlayChange[]; n?: Amount }) => ({
    rule: 'played',
    card: 'me',
    changes: changes ?? [{ cost: 'less', by: n }],
  }),
  iCostInto: ({
    n,
    more,
    changes,
    into,
  }: {
    n?: Amount;
    more?: Amount;
    changes?: readonly PlayChange[];
    into: ExpeditionFilter;
  }) => ({
    rule: 'played',
    card: 'me',
    into,
    changes: changes ?? [more === undefined ? { cost: 'less', by: n } : { cost: 'more', by: more }],
  }),
  iCostPer: ({
    n,
    per,
    expedition,
  }: {
    n: Amount;
    per?: Amount;
    expedition?: ExpeditionFilter;
  }) => {
    const by = per ?? { countExpeditions: { of: 'you', ...expedition } };
    return n === 1 ? { rule: 'played', card: 'me', changes: [{ cost: 'less', by }] } : undefined;
  },
  minimumCost: ({ what, n }: { what: Described; n: Amount }) => ({
    rule: 'minimum-cost',
    who: what.plays ?? 'each-player',
    card: playedFilter(what),
    amount: n,
  }),
  optionalCost: ({ cost, n }: { cost: Cost; n: Amount }) => ({
    rule: 'optional-cost',
    cost,
    less: n,
  }),
  playExhausted: ({ what }: { what: Described }) => {
    const card = withoutExhausted(what);
    return card && { rule: 'play-exhausted', card };
  },
  playEvenExhausted: ({ what }: { what: Described }) => ({
    rule: 'play-exhausted',
    card: what.filter,
  }),
  playExhaustedIn: ({ what }: { what: Described }) => {
    const card = withoutExhausted(what);
    return card && { rule: 'play-exhausted', card, into: 'mine' };
  },
  playEvenExhaustedIn: ({ what }: { what: Described }) => ({
    rule: 'play-exhausted',
    card: what.filter,
    into: 'mine',
  }),
  cannotMove: ({
    expedition,
    a,
    b,
    phase,
  }: {
    expedition?: ExpeditionReference;
    a?: ExpeditionReference;
    b?: ExpeditionReference;
    phase?: Phase;
  }) =>
    withoutUndefined({
      rule: 'cannot-move-forward',
      // "Your other Expedition and the Expedition facing it".
      expedition: expedition ?? { and: [a, a === 'other' && b !== 'facing' ? 'facing-other' : b] },
      during: phase,
    }),
  cannotMoveDueTo: ({
    expedition,
    terrain,
  }: {
    expedition: ExpeditionReference;
    terrain: Terrain;
  }) => ({ rule: 'cannot-move-forward', expedition, dueTo: terrain }),
  cannotMoveExcept: ({
    expedition,
    where,
    phase,
    terrain,
  }: {
    expedition?: ExpeditionReference;
    where?: Terrain;
    phase?: Phase;
    terrain: Terrain;
  }) =>
    withoutUndefined({
      rule: 'cannot-move-forward',
      expedition: expedition ?? { each: { relation: 'facing', terrain: where } },
      during: phase,
      exceptDueTo: terrain,
    }),
  ignoreDefender: ({ expedition = 'it' }: { expedition?: ExpeditionReference }) => ({
    rule: 'ignore-defender',
    expedition,
  }),
  cannotActivate: ({ symbols, of }: Of & { symbols: readonly TriggerSymbol[] }) => ({
    rule: 'cannot-activate',
    abilities: symbols,
    of,
  }),
  cannotBePlayedMe: () => ({ rule: 'cannot-be-played', of: 'me' }),
  cannotBePlayed: ({ of }: Of) => ({ rule: 'cannot-be-played', of }),
  cannotPlay: ({ who, what }: { who: PlayerReference; what: Described }) => {
    const filter = filterAlone(what);
    return filter && { rule: 'cannot-be-played', of: { ...filter, of: who } };
  },
  cannotGainCounters: ({ of }: Of) => ({ rule: 'cannot-gain-counters', of }),
  cannotReady: ({ of, phase }: Of & { phase?: Phase }) =>
    withoutUndefined({ rule: 'cannot-ready', of, during: phase }),
  canGainAgain: ({ of = 'me', a }: Partial<Of> & { a: Status }) => ({
    rule: 'can-gain-again',
    of,
    status: a,
  }),
  cannotBePlayedInto: ({ into }: { into: ExpeditionFilter }) => ({
    rule: 'cannot-be-played',
    of: 'me',
    into,
  }),
  alsoType: ({ what }: { what: Filter }) =>
    typeof what.type === 'string' ? { rule: 'also-type', of: 'me', type: what.type } : undefined,
  consideredContact: ({ expedition }: { expedition: ExpeditionReference }) =>
    consideredAs(expedition, 'in-contact'),
  consideredBehind: ({ expedition }: { expedition: ExpeditionReference }) =>
    consideredAs(expedition, 'behind'),
  raiseMaximum: ({ what, n }: { what: Described; n: number }) => ({
    rule: 'raise-maximum',
    card: what.filter,
    by: n,
  }),
  liftMaximum: ({ what }: { what: Described }) => ({ rule: 'raise-maximum', card: what.filter }),
  /** "{1} less" as a choice, which narrows what I can target. */
  optionalLess: ({ n, what }: { n: Amount; what?: Described }) =>
    withoutUndefined({ rule: 'optional-cost', cost: [], less: n, targets: what?.filter }),
  ignoreAbilities: ({ of }: Of) => ({ rule: 'ignore-abilities', of }),
  extraDie: () => ({ rule: 'extra-die', who: 'you', dice: 1 }),
  dieResultFor: ({ n }: { n: number }) => ({
    rule: 'die-result',
    who: 'you',
    add: n,
    may: true,
    exhausting: true,
  }),
  dieResult: ({ n }: { n: number }) => ({ rule: 'die-result', who: 'you', add: n, may: true }),
  instead: ({ would, steps }: { would: Would; steps: Effect }) => ({
    rule: 'instead',
    would,
    instead: steps,
  }),
  mayInstead: ({ would, steps, otherwise }: { would: Would; steps: Effect; otherwise?: Effect }) =>
    withoutUndefined({
      rule: 'instead',
      would,
      may: true as const,
      instead: steps,
      ifNot: otherwise,
    }),
  /** A die decides how far it moves; on faces that are not named it moves as it would. */
  insteadRoll: ({ would, rows }: { would: Would; rows: readonly (readonly SentencePiece[])[] }) => {
    const cases = rows
      .flat()
      .flatMap((row) =>
        row.is === 'row' ? [withoutUndefined({ from: row.from, to: row.to, then: row.steps })] : [],
      );
    const free = [1, 2, 3, 4, 5, 6].filter(
      (face) => !cases.some(({ from, to }) => face >= from && face <= (to ?? 6)),
    );
    const move: Effect = [{ do: 'move-forward', expedition: 'it', regions: { would: 'number' } }];
    const rest = free.length > 0 ? [{ from: free[0]!, to: free.at(-1)!, then: move }] : [];
    return {
      rule: 'instead',
      would,
      instead: [
        { do: 'roll' },
        { do: 'depending', cases: [...cases, ...rest].filter(({ then }) => then.length > 0) },
      ],
    };
  },
  mayInsteadFor: ({ would, cost, steps }: { would: Would; cost: Effect; steps: Effect }) => {
    if (cost.some((one) => one.do === 'exhaust')) {
      const [first, ...more] = cost;
      const isMine = first?.do === 'exhaust' && first.of === 'me' && more.length === 0;
      return isMine
        ? { rule: 'instead', would, may: true, exhausting: true, instead: steps }
        : undefined;
    }
    return { rule: 'instead', would, may: true, instead: [...cost, ...steps] };
  },
  alsoMine: ({ would, a }: { would: Would; a: Happening }) => ({
    rule: 'also',
    would,
    also: a('me'),
  }),
  also: ({ would, steps }: { would: Would; steps: Effect }) => ({
    rule: 'also',
    would,
    also: steps,
  }),
};

function consideredAs(expedition: ExpeditionReference, as: 'behind' | 'in-contact') {
  return typeof expedition === 'string' && expedition !== 'it'
    ? { rule: 'considered', expedition, as }
    : undefined;
}

function readStatistics(text: string): Statistics {
  const [forest = 0, mountain = 0, water = 0] = text.split('/').map(Number);
  return { forest, mountain, water };
}

export const symbols = {
  one: ({ a }: { a: TriggerSymbol }) => [a],
  two: ({ a, b }: { a: TriggerSymbol; b: TriggerSymbol }) => [a, b],
  three: ({ a, b, c }: { a: TriggerSymbol; b: TriggerSymbol; c: TriggerSymbol }) => [a, b, c],
};

type What = { what: ObjectMatch };

export const would = {
  leave: ({ what, where, phase }: What & { where: object; phase?: Phase }) =>
    withoutUndefined({ would: 'leave', what, ...where, during: phase }),
  leaveMe: ({ where, phase }: { where: object; phase?: Phase }) =>
    withoutUndefined({ would: 'leave', what: 'me', ...where, during: phase }),
  goMe: ({ from = {} }: { from?: object }) => ({ would: 'go', what: 'me', to: 'reserve', ...from }),
  gainMe: ({ a }: { a: Status }) => ({ would: 'gain', what: 'me', status: a }),
  goToReserve: ({ what, from = {} }: What & { from?: object }) => ({
    would: 'go',
    what,
    to: 'reserve',
    ...from,
  }),
  goToDiscard: ({ what, from = {} }: What & { from?: object }) => ({
    would: 'go',
    what,
    to: 'discard',
    ...from,
  }),
  gain: ({ what, a }: What & { a: Status }) => ({ would: 'gain', what, status: a }),
  gainCounters: ({ what, counter }: What & { counter: string }) => ({
    would: 'gain-counters',
    what,
    counter,
  }),
  lose: ({ what, a }: What & { a: Status }) => ({ would: 'lose', what, status: a }),
  draw: ({ who = 'you' }: { who?: PlayerReference }) => ({ would: 'draw', who }),
  resupply: ({ who = 'you' }: { who?: PlayerReference }) => ({ would: 'resupply', who }),
  create: ({ who = 'you' }: { who?: PlayerReference }) => ({ would: 'create', who }),
  roll: ({ who = 'you' }: { who?: PlayerReference }) => ({ would: 'roll', who }),
  move: ({ expedition, phase }: { expedition: ExpeditionFilter; phase?: Phase }) =>
    withoutUndefined({ would: 'move-forward', expedition, during: phase }),
  moveBackward: ({ expedition, phase }: { expedition: ExpeditionFilter; phase?: Phase }) =>
    withoutUndefined({ would: 'move-backward', expedition, during: phase }),
  ascendAgain: ({ expedition }: { expedition: ExpeditionFilter }) => {
    const { ascended: _, ...plain } = expedition;
    return { would: 'ascend', expedition: plain, again: true };
  },
  moveDueTo: ({
    expedition,
    terrain,
  }: {
    expedition: ExpeditionFilter;
    terrain: Terrain | 'ascend';
  }) => ({ would: 'move-forward', expedition, dueTo: terrain }),
  sacrificed: ({ what }: What) => ({ would: 'go', what, to: 'discard', sacrificed: true }),
  sacrificedMe: () => ({ would: 'go', what: 'me', to: 'discard', sacrificed: true }),
  ascend: ({ expedition }: { expedition: ExpeditionFilter }) => ({ would: 'ascend', expedition }),
  daily: ({ daily, who = 'you' }: { daily: DailyEffect; who?: PlayerReference }) => ({
    would: 'daily',
    daily,
    who,
  }),
};
