/** Schemas of costs and effects. */

import { z } from 'zod';
import {
  type Cost,
  type CostPart,
  type Create,
  DAILY_EFFECTS,
  type Duration,
  type Effect,
  type Instruction,
  type Mode,
  type PassiveRule,
  type Play,
  type PlayChange,
  type Put,
  type SpendCounters,
  type Step,
  TRIGGER_SYMBOLS,
  type Wrapper,
} from '../ability.ts';
import { passiveRule } from './passive.ts';
import {
  amount,
  condition,
  expeditions,
  filter,
  objects,
  playedFilter,
  players,
  regions,
  status,
  terrain,
} from './reference.ts';
import { byField, integer, later, object, text, yes } from './shape.ts';

const symbol = z.enum(TRIGGER_SYMBOLS);
const daily = z.enum(DAILY_EFFECTS);
const from = z.enum(['hand', 'reserve']);
const statuses = z.array(status).min(1);
const who = players.optional();

const duration: z.ZodType<Duration> = z.enum(['this-turn', 'this-afternoon', 'this-day']);

type StepOf<D extends Step['do']> = Extract<Step, { readonly do: D }>;
type WrapperOf<D extends Wrapper['do']> = Extract<Wrapper, { readonly do: D }>;
type PartOf<D extends CostPart['do']> = Extract<CostPart, { readonly do: D }>;

function put<D extends Put['do']>(verb: D): z.ZodType<Put & { readonly do: D }> {
  return object<Put & { readonly do: D }>({
    do: z.literal(verb) as unknown as z.ZodType<Put['do'] & D>,
    of: objects,
    to: z.enum(['deck', 'discard', 'expedition', 'hand', 'landmark', 'mana', 'reserve']),
    who,
    position: z.union([z.enum(['top', 'bottom']), amount]).optional(),
    in: expeditions.optional(),
    enters: z.enum(['exhausted', 'ready']).optional(),
  } as never);
}

const spend = object<SpendCounters>({
  do: z.literal('spend'),
  counter: text.optional(),
  count: z.union([amount, z.literal('any')]),
  of: objects,
});

function play<D extends Play['do']>(verb: D): z.ZodType<Play & { readonly do: D }> {
  return object<Play & { readonly do: D }>({
    do: z.literal(verb) as unknown as z.ZodType<Play['do'] & D>,
    what: objects.optional(),
    who,
    free: yes.optional(),
    less: amount.optional(),
    in: expeditions.optional(),
  } as never);
}

/** Steps that only name objects. */
function toObjects<D extends 'defect' | 'switch' | 'exchange-boosts'>(verb: D) {
  return object<StepOf<D>>({ do: z.literal(verb), of: objects } as never);
}

/** Steps that name objects and may name who does it. */
function toObjectsBy<D extends 'discard' | 'exhaust' | 'ready' | 'sacrifice' | 'reveal' | 'look'>(
  verb: D,
) {
  return object<StepOf<D>>({ do: z.literal(verb), of: objects, who } as never);
}

/** Steps that only players do. */
function byPlayers<
  D extends 'exhausted-resupply' | 'resupply' | 'roll' | 'sabotage' | 'shuffle' | 'pass' | 'win',
>(verb: D) {
  return object<StepOf<D>>({ do: z.literal(verb), who } as never);
}

function moving<D extends 'move-forward' | 'move-backward'>(verb: D) {
  return object<StepOf<D>>({
    do: z.literal(verb),
    expedition: expeditions,
    regions: amount,
  } as never);
}

const STEPS: { readonly [D in Step['do']]: z.ZodType<StepOf<D>> } = {
  activate: object<StepOf<'activate'>>({
    do: z.literal('activate'),
    abilities: symbol,
    of: objects,
    one: yes.optional(),
  }),
  'after-you': object<StepOf<'after-you'>>({ do: z.literal('after-you') }),
  ascend: object<StepOf<'ascend'>>({ do: z.literal('ascend'), expedition: expeditions }),
  augment: object<StepOf<'augment'>>({
    do: z.literal('augment'),
    of: objects,
    counter: text.optional(),
  }),
  create: object<Create>({
    do: z.literal('create'),
    token: text,
    count: amount.optional(),
    in: z.union([
      expeditions,
      object<Extract<Create['in'], { landmarks: unknown }>>({ landmarks: players }),
    ]),
    distributed: yes.optional(),
    who,
  }),
  defect: toObjects('defect'),
  discard: toObjectsBy('discard'),
  double: object<StepOf<'double'>>({ do: z.literal('double'), counter: text, of: objects }),
  draw: object<StepOf<'draw'>>({
    do: z.literal('draw'),
    who,
    count: amount.optional(),
    of: objects.optional(),
  }),
  'exchange-boosts': toObjects('exchange-boosts'),
  exchange: object<StepOf<'exchange'>>({
    do: z.literal('exchange'),
    of: objects,
    with: objects,
    who,
  }),
  exhaust: toObjectsBy('exhaust'),
  'exhausted-resupply': byPlayers('exhausted-resupply'),
  'gain-counters': object<StepOf<'gain-counters'>>({
    do: z.literal('gain-counters'),
    of: objects,
    counter: text,
    count: amount,
    max: amount.optional(),
    give: yes.optional(),
  }),
  'distribute-counters': object<StepOf<'distribute-counters'>>({
    do: z.literal('distribute-counters'),
    among: filter,
    counter: text,
    count: amount,
  }),
  gain: object<StepOf<'gain'>>({
    do: z.literal('gain'),
    of: objects,
    statuses,
    one: yes.optional(),
    who,
  }),
  lose: object<StepOf<'lose'>>({ do: z.literal('lose'), of: objects, statuses }),
  'lose-counters': object<StepOf<'lose-counters'>>({
    do: z.literal('lose-counters'),
    of: objects,
    counter: text.optional(),
    count: z.union([amount, z.literal('all')]),
    upTo: yes.optional(),
  }),
  spend,
  'place-marker': object<StepOf<'place-marker'>>({
    do: z.literal('place-marker'),
    marker: z.union([z.literal('mine'), terrain]),
    region: regions,
  }),
  'move-marker': object<StepOf<'move-marker'>>({
    do: z.literal('move-marker'),
    terrain,
    from: z.literal('any'),
    region: regions,
  }),
  'move-forward': moving('move-forward'),
  'move-backward': moving('move-backward'),
  play: play('play') as z.ZodType<StepOf<'play'>>,
  rush: play('rush') as z.ZodType<StepOf<'rush'>>,
  put: put('put') as z.ZodType<StepOf<'put'>>,
  return: put('return') as z.ZodType<StepOf<'return'>>,
  send: put('send') as z.ZodType<StepOf<'send'>>,
  ready: toObjectsBy('ready'),
  resupply: byPlayers('resupply'),
  reveal: toObjectsBy('reveal'),
  look: toObjectsBy('look'),
  roll: byPlayers('roll'),
  sabotage: byPlayers('sabotage'),
  sacrifice: toObjectsBy('sacrifice'),
  switch: toObjects('switch'),
  shuffle: byPlayers('shuffle'),
  pass: byPlayers('pass'),
  'become-first-player': object<StepOf<'become-first-player'>>({
    do: z.literal('become-first-player'),
    who: players,
  }),
  win: byPlayers('win'),
  next: object<StepOf<'next'>>({
    do: z.literal('next'),
    duration,
    who,
    card: playedFilter,
    changes: later(() => playChanges),
  }),
  ongoing: object<StepOf<'ongoing'>>({
    do: z.literal('ongoing'),
    duration,
    passive: later<PassiveRule>(() => passiveRule),
  }),
  after: object<StepOf<'after'>>({
    do: z.literal('after'),
    daily,
    steps: later(() => effect),
  }),
};

const steps = later<readonly Step[]>(() => z.array(step));
const inner = later(() => effect);
const more = inner.optional();
/** Written short, since a property called so looks like a promise to whoever checks for one. */
const then = inner;

const mode = object<Mode>({ cost: later(() => cost).optional(), steps: inner });

const WRAPPERS: { readonly [D in Wrapper['do']]: z.ZodType<WrapperOf<D>> } = {
  together: object<WrapperOf<'together'>>({ do: z.literal('together'), steps }),
  may: object<WrapperOf<'may'>>({
    do: z.literal('may'),
    who,
    cost: later(() => cost).optional(),
    steps: inner,
    ifDone: more,
    ifNot: more,
    have: yes.optional(),
  }),
  attempt: object<WrapperOf<'attempt'>>({
    do: z.literal('attempt'),
    steps: inner,
    ifDone: more,
    ifNot: more,
  }),
  if: object<WrapperOf<'if'>>({
    do: z.literal('if'),
    if: condition,
    then,
    otherwise: more,
  }),
  unless: object<WrapperOf<'unless'>>({
    do: z.literal('unless'),
    unless: condition,
    then,
  }),
  choose: object<WrapperOf<'choose'>>({
    do: z.literal('choose'),
    count: amount,
    upTo: yes.optional(),
    again: yes.optional(),
    may: yes.optional(),
    countIf: object<NonNullable<WrapperOf<'choose'>['countIf']>>({
      if: condition,
      count: amount,
      upTo: yes.optional(),
    }).optional(),
    modes: z.array(mode).min(1),
  }),
  repeat: object<WrapperOf<'repeat'>>({ do: z.literal('repeat'), times: amount, steps: inner }),
  'for-each': object<WrapperOf<'for-each'>>({
    do: z.literal('for-each'),
    of: objects,
    steps: inner,
  }),
  'in-turn': object<WrapperOf<'in-turn'>>({
    do: z.literal('in-turn'),
    who: players,
    startingWithYou: yes.optional(),
    steps: inner,
  }),
  target: object<WrapperOf<'target'>>({ do: z.literal('target'), of: objects }),
  'target-expedition': object<WrapperOf<'target-expedition'>>({
    do: z.literal('target-expedition'),
    expedition: expeditions,
  }),
  'target-player': object<WrapperOf<'target-player'>>({
    do: z.literal('target-player'),
    who: players,
  }),
  depending: object<WrapperOf<'depending'>>({
    do: z.literal('depending'),
    on: amount.optional(),
    cases: z
      .array(
        object<WrapperOf<'depending'>['cases'][number]>({
          from: integer,
          to: integer.optional(),
          then,
        }),
      )
      .min(1),
  }),
};

const step = byField<'do', Step>('do', STEPS);

const instruction = byField<'do', Instruction>('do', { ...STEPS, ...WRAPPERS });

export const effect: z.ZodType<Effect> = z.array(instruction);

/** Costs whose parts are written as their steps are. */
const PARTS: { readonly [D in CostPart['do']]: z.ZodType<PartOf<D>> } = {
  pay: object<PartOf<'pay'>>({ do: z.literal('pay'), mana: amount }),
  exhaust: object<PartOf<'exhaust'>>({ do: z.literal('exhaust'), of: objects }),
  discard: object<PartOf<'discard'>>({ do: z.literal('discard'), of: objects }),
  sacrifice: object<PartOf<'sacrifice'>>({ do: z.literal('sacrifice'), of: objects }),
  put: put('put') as z.ZodType<PartOf<'put'>>,
  return: put('return') as z.ZodType<PartOf<'return'>>,
  send: put('send') as z.ZodType<PartOf<'send'>>,
  spend,
  gain: object<PartOf<'gain'>>({ do: z.literal('gain'), of: objects, statuses }),
  rush: object<PartOf<'rush'>>({ do: z.literal('rush'), card: filter.optional() }),
  pass: object<PartOf<'pass'>>({ do: z.literal('pass') }),
};

export const cost: z.ZodType<Cost> = z.array(byField<'do', CostPart>('do', PARTS));

type Change<K extends string> = Extract<PlayChange, Readonly<Record<K, unknown>>>;

export const playChanges: z.ZodType<readonly PlayChange[]> = z
  .array(
    z.union([
      object<Change<'cost'>>({
        cost: z.enum(['less', 'more']),
        by: amount,
        min: amount.optional(),
      }),
      object<Change<'free'>>({ free: yes }),
      object<Change<'gains'>>({ gains: status, ifFrom: from.optional() }),
      object<Change<'loses'>>({ loses: status, ifFrom: from.optional() }),
      object<Change<'gainsCounters'>>({ gainsCounters: text, count: amount }),
      object<Change<'activates'>>({ activates: symbol, one: yes.optional() }),
    ]),
  )
  .min(1);
