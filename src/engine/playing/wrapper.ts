/** Wrappers: instructions that contain steps turn into other instructions (6.5). */

import { amount } from '../board/amount.ts';
import { conditionHolds } from '../board/condition.ts';
import { findObjects } from '../board/filter.ts';
import { groundsOfCondition } from '../board/grounds.ts';
import { thingOf, writeEntry } from '../board/tracing.ts';
import type { Instruction, Step, Wrapper } from '../cards/ability.ts';
import { pickObjects } from '../choices/pick.ts';
import {
  pickExpeditions,
  pickPlayers,
  targetsPlayers,
  withPlayers,
} from '../choices/place-pick.ts';
import { unknownValue } from '../rules/error.ts';
import { once } from '../rules/once.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Context } from '../state/bindings.ts';
import type { EffectFrame, EffectMark, QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import type { StepPlan } from '../state/step.ts';
import { planOf } from '../verbs/plan.ts';
import { isPlanned, planStep } from '../verbs/plan-step.ts';
import {
  buildFor,
  commitStep,
  contextOfFrame,
  goOn,
  LOOKED_BACK,
  payTough,
} from './instruction.ts';
import { followChoose } from './mode-choice.ts';
import { duringSpell, followMay } from './optional-step.ts';

/** Most times that one instruction repeats another: a bound against runaway numbers. */
const MOST_TIMES = 100;

/** Fields with steps, whose targets are chosen when these come, and costs, whose are when they are paid. */
const LATER: readonly string[] = [
  ...['do', 'steps', 'then', 'otherwise', 'ifDone', 'ifNot', 'modes', 'cases', 'cost'],
];

/** Returns what a wrapper says itself: its condition, its numbers, whom and what it is about. */
const headOf = once((wrapper: Wrapper): object =>
  Object.fromEntries(Object.entries(wrapper).filter(([field]) => !LATER.includes(field))),
);

/**
 * Carries out an instruction that contains others; `rest` follows it in the effect. The players that it
 * targets itself are chosen first (6.5.b): "if you have fewer cards in Reserve than target opponent".
 */
export function followWrapper(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Wrapper,
  rest: readonly QueuedInstruction[],
): void {
  const head = headOf(wrapper);
  if (!targetsPlayers(head)) {
    carryOut(draft, frame, wrapper, rest);
    return;
  }
  const build = buildFor(draft, frame);
  const chosen = withPlayers(build, head);
  if (chosen === null) return;
  frame.bindings = build.bindings;
  goOn(frame, [{ ...wrapper, ...chosen }, ...rest]);
}

function carryOut(
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
          ? [...bindFound(draft, wrapper, context), ...wrapper.then]
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
      draft.lookedBack = false;
      const times = Math.min(MOST_TIMES, amount(draft, wrapper.times, context));
      const repeated = draft.lookedBack ? REPEATED_LOOKING_BACK : REPEATED;
      const all: QueuedInstruction[] = [];
      for (let i = 0; i < times; i++) all.push(repeated, ...wrapper.steps);
      draft.steps += times;
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
        writeEntry(draft, wrapper.on === undefined ? ['7.3.33.b', '6.5.d'] : ['6.5.d'], {
          kind: 'condition',
          holds: fitting.length > 0,
          source: thingOf(draft, frame.source),
        });
      }
      goOn(frame, [...fitting.flatMap(({ then }) => then), ...rest]);
      return;
    }
    default:
      throw unknownValue('agenda', wrapper);
  }
}

/**
 * Binds what a condition found, where the text goes on about it: "If there are four or more exhausted
 * cards …, ready up to two of them" (7.2.5.a).
 */
function bindFound(
  draft: Draft,
  { if: condition, then: [first] }: Extract<Wrapper, { do: 'if' }>,
  context: Context,
): readonly EffectMark[] {
  if (!first || !('exists' in condition) || !choosesAmongIt(first)) return [];
  return [{ do: '#bind', it: findObjects(draft, condition.exists, context).map(({ id }) => id) }];
}

function choosesAmongIt(instruction: Instruction): boolean {
  if (!('of' in instruction) || typeof instruction.of !== 'object') return false;
  return 'among' in instruction.of && instruction.of.among === 'it';
}

function isTrue(
  draft: Draft,
  frame: EffectFrame,
  condition: Parameters<typeof conditionHolds>[1],
  cites: readonly RuleNumber[],
): boolean {
  const result = conditionHolds(draft, condition, contextOfFrame(frame));
  if (draft.entries) {
    const during = duringSpell(draft, frame, '2024-09:5.2.3.f');
    writeEntry(
      draft,
      [...cites, ...during, ...groundsOfCondition(draft, condition, frame.source)],
      {
        kind: 'condition',
        holds: result,
        source: thingOf(draft, frame.source),
      },
    );
  }
  return result;
}

/** Carries out several verbs in one step (6.1.c): the atomic actions of all of them. */
function followTogether(
  draft: Draft,
  frame: EffectFrame,
  steps: readonly Step[],
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  build.together = true;
  const plans: StepPlan[] = [];
  for (const step of steps) {
    if (!isPlanned(step)) continue;
    const plan = planStep(build, step);
    if (plan === null) return;
    plans.push(plan);
  }
  const plan: StepPlan = {
    ...planOf(build, 'together', [], []),
    cites: ['6.1.c', '6.1.f', ...plans.flatMap(({ cites }) => cites)],
    actions: plans.flatMap(({ actions }) => actions),
    who: [...new Set(plans.flatMap(({ who }) => who))],
  };
  commitStep(draft, frame, build, { plan, rest });
}

const REPEATED: EffectMark = { do: '#cite', rules: ['6.5.i'] };
const REPEATED_LOOKING_BACK: EffectMark = { do: '#cite', rules: ['6.5.i', ...LOOKED_BACK] };

/** Carries out steps once for each object, one after the other (6.5.i). */
function followForEach(
  draft: Draft,
  frame: EffectFrame,
  wrapper: Extract<Wrapper, { do: 'for-each' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const objects = pickObjects(build, wrapper.of, { doer: frame.controller });
  if (objects === null) return;
  draft.steps += objects.length;
  goOn(frame, [
    ...objects.flatMap((id): QueuedInstruction[] => [
      { do: '#bind', it: [id] },
      REPEATED,
      ...wrapper.steps,
    ]),
    ...rest,
  ]);
}

/** Carries out steps once for each player, one after the other. */
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
  draft.steps += order.length;
  goOn(frame, [
    ...order.flatMap((player): QueuedInstruction[] => [
      { do: '#bind', they: [player] },
      ...wrapper.steps,
    ]),
    ...rest,
  ]);
}

/**
 * Carries out the pick of "Target …, then …", and pays for its Tough. Where "You may target a Character.
 * If you do, …" says nothing else, having picked one is having started (6.5.f).
 */
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
  if (picked.length > 0 && rest[0]?.do === '#if-done') frame.started += 1;
  goOn(frame, rest);
  if (build.tough > 0) payTough(draft, frame, build);
}
