/** Schemas of abilities and triggers. */

import { z } from 'zod';
import {
  type Ability,
  type Beginning,
  DAILY_EFFECTS,
  KEYWORDS,
  type KeywordAbility,
  type Passive,
  type PassiveRule,
  type QuickAction,
  type Reaction,
  type SpellEffect,
  type Trigger,
} from '../ability.ts';
import { cost, effect } from './effect.ts';
import { match, passiveRule } from './passive.ts';
import {
  amount,
  condition,
  expeditionFilter,
  filter,
  phase,
  place,
  playedFilter,
  players,
  relation,
  status,
  terrain,
} from './reference.ts';
import { byField, integer, later, object, oneOrMore, text, yes } from './shape.ts';

type On<K extends Trigger['on']> = Extract<Trigger, { readonly on: K }>;

const what = later(() => match);
const spot = z.union([relation, place]);

function symbol<K extends 'join' | 'hand' | 'reserve'>(on: K): z.ZodType<On<K>> {
  return object<On<K>>({ on: z.literal(on) } as never);
}

/** Triggers that only say who does it. */
function doing<K extends 'draws' | 'resupplies' | 'rolls'>(on: K) {
  return object<On<K>>({ on: z.literal(on), who: players } as never);
}

/** Triggers that say who does it to what. */
function doingTo<K extends 'sacrifices' | 'exhausts'>(on: K) {
  return object<On<K>>({ on: z.literal(on), who: players, what } as never);
}

/** Triggers about a status. */
function gaining<K extends 'gains' | 'becomes'>(on: K) {
  return object<On<K>>({ on: z.literal(on), what, status } as never);
}

/** Triggers about Expeditions alone. */
function about<K extends 'moves-backward' | 'fails-to-move-forward'>(on: K) {
  return object<On<K>>({ on: z.literal(on), expedition: expeditionFilter } as never);
}

const TRIGGERS: { readonly [K in Trigger['on']]: z.ZodType<On<K>> } = {
  join: symbol('join'),
  hand: symbol('hand'),
  reserve: symbol('reserve'),
  at: object<On<'at'>>({ on: z.literal('at'), phase }),
  after: object<On<'after'>>({ on: z.literal('after'), daily: z.enum(DAILY_EFFECTS) }),
  joins: object<On<'joins'>>({
    on: z.literal('joins'),
    what,
    where: oneOrMore(spot),
    of: players.optional(),
  }),
  leaves: object<On<'leaves'>>({
    on: z.literal('leaves'),
    what,
    where: spot,
    of: players.optional(),
    during: phase.optional(),
  }),
  goes: object<On<'goes'>>({
    on: z.literal('goes'),
    what,
    from: oneOrMore(place).optional(),
    to: place,
    of: players.optional(),
  }),
  plays: object<On<'plays'>>({ on: z.literal('plays'), who: players, card: playedFilter }),
  gains: gaining('gains'),
  becomes: gaining('becomes'),
  'gains-counters': object<On<'gains-counters'>>({
    on: z.literal('gains-counters'),
    what,
    counter: text,
    nth: integer.optional(),
  }),
  sacrifices: doingTo('sacrifices'),
  creates: object<On<'creates'>>({ on: z.literal('creates'), who: players, what: filter }),
  draws: doing('draws'),
  resupplies: doing('resupplies'),
  rolls: doing('rolls'),
  reveals: object<On<'reveals'>>({
    on: z.literal('reveals'),
    who: players,
    thisWay: yes.optional(),
  }),
  exhausts: doingTo('exhausts'),
  passes: object<On<'passes'>>({ on: z.literal('passes'), who: players, first: yes.optional() }),
  'moves-forward': object<On<'moves-forward'>>({
    on: z.literal('moves-forward'),
    expedition: expeditionFilter,
    dueTo: z.union([terrain, z.literal('ascend')]).optional(),
  }),
  'moves-backward': about('moves-backward'),
  'fails-to-move-forward': about('fails-to-move-forward'),
  any: object<On<'any'>>({
    on: z.literal('any'),
    of: later<readonly Trigger[]>(() => z.array(trigger).min(1)),
  }),
};

const trigger: z.ZodType<Trigger> = byField<'on', Trigger>('on', TRIGGERS);

const steps = later(() => effect);

export const ability: z.ZodType<Ability> = byField<'kind', Ability>('kind', {
  'quick-action': object<QuickAction>({
    kind: z.literal('quick-action'),
    cost: later(() => cost),
    effect: steps,
    support: yes.optional(),
    only: condition.optional(),
    more: object<NonNullable<QuickAction['more']>>({ by: amount, if: condition }).optional(),
  }),
  reaction: object<Reaction>({
    kind: z.literal('reaction'),
    trigger,
    if: condition.optional(),
    effect: steps,
    support: yes.optional(),
  }),
  passive: object<Passive>({
    kind: z.literal('passive'),
    if: condition.optional(),
    unless: condition.optional(),
    rule: later<PassiveRule>(() => passiveRule),
    support: yes.optional(),
  }),
  effect: object<SpellEffect>({ kind: z.literal('effect'), effect: steps }),
  keyword: object<KeywordAbility>({
    kind: z.literal('keyword'),
    keyword: z.enum(KEYWORDS),
    amount: amount.optional(),
  }),
  begin: object<Beginning>({
    kind: z.literal('begin'),
    counters: object<NonNullable<Beginning['counters']>>({ name: text, count: integer }).optional(),
    markers: z.array(terrain).optional(),
  }),
});
