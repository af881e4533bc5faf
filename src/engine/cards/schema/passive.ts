/** Schemas of passive abilities. */

import { z } from 'zod';
import {
  type Ability,
  DAILY_EFFECTS,
  KEYWORDS,
  type ObjectMatch,
  type PassiveRule,
  TRIGGER_SYMBOLS,
  type Would,
} from '../ability.ts';
import { ability } from './ability.ts';
import { cost, effect, playChanges } from './effect.ts';
import {
  amount,
  expeditionFilter,
  expeditions,
  filter,
  phase,
  place,
  playedFilter,
  players,
  regions,
  relation,
  statistics,
  status,
  terrain,
} from './reference.ts';
import { byField, integer, later, object, text, yes } from './shape.ts';

type RuleOf<R extends PassiveRule['rule']> = Extract<PassiveRule, { readonly rule: R }>;
type WouldOf<W extends Would['would']> = Extract<Would, { readonly would: W }>;

export const match: z.ZodType<ObjectMatch> = z.union([z.literal('me'), filter]);

const steps = later(() => effect);
const where = z.union([relation, place]);

function byPlayers<W extends 'draw' | 'resupply' | 'roll'>(verb: W) {
  return object<WouldOf<W>>({ would: z.literal(verb), who: players } as never);
}

function moving<W extends 'move-forward' | 'move-backward'>(verb: W) {
  return object<WouldOf<W>>({
    would: z.literal(verb),
    expedition: expeditionFilter,
    during: phase.optional(),
  } as never);
}

const WOULDS: { readonly [W in Would['would']]: z.ZodType<WouldOf<W>> } = {
  leave: object<WouldOf<'leave'>>({
    would: z.literal('leave'),
    what: match,
    where,
    during: phase.optional(),
  }),
  go: object<WouldOf<'go'>>({
    would: z.literal('go'),
    what: match,
    from: place.optional(),
    to: place,
    during: phase.optional(),
  }),
  gain: object<WouldOf<'gain'>>({ would: z.literal('gain'), what: match, status }),
  'gain-counters': object<WouldOf<'gain-counters'>>({
    would: z.literal('gain-counters'),
    what: match,
    counter: text.optional(),
  }),
  lose: object<WouldOf<'lose'>>({ would: z.literal('lose'), what: match, status }),
  draw: byPlayers('draw'),
  resupply: byPlayers('resupply'),
  roll: byPlayers('roll'),
  'move-forward': moving('move-forward'),
  'move-backward': moving('move-backward'),
  ascend: object<WouldOf<'ascend'>>({
    would: z.literal('ascend'),
    expedition: expeditionFilter,
    again: yes.optional(),
  }),
  daily: object<WouldOf<'daily'>>({
    would: z.literal('daily'),
    daily: z.enum(DAILY_EFFECTS),
    who: players,
  }),
};

const would = byField<'would', Would>('would', WOULDS);

/** Rules that only say which objects they are about. */
function about<
  R extends
    | 'lose-abilities'
    | 'uncounted'
    | 'cannot-be-played'
    | 'cannot-gain-counters'
    | 'ignore-abilities',
>(rule: R) {
  return object<RuleOf<R>>({ rule: z.literal(rule), of: match } as never);
}

const RULES: { readonly [R in PassiveRule['rule']]: z.ZodType<RuleOf<R>> } = {
  'gain-keyword': object<RuleOf<'gain-keyword'>>({
    rule: z.literal('gain-keyword'),
    of: match,
    keyword: z.enum(KEYWORDS),
    amount: amount.optional(),
  }),
  'gain-ability': object<RuleOf<'gain-ability'>>({
    rule: z.literal('gain-ability'),
    of: match,
    ability: later<Ability>(() => ability),
  }),
  'lose-abilities': about('lose-abilities'),
  'gain-subtype': object<RuleOf<'gain-subtype'>>({
    rule: z.literal('gain-subtype'),
    of: match,
    subtype: text,
  }),
  'add-statistics': object<RuleOf<'add-statistics'>>({
    rule: z.literal('add-statistics'),
    of: match,
    by: statistics,
  }),
  'set-statistics': object<RuleOf<'set-statistics'>>({
    rule: z.literal('set-statistics'),
    of: match,
    to: z.union([z.literal('highest'), statistics]),
  }),
  terrain: object<RuleOf<'terrain'>>({
    rule: z.literal('terrain'),
    region: regions,
    terrains: z.array(terrain).min(1),
    inAddition: yes.optional(),
  }),
  limit: object<RuleOf<'limit'>>({
    rule: z.literal('limit'),
    limit: z.enum(['reserve', 'landmark']),
    who: players,
    by: integer,
  }),
  uncounted: about('uncounted'),
  'keep-more': object<RuleOf<'keep-more'>>({
    rule: z.literal('keep-more'),
    who: players,
    card: filter,
    more: integer,
  }),
  played: object<RuleOf<'played'>>({
    rule: z.literal('played'),
    who: players.optional(),
    card: z.union([z.literal('me'), playedFilter]),
    into: expeditionFilter.optional(),
    first: z.literal('afternoon').optional(),
    changes: later(() => playChanges),
  }),
  'minimum-cost': object<RuleOf<'minimum-cost'>>({
    rule: z.literal('minimum-cost'),
    who: players,
    card: playedFilter,
    amount,
  }),
  'optional-cost': object<RuleOf<'optional-cost'>>({
    rule: z.literal('optional-cost'),
    cost: later(() => cost),
    less: amount,
  }),
  'play-exhausted': object<RuleOf<'play-exhausted'>>({
    rule: z.literal('play-exhausted'),
    card: filter,
    into: relation.optional(),
  }),
  'cannot-move-forward': object<RuleOf<'cannot-move-forward'>>({
    rule: z.literal('cannot-move-forward'),
    expedition: expeditions,
    during: phase.optional(),
    exceptDueTo: terrain.optional(),
    dueTo: terrain.optional(),
  }),
  'ignore-defender': object<RuleOf<'ignore-defender'>>({
    rule: z.literal('ignore-defender'),
    expedition: expeditions,
  }),
  'cannot-activate': object<RuleOf<'cannot-activate'>>({
    rule: z.literal('cannot-activate'),
    abilities: z.array(z.enum(TRIGGER_SYMBOLS)).min(1),
    of: match,
  }),
  'cannot-be-played': about('cannot-be-played'),
  'cannot-gain-counters': about('cannot-gain-counters'),
  'cannot-ready': object<RuleOf<'cannot-ready'>>({
    rule: z.literal('cannot-ready'),
    of: match,
    during: phase.optional(),
  }),
  'can-gain-again': object<RuleOf<'can-gain-again'>>({
    rule: z.literal('can-gain-again'),
    of: match,
    status,
  }),
  'ignore-abilities': about('ignore-abilities'),
  'extra-die': object<RuleOf<'extra-die'>>({
    rule: z.literal('extra-die'),
    who: players,
    dice: integer,
  }),
  'die-result': object<RuleOf<'die-result'>>({
    rule: z.literal('die-result'),
    who: players,
    add: integer,
    may: yes.optional(),
  }),
  instead: object<RuleOf<'instead'>>({
    rule: z.literal('instead'),
    would,
    may: yes.optional(),
    instead: steps,
    ifNot: steps.optional(),
  }),
  also: object<RuleOf<'also'>>({ rule: z.literal('also'), would, also: steps }),
};

export const passiveRule: z.ZodType<PassiveRule> = byField<'rule', PassiveRule>('rule', RULES);
