/** Schemas of numbers, filters, references and conditions. */

import { z } from 'zod';
import {
  type Amount,
  type ChosenPick,
  type Comparison,
  type Condition,
  type ExpeditionFilter,
  type ExpeditionReference,
  type ExpeditionRelation,
  type Filter,
  type FilterType,
  type ObjectReference,
  PHASES,
  type Place,
  type PlayedFilter,
  type PlayerReference,
  type RegionReference,
  SIDES,
  STATUSES,
  type Statistics,
  type TargetPick,
  TERRAINS,
} from '../ability.ts';
import { integer, later, object, oneOrMore, text, yes } from './shape.ts';

export const terrain = z.enum(TERRAINS);
export const status = z.enum(STATUSES);
const side = z.enum(SIDES);
export const phase = z.enum(PHASES);

export const place: z.ZodType<Place> = z.enum([
  'deck',
  'discard',
  'expedition',
  'hand',
  'hero',
  'landmark',
  'limbo',
  'mana',
  'play',
  'reserve',
]);

const filterType: z.ZodType<FilterType> = z.enum([
  'card',
  'character',
  'permanent',
  'landmark-permanent',
  'expedition-permanent',
  'spell',
  'hero',
  'mana-orb',
]);

export const relation: z.ZodType<ExpeditionRelation> = z.enum([
  'mine',
  'facing',
  'other',
  'facing-other',
  'yours',
]);

export const statistics = object<Statistics>({
  forest: integer,
  mountain: integer,
  water: integer,
});

export const amount: z.ZodType<Amount> = later(() =>
  z.union([
    integer,
    object<Extract<Amount, { count: Filter }>>({ count: filter }),
    object<Extract<Amount, { countExpeditions: ExpeditionFilter }>>({
      countExpeditions: expeditionFilter,
    }),
    object<Extract<Amount, { baseZeros: Filter }>>({ baseZeros: filter }),
    object<Extract<Amount, { counters: string; on: ObjectReference }>>({
      counters: text,
      on: objects,
    }),
    object<Extract<Amount, { counters: string; among: Filter }>>({
      counters: text,
      among: filter,
    }),
    object<Extract<Amount, { die: 'result' }>>({ die: z.literal('result') }),
    object<Extract<Amount, { statistic: unknown }>>({
      statistic: z.enum([...TERRAINS, 'highest']),
      of: objects,
    }),
    object<Extract<Amount, { cost: unknown }>>({
      cost: z.enum(['hand', 'reserve', 'base']),
      of: objects,
    }),
    object<Extract<Amount, { regionsBetween: PlayerReference }>>({ regionsBetween: players }),
    object<Extract<Amount, { singleTerrainRegions: 'visible' }>>({
      singleTerrainRegions: z.literal('visible'),
    }),
    object<Extract<Amount, { affected: 'count' }>>({ affected: z.literal('count') }),
    object<Extract<Amount, { would: 'number' }>>({ would: z.literal('number') }),
    object<Extract<Amount, { x: true }>>({ x: yes }),
    object<Extract<Amount, { sum: readonly Amount[] }>>({ sum: z.array(amount) }),
    object<Extract<Amount, { least: readonly Amount[] }>>({ least: z.array(amount).min(1) }),
    object<Extract<Amount, { most: readonly Amount[] }>>({ most: z.array(amount).min(1) }),
  ]),
);

const bounds = {
  atLeast: amount.optional(),
  atMost: amount.optional(),
  exactly: amount.optional(),
};

const comparison = object<Comparison>(bounds);

const filterFields = {
  type: oneOrMore(filterType).optional(),
  subtype: oneOrMore(text).optional(),
  in: oneOrMore(place).optional(),
  of: later(() => players).optional(),
  other: yes.optional(),
  otherThanIt: yes.optional(),
  token: z.boolean().optional(),
  status: oneOrMore(status).optional(),
  without: oneOrMore(status).optional(),
  handCost: comparison.optional(),
  reserveCost: comparison.optional(),
  baseCost: comparison.optional(),
  baseZero: yes.optional(),
  baseZeroInTerrain: yes.optional(),
  statistics: comparison.optional(),
  counters: object<NonNullable<Filter['counters']>>({ name: text, ...bounds }).optional(),
  expedition: relation.optional(),
  inExpedition: later(() => expeditionFilter).optional(),
  named: text.optional(),
  faction: text.optional(),
  anyOf: later<readonly Filter[]>(() => z.array(filter).min(1)).optional(),
};

export const filter: z.ZodType<Filter> = later(() => object<Filter>(filterFields));

export const playedFilter: z.ZodType<PlayedFilter> = later(() =>
  object<PlayedFilter>({ ...filterFields, from: z.enum(['hand', 'reserve']).optional() }),
);

const position = z.enum(['ahead', 'behind', 'tied']);

export const expeditionFilter: z.ZodType<ExpeditionFilter> = later(() =>
  object<ExpeditionFilter>({
    of: players.optional(),
    side: side.optional(),
    relation: relation.optional(),
    position: oneOrMore(position).optional(),
    terrain: terrain.optional(),
    singleTerrain: yes.optional(),
    atStart: yes.optional(),
    ascended: z.boolean().optional(),
    holds: object<NonNullable<ExpeditionFilter['holds']>>({
      ...filterFields,
      number: comparison,
    }).optional(),
  }),
);

const count = z.union([amount, z.literal('any')]);

const named = later(() => object<{ readonly as: string }>({ as: text }));

const target: z.ZodType<TargetPick> = later(() =>
  object<TargetPick>({
    target: filter,
    count: count.optional(),
    upTo: yes.optional(),
    total: object<NonNullable<TargetPick['total']>>({
      of: z.enum([...TERRAINS, 'hand-cost']),
      atMost: amount,
    }).optional(),
    as: text.optional(),
  }),
);

const choice: z.ZodType<ChosenPick> = later(() =>
  object<ChosenPick>({
    choose: filter,
    count: count.optional(),
    upTo: yes.optional(),
    by: players.optional(),
    random: yes.optional(),
    highest: z.enum(['hand-cost', 'base-cost']).optional(),
    among: z.union([z.literal('it'), named]).optional(),
    as: text.optional(),
  }),
);

export const objects: z.ZodType<ObjectReference> = later(() =>
  z.union([
    z.enum(['me', 'it', 'that', 'rest']),
    target,
    choice,
    named,
    object<Extract<ObjectReference, { all: Filter }>>({ all: filter }),
    object<Extract<ObjectReference, { top: Amount }>>({ top: amount, of: players.optional() }),
  ]),
);

export const players: z.ZodType<PlayerReference> = later(() =>
  z.union([
    z.enum(['you', 'opponents', 'each-player', 'they', 'first-player']),
    object<Extract<PlayerReference, { target: unknown }>>({
      target: z.enum(['player', 'opponent']),
      other: yes.optional(),
    }),
    object<Extract<PlayerReference, { controllerOf: unknown }>>({ controllerOf: objects }),
    object<Extract<PlayerReference, { ownerOf: unknown }>>({ ownerOf: objects }),
  ]),
);

export const expeditions: z.ZodType<ExpeditionReference> = later(() =>
  z.union([
    relation,
    z.literal('it'),
    object<Extract<ExpeditionReference, { side: unknown }>>({ side, of: players.optional() }),
    object<Extract<ExpeditionReference, { where: unknown }>>({
      where: objects,
      facing: yes.optional(),
    }),
    object<Extract<ExpeditionReference, { target: unknown }>>({
      target: expeditionFilter,
      count: count.optional(),
      upTo: yes.optional(),
      as: text.optional(),
    }),
    object<Extract<ExpeditionReference, { choose: unknown }>>({
      choose: expeditionFilter,
      by: players.optional(),
    }),
    object<Extract<ExpeditionReference, { each: unknown }>>({ each: expeditionFilter }),
    object<Extract<ExpeditionReference, { and: unknown }>>({ and: z.array(expeditions).min(2) }),
  ]),
);

export const regions: z.ZodType<RegionReference> = later(() =>
  z.union([
    z.literal('all'),
    object<Extract<RegionReference, { of: unknown }>>({ of: expeditions }),
    object<Extract<RegionReference, { target: unknown }>>({ target: z.literal('visible') }),
  ]),
);

export const condition: z.ZodType<Condition> = later(() =>
  z.union([
    object<Extract<Condition, { exists: Filter }>>({ exists: filter, ...bounds }),
    object<Extract<Condition, { is: unknown }>>({ is: objects, filter, past: yes.optional() }),
    object<Extract<Condition, { amount: Amount }>>({ amount, ...bounds }),
    object<Extract<Condition, { expedition: unknown }>>({
      expedition: expeditions,
      matches: expeditionFilter,
    }),
    object<Extract<Condition, { firstPlayer: unknown }>>({ firstPlayer: players }),
    object<Extract<Condition, { distinct: unknown }>>({ distinct: z.array(filter).min(1) }),
    object<Extract<Condition, { day: true }>>({ day: yes, ...bounds }),
    object<Extract<Condition, { phase: unknown }>>({ phase }),
    object<Extract<Condition, { playedFrom: unknown }>>({
      playedFrom: z.enum(['hand', 'reserve']),
    }),
    object<Extract<Condition, { not: Condition }>>({ not: condition }),
    object<Extract<Condition, { and: unknown }>>({ and: z.array(condition).min(1) }),
    object<Extract<Condition, { or: unknown }>>({ or: z.array(condition).min(1) }),
  ]),
);
