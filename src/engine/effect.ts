/**
 * Effects (6.5): instructions followed one after the other, each verb a step (6.1.c). Wrappers take
 * no step of their own: they turn into other instructions in the queue.
 */

import type { Effect, Instruction, Step, Wrapper } from './ability.ts';
import { fresh, NO_ANSWERS, pop, pushCheck, pushStep } from './agenda.ts';
import { amount } from './amount.ts';
import { ask, chooser, isNew } from './ask.ts';
import type { Bindings } from './bindings.ts';
import { holds } from './condition.ts';
import type { Context } from './context.ts';
import { canPay, planCost } from './cost.ts';
import type { Option } from './decision.ts';
import { declareTargets } from './declaration.ts';
import type { EffectFrame, Mark, QueuedInstruction } from './frame.ts';
import type { Draft } from './game.ts';
import { groundsOfCondition, groundsOfWords } from './grounds.ts';
import { askSwap, orbOwners } from './orbs.ts';
import { payMana } from './payment.ts';
import { cease } from './perform.ts';
import { type Build, contextOfBuild, pickExpeditions, pickObjects, pickPlayers } from './pick.ts';
import { askPlay } from './play-choice.ts';
import { playersOf } from './player.ts';
import type { RuleNumber } from './rule-number.ts';
import type { AtomicAction, StepPlan } from './step.ts';
import { thingOf, whyNot, write } from './tracing.ts';
import { type PlannedStep, planOf, planStep } from './vocabulary/plan.ts';

/** Most times that one instruction repeats another: a bound against runaway numbers. */
const MOST_TIMES = 100;

/** Follows the next instruction of an effect, or ends it. */
export function runEffect(draft: Draft, frame: EffectFrame): void {
  if (frame.outcome) {
    absorb(frame);
    if (frame.check && !frame.internal) {
      frame.check = false;
      pushCheck(draft, '4.4.a');
      return;
    }
  }
  if (!frame.declared) {
    if (!declare(draft, frame)) return;
  }
  if (frame.waiting) {
    const plan = frame.waiting;
    frame.waiting = null;
    startStep(draft, frame, plan);
    return;
  }
  const [next, ...rest] = frame.queue;
  if (!next) {
    finish(draft, frame);
    return;
  }
  follow(draft, frame, next, rest);
}

/** What a step came to: what "it" means now, what moved where, what the die showed. */
function absorb(frame: EffectFrame): void {
  const outcome = frame.outcome!;
  frame.outcome = null;
  if (outcome.started) frame.started += 1;
  const bindings: Bindings = {
    ...frame.bindings,
    moved: { ...frame.bindings.moved, ...outcome.moved },
    affected: outcome.affected,
    ...(outcome.it === null ? {} : { it: outcome.it }),
    ...(outcome.die === null ? {} : { die: outcome.die }),
  };
  frame.bindings = bindings;
}

/** Targets and modes of the whole effect, before anything happens (2024-09:5.2.3.b). */
function declare(draft: Draft, frame: EffectFrame): boolean {
  const build = buildFor(draft, frame);
  const effect = declareTargets(build, frame.queue as Effect);
  if (effect === null) return false;
  frame.queue = effect;
  frame.declared = true;
  frame.answers = NO_ANSWERS;
  if (build.tough > 0) payTough(draft, frame, build);
  return draft.agenda[draft.agenda.length - 1] === frame;
}

function finish(draft: Draft, frame: EffectFrame): void {
  if (frame.of === 'modifier') {
    pop(draft);
    return;
  }
  pop(draft, {
    started: frame.started > 0,
    it: frame.bindings.it,
    moved: frame.bindings.moved,
    affected: frame.bindings.affected,
    die: frame.bindings.die,
  });
  if (frame.emblem > 0) cease(draft, frame.emblem);
}

export function buildFor(draft: Draft, frame: EffectFrame): Build {
  draft.lookedBack = false;
  return {
    ...chooser(draft, frame, frame.source),
    controller: frame.controller,
    bindings: frame.bindings,
    tough: 0,
    toughFor: [],
    toughPaid: frame.toughPaid,
    targets: [],
    followed: 'nowhere',
    several: false,
    lacking: false,
    free: false,
    declaring: null,
    reserved: 0,
  };
}

function contextOfFrame(frame: EffectFrame): Context {
  return { me: frame.source, controller: frame.controller, bindings: frame.bindings };
}

/** Goes on with other instructions in the place of the present one. */
function goOn(frame: EffectFrame, queue: readonly QueuedInstruction[]): void {
  frame.queue = queue;
  frame.answers = NO_ANSWERS;
}

function follow(
  draft: Draft,
  frame: EffectFrame,
  next: QueuedInstruction,
  rest: readonly QueuedInstruction[],
): void {
  if (isMark(next)) {
    followMark(draft, frame, next, rest);
    return;
  }
  if (isWrapper(next)) {
    followWrapper(draft, frame, next, rest);
    return;
  }
  if (next.do === 'play' || next.do === 'rush') {
    startPlay(draft, frame, next, rest);
    return;
  }
  const owners = orbOwners(draft, next, contextOfFrame(frame));
  if (owners.length > 0) {
    goOn(frame, [
      { do: '#swap-orbs', players: owners },
      { do: '#choosing-orbs', step: next },
      ...rest,
    ]);
    return;
  }
  followStep(draft, frame, next as PlannedStep, rest);
}

/** Makes the step of a verb. */
function followStep(
  draft: Draft,
  frame: EffectFrame,
  next: PlannedStep,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const plan = planStep(build, next);
  if (plan === null) return;
  if (draft.entries) frame.cites = [...frame.cites, ...groundsOfWords(next)];
  const after: readonly QueuedInstruction[] =
    next.do === 'exhausted-resupply' ? [{ do: '#exhaust-resupplied' }, ...rest] : rest;
  commit(draft, frame, build, { plan, rest: after });
}

function isMark(instruction: QueuedInstruction): instruction is Mark {
  return instruction.do.startsWith('#');
}

const WRAPPERS: ReadonlySet<string> = new Set<Wrapper['do']>([
  'together',
  'may',
  'attempt',
  'if',
  'unless',
  'choose',
  'repeat',
  'for-each',
  'in-turn',
  'target',
  'target-expedition',
  'target-player',
  'depending',
]);

function isWrapper(instruction: Instruction): instruction is Wrapper {
  return WRAPPERS.has(instruction.do);
}

/** Keeps what the decisions came to, pays Tough, and puts the step on the agenda. */
function commit(
  draft: Draft,
  frame: EffectFrame,
  build: Build,
  next: { readonly plan: StepPlan; readonly rest: readonly QueuedInstruction[] },
): void {
  frame.bindings = build.bindings;
  goOn(frame, next.rest);
  const plan = withNotes(frame, build, next.plan);
  if (build.tough > 0) {
    frame.waiting = plan;
    payTough(draft, frame, build);
  } else startStep(draft, frame, plan);
}

/** The step with the modifiers that it has used up and the rules that it rests on besides. */
function withNotes(frame: EffectFrame, build: Build, plan: StepPlan): StepPlan {
  const { used, cites } = frame;
  frame.used = NO_NOTES;
  frame.cites = NO_NOTES;
  const found = [...FOLLOWED[build.followed], ...(build.draft.lookedBack ? LOOKED_BACK : [])];
  if (used.length === 0 && cites.length === 0 && found.length === 0) return plan;
  return { ...plan, used, cites: [...plan.cites, ...found, ...cites] };
}

const NO_NOTES: readonly never[] = Object.freeze([]);

const FOLLOWED: Readonly<Record<Build['followed'], readonly RuleNumber[]>> = {
  nowhere: NO_NOTES,
  moved: ['2.1.f', '2.1.g'],
  scouted: ['7.4.5.e'],
};

/** Asked about what is gone, the answer is how it last was. */
const LOOKED_BACK: readonly RuleNumber[] = ['2.1.h', '6.3.k'];

function startStep(draft: Draft, frame: EffectFrame, plan: StepPlan): void {
  frame.check = draft.profile.checkAfterSteps;
  pushStep(draft, plan);
}

/** Paying for targets with Tough comes before the step, once for an effect (7.4.7.e, f). */
function payTough(draft: Draft, frame: EffectFrame, build: Build): void {
  frame.toughPaid = [...frame.toughPaid, ...build.toughFor];
  pushStep(draft, {
    verb: 'pay',
    player: frame.controller,
    source: frame.source,
    cites: ['7.4.7.c', '7.4.7.f', '6.4.a'],
    actions: payMana(draft, frame.controller, build.tough),
    who: [frame.controller],
    cost: true,
  });
}

// ---------------------------------------------------------------------------------------------
// Marks

function followMark(
  draft: Draft,
  frame: EffectFrame,
  mark: Mark,
  rest: readonly QueuedInstruction[],
): void {
  switch (mark.do) {
    case '#if-done': {
      const done = frame.started > mark.since;
      if (draft.entries) {
        write(draft, mark.rush ? ['7.3.29.b', '6.5.f'] : ['6.5.f'], {
          kind: 'condition',
          holds: done,
          source: thingOf(draft, frame.source),
        });
      }
      goOn(frame, [...(done ? mark.ifDone : mark.ifNot), ...rest]);
      return;
    }
    case '#cite':
      frame.cites = mark.rules;
      goOn(frame, rest);
      return;
    case '#bind':
      frame.bindings = {
        ...frame.bindings,
        ...(mark.it ? { it: mark.it } : {}),
        ...(mark.they ? { they: mark.they } : {}),
      };
      goOn(frame, rest);
      return;
    case '#pay':
      payAgreed(draft, frame, mark, rest);
      return;
    case '#exhaust-resupplied':
      exhaustResupplied(draft, frame, rest);
      return;
    case '#swap-orbs':
      swapOrbs(draft, frame, mark.players, rest);
      return;
    case '#choosing-orbs':
      followStep(draft, frame, mark.step as PlannedStep, rest);
      return;
    case '#end-internal':
      frame.internal = false;
      goOn(frame, rest);
      return;
  }
}

/** Whoever resupplied exhausts the card too (7.3.13.a). */
function exhaustResupplied(
  draft: Draft,
  frame: EffectFrame,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const actions = frame.bindings.it.map(
    (object): AtomicAction => ({
      act: 'gain-status',
      object,
      status: 'exhausted',
      by: draft.objects[object]!.player,
    }),
  );
  const plan = planOf(build, 'exhaust', ['7.3.13.a', '7.3.12.a'], actions);
  commit(draft, frame, build, { plan, rest });
}

/** One player after the other may swap a ready Mana Orb with an exhausted one (3.2.9.e). */
function swapOrbs(
  draft: Draft,
  frame: EffectFrame,
  [player, ...others]: readonly number[],
  rest: readonly QueuedInstruction[],
): void {
  if (player === undefined) {
    goOn(frame, rest);
    return;
  }
  const build = buildFor(draft, frame);
  const actions = askSwap(build, player);
  if (actions === null) return;
  const after: QueuedInstruction[] = [{ do: '#swap-orbs', players: others }, ...rest];
  if (actions.length === 0) {
    goOn(frame, after);
    return;
  }
  const plan = { ...planOf(build, 'swap-orbs', ['3.2.9.e'], actions, { who: [player] }), player };
  commit(draft, frame, build, { plan, rest: after });
}

/** Pays a cost in a single step, then goes on with what it was for (6.1.d). */
function payAgreed(
  draft: Draft,
  frame: EffectFrame,
  mark: Extract<Mark, { do: '#pay' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const plan = planCost(build, mark.cost, mark.by);
  if (plan === null) return;
  const after = mark.internal ? [{ do: '#end-internal' } as const, ...rest] : rest;
  const queue = [...mark.steps, ...after];
  if (plan.actions.length === 0 && mark.cost.length > 0) {
    whyNot(draft, ['6.4.c'], 'cost', { object: null });
    goOn(frame, rest);
    return;
  }
  if (mark.internal) frame.internal = true;
  const internal: readonly RuleNumber[] = mark.internal ? ['2024-09:5.4.a', '2024-09:5.4.b'] : [];
  commit(draft, frame, build, {
    plan: { ...plan, cites: [...plan.cites, ...internal] },
    rest: queue,
  });
}

// ---------------------------------------------------------------------------------------------
// Wrappers

function followWrapper(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Wrapper,
  rest: readonly QueuedInstruction[],
): void {
  const context = contextOfFrame(frame);
  switch (wrapper.do) {
    case 'together':
      followTogether(draft, frame, wrapper.steps, rest);
      return;
    case 'may':
      followMay(draft, frame, wrapper, rest);
      return;
    case 'attempt':
      goOn(frame, [
        ...wrapper.steps,
        {
          do: '#if-done',
          since: frame.started,
          ifDone: wrapper.ifDone ?? [],
          ifNot: wrapper.ifNot ?? [],
        },
        ...rest,
      ]);
      return;
    case 'if':
      goOn(frame, [
        ...(isTrue(draft, frame, wrapper.if, wrapper.otherwise ? ['6.5.e'] : ['6.5.d'])
          ? wrapper.then
          : (wrapper.otherwise ?? [])),
        ...rest,
      ]);
      return;
    case 'unless':
      goOn(frame, [
        ...(isTrue(draft, frame, wrapper.unless, ['6.5.d']) ? [] : wrapper.then),
        ...rest,
      ]);
      return;
    case 'choose':
      followChoose(draft, frame, wrapper, rest);
      return;
    case 'repeat': {
      const times = Math.min(MOST_TIMES, amount(draft, wrapper.times, context));
      const all: QueuedInstruction[] = [];
      for (let i = 0; i < times; i++) all.push(REPEATED, ...wrapper.steps);
      goOn(frame, [...all, ...rest]);
      return;
    }
    case 'for-each':
      followForEach(draft, frame, wrapper, rest);
      return;
    case 'in-turn':
      followInTurn(draft, frame, wrapper, rest);
      return;
    case 'target':
    case 'target-expedition':
    case 'target-player':
      followTarget(draft, frame, wrapper, rest);
      return;
    case 'depending': {
      const value =
        wrapper.on === undefined ? (frame.bindings.die ?? 0) : amount(draft, wrapper.on, context);
      const fitting = wrapper.cases.filter(
        ({ from, to }) => value >= from && (to === undefined || value <= to),
      );
      if (draft.entries) {
        write(draft, wrapper.on === undefined ? ['7.3.28.b', '6.5.d'] : ['6.5.d'], {
          kind: 'condition',
          holds: fitting.length > 0,
          source: thingOf(draft, frame.source),
        });
      }
      goOn(frame, [...fitting.flatMap(({ then }) => then), ...rest]);
      return;
    }
  }
}

function isTrue(
  draft: Draft,
  frame: EffectFrame,
  condition: Parameters<typeof holds>[1],
  cites: readonly RuleNumber[],
): boolean {
  const result = holds(draft, condition, contextOfFrame(frame));
  if (draft.entries) {
    write(draft, [...cites, ...groundsOfCondition(draft, condition)], {
      kind: 'condition',
      holds: result,
      source: thingOf(draft, frame.source),
    });
  }
  return result;
}

/** Several verbs in one step (6.1.c): the atomic actions of all of them. */
function followTogether(
  draft: Draft,
  frame: EffectFrame,
  steps: readonly Step[],
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const plans: StepPlan[] = [];
  for (const step of steps) {
    if (step.do === 'play' || step.do === 'rush') continue;
    const plan = planStep(build, step as PlannedStep);
    if (plan === null) return;
    plans.push(plan);
  }
  const plan: StepPlan = {
    ...planOf(build, 'together', [], []),
    cites: ['6.1.c', '6.1.f', ...plans.flatMap(({ cites }) => cites)],
    actions: plans.flatMap(({ actions }) => actions),
    who: [...new Set(plans.flatMap(({ who }) => who))],
  };
  commit(draft, frame, build, { plan, rest });
}

/** "You may …" (6.5.c), with or without a cost. */
function followMay(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Extract<Wrapper, { do: 'may' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const asked = pickPlayers(build, wrapper.who ?? 'you');
  if (asked === null) return;
  const willing = askWilling(build, wrapper, asked);
  if (willing === null) return;
  frame.bindings =
    wrapper.who === undefined ? build.bindings : { ...build.bindings, they: willing };
  if (willing.length === 0) {
    goOn(frame, [...(wrapper.ifNot ?? []), ...rest]);
    return;
  }
  const next =
    asked.length > 1 && wrapper.cost
      ? eachPays(wrapper, willing)
      : agreed(draft, frame, wrapper, willing[0]!);
  goOn(frame, [...next, ...rest]);
}

/** Each player pays on their own for what several may do. */
function eachPays(
  wrapper: Extract<Wrapper, { do: 'may' }>,
  willing: readonly number[],
): QueuedInstruction[] {
  return willing.flatMap((player): QueuedInstruction[] => [
    { do: '#bind', they: [player] },
    { do: '#pay', by: player, cost: wrapper.cost ?? [], steps: wrapper.steps, internal: false },
  ]);
}

/** What follows when a player agreed. */
function agreed(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Extract<Wrapper, { do: 'may' }>,
  by: number,
): QueuedInstruction[] {
  const done: QueuedInstruction = {
    do: '#if-done',
    since: frame.started,
    ifDone: wrapper.ifDone ?? [],
    ifNot: wrapper.ifNot ?? [],
  };
  const conclusion = wrapper.ifDone || wrapper.ifNot ? [done] : [];
  const cost = wrapper.cost ?? [];
  if (cost.length === 0) return [...wrapper.steps, ...conclusion];
  const rushes = cost.filter((part) => part.do === 'rush');
  const others = cost.filter((part) => part.do !== 'rush');
  const pay: QueuedInstruction = {
    do: '#pay',
    by,
    cost: others,
    steps: wrapper.steps,
    internal: draft.profile.internalActions,
  };
  if (rushes.length === 0) return [pay, ...conclusion];
  const [rush] = rushes;
  const played: Instruction = {
    do: 'rush',
    ...(rush?.do === 'rush' && rush.card
      ? { what: { choose: { in: ['hand', 'reserve'], of: 'you', ...rush.card } } }
      : {}),
  };
  return [
    played,
    {
      do: '#if-done',
      rush: true,
      since: frame.started,
      ifDone: [...wrapper.steps, ...(wrapper.ifDone ?? [])],
      ifNot: wrapper.ifNot ?? [],
    },
  ];
}

/** Who of those asked does it, in initiative order, each knowing the answers before (6.1.h). */
function askWilling(
  build: Build,
  wrapper: Extract<Wrapper, { do: 'may' }>,
  asked: readonly number[],
): number[] | null {
  const { draft } = build;
  const willing: number[] = [];
  for (const player of asked) {
    if (wrapper.cost && !canPay(draft, wrapper.cost, contextOfBuild(build), player)) {
      if (isNew(build)) {
        whyNot(draft, ['6.4.c', '1.4.1.b'], 'cost', { object: null, what: { is: 'yes' } });
      }
      continue;
    }
    const chosen = ask(build, () => ({
      player,
      kind: 'may',
      cites: mayRules(draft, wrapper, asked.length > 1),
      options: YES_NO,
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    if (chosen[0]?.what.is === 'yes') willing.push(player);
  }
  return willing;
}

function mayRules(
  draft: Draft,
  wrapper: Extract<Wrapper, { do: 'may' }>,
  several: boolean,
): readonly RuleNumber[] {
  const order: readonly RuleNumber[] = several ? ['6.1.h'] : [];
  if (!wrapper.cost) return ['6.5.c', ...order, ...(wrapper.have ? (['7.3.17.a'] as const) : [])];
  return draft.profile.internalActions
    ? ['2024-09:6.5.g', '2024-09:5.1.1.c', '2024-09:5.4.a', '2024-09:1.2.6.e', ...order]
    : ['6.5.c', '6.4.b', ...order];
}

export const YES_NO: readonly Option[] = [
  { id: 'yes', what: { is: 'yes' } },
  { id: 'no', what: { is: 'no' } },
];

/** Modes (6.5.g): as many as said, in the order of their choice. */
function followChoose(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Extract<Wrapper, { do: 'choose' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const modes = askModes(build, wrapper);
  if (modes === null) return;
  frame.bindings = build.bindings;
  goOn(frame, [...modes.flatMap((mode) => modeSteps(wrapper, mode, frame.controller)), ...rest]);
}

function modeSteps(
  wrapper: Extract<Wrapper, { do: 'choose' }>,
  mode: number,
  by: number,
): readonly QueuedInstruction[] {
  const { cost, steps } = wrapper.modes[mode]!;
  return cost ? [{ do: '#pay', by, cost, steps, internal: false }] : steps;
}

/** The modes chosen, by their places. */
export function askModes(
  build: Build,
  wrapper: Extract<Wrapper, { do: 'choose' }>,
): readonly number[] | null {
  const { draft } = build;
  const context = contextOfBuild(build);
  const other = wrapper.countIf && holds(draft, wrapper.countIf.if, context);
  const count = amount(draft, other ? wrapper.countIf.count : wrapper.count, context);
  const upTo = (other ? wrapper.countIf.upTo : wrapper.upTo) === true;
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'modes',
    cites: draft.profile.modes === 'step' ? ['6.5.g'] : ['2024-09:5.2.3.c', '6.5.g'],
    options: wrapper.modes.flatMap((mode, index): Option[] => {
      if (mode.cost && !canPay(draft, mode.cost, context, build.controller)) return [];
      return [{ id: `mode:${index + 1}`, what: { is: 'mode', mode: index } }];
    }),
    min: upTo ? (other ? 1 : 0) : count,
    max: count,
    ...(wrapper.again ? { again: true } : {}),
  }));
  return chosen?.flatMap(({ what }) => (what.is === 'mode' ? [what.mode] : [])) ?? null;
}

const REPEATED: Mark = { do: '#cite', rules: ['6.5.i'] };

/** Once for each object, one after the other (6.5.i). */
function followForEach(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Extract<Wrapper, { do: 'for-each' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const objects = pickObjects(build, wrapper.of, { doer: frame.controller });
  if (objects === null) return;
  goOn(frame, [
    ...objects.flatMap((id): QueuedInstruction[] => [
      { do: '#bind', it: [id] },
      REPEATED,
      ...wrapper.steps,
    ]),
    ...rest,
  ]);
}

/** Once for each player, one after the other. */
function followInTurn(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Extract<Wrapper, { do: 'in-turn' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const players = pickPlayers(build, wrapper.who);
  if (players === null) return;
  const first = players.indexOf(frame.controller);
  const order =
    wrapper.startingWithYou && first > 0
      ? [...players.slice(first), ...players.slice(0, first)]
      : players;
  goOn(frame, [
    ...order.flatMap((player): QueuedInstruction[] => [
      { do: '#bind', they: [player] },
      ...wrapper.steps,
    ]),
    ...rest,
  ]);
}

/** "Target …, then …": the pick alone; Tough is paid for it. */
function followTarget(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Extract<Wrapper, { do: 'target' | 'target-expedition' | 'target-player' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const picked =
    wrapper.do === 'target'
      ? pickObjects(build, wrapper.of, { doer: frame.controller })
      : wrapper.do === 'target-expedition'
        ? pickExpeditions(build, wrapper.expedition)
        : pickPlayers(build, wrapper.who);
  if (picked === null) return;
  frame.bindings = build.bindings;
  goOn(frame, rest);
  if (build.tough > 0) payTough(draft, frame, build);
}

/** Playing a card as part of an effect (5.2.b). */
function startPlay(
  draft: Draft,
  frame: EffectFrame,
  step: Extract<Step, { do: 'play' | 'rush' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const choice = askPlay(build, step);
  if (choice === null) return;
  frame.bindings = build.bindings;
  goOn(frame, rest);
  const [player = frame.controller] = playersOf(draft, step.who ?? 'you', contextOfFrame(frame));
  for (const play of choice) {
    draft.agenda.push({ ...play, player, ...fresh(draft) });
  }
}
