/**
 * The steps and actions that a modifier puts in the place of what it modifies, or adds to it (6.2.b,
 * 6.2.c).
 */

import { amount } from '../board/amount.ts';
import { conditionHolds } from '../board/condition.ts';
import { groundsOfCondition } from '../board/grounds.ts';
import { thingOf, writeEntry } from '../board/tracing.ts';
import type { Condition, Effect, Wrapper } from '../cards/ability.ts';
import { isWrapper } from '../cards/wrapper.ts';
import { type Chooser, isNew } from '../choices/ask.ts';
import { type Build, contextOfBuild, startBuild } from '../choices/build.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Bindings } from '../state/bindings.ts';
import type { AddedEffect } from '../state/frame.ts';
import type { AtomicAction, Used } from '../state/step.ts';
import type { RuleInstance } from '../state/working-state.ts';
import { rollNow } from '../steps/dice.ts';
import type { Instead } from '../steps/would.ts';
import { isPlanned, type PlannedStep, planStep } from '../verbs/plan-step.ts';
import { nameOf } from './modifier-choice.ts';

/** Results of dice by the modifier that rolled them. */
export type Dice = Map<string, number>;

export interface Replacement {
  /** Dice that the modifier rolls as a part of the step. */
  readonly rolls: readonly AtomicAction[];
  readonly actions: readonly AtomicAction[];
  /** Steps of their own that follow. */
  readonly added: readonly AddedEffect[];
  /** False when none of its conditions holds, so that nothing is replaced. */
  readonly applies: boolean;
}

interface Words {
  readonly bindings: Bindings;
  readonly used: Used;
  readonly steps: Effect;
}

/**
 * Conditions and tables of results are settled at once, and so are the dice that they depend on
 * (7.3.33.b), so that the first verb which remains is a part of the step being modified; further
 * instructions follow as steps of their own. Null while a decision waits.
 */
export function replacementOf(
  asking: Chooser,
  instance: Instead | RuleInstance<'also'>,
  { bindings, used, steps }: Words,
  dice: Dice = new Map(),
): Replacement | null {
  const { me, controller } = instance.context;
  const build = startBuild({ ...asking, source: me }, controller, bindings);
  const rolls: AtomicAction[] = [];
  let left = false;
  let queue = steps;
  for (;;) {
    const [first, ...rest] = queue;
    const follow = (effect: Effect): AddedEffect[] =>
      effect.length > 0
        ? [
            {
              source: me,
              controller,
              steps: effect,
              bindings: { ...bindings, die: build.bindings.die },
              used,
            },
          ]
        : [];
    const done = (actions: readonly AtomicAction[], added: readonly AddedEffect[]) => {
      asking.at = build.at;
      const applies = !left || actions.length > 0 || added.length > 0;
      return { rolls, actions, added, applies };
    };
    if (!first) return done([], []);
    if (first.do === 'roll') {
      const rolled = rollDice(build, first, instance, dice);
      if (rolled === null) return null;
      rolls.push(...rolled);
      queue = rest;
      continue;
    }
    const branch = branchOf(build, first);
    if (branch !== null) {
      left = branch === NO_BRANCH;
      queue = [...branch, ...rest];
      continue;
    }
    if (!makesOneStep(first)) return done([], follow(queue));
    const plan = planStep(build, first);
    return plan && done(plan.actions, follow(rest));
  }
}

/**
 * Returns the dice of a modifier. That of a Gigantic object is resolved once for both of the
 * Expeditions that its text calls one (7.4.4.k).
 */
function rollDice(
  build: Build,
  step: Extract<PlannedStep, { do: 'roll' }>,
  instance: Instead | RuleInstance<'also'>,
  dice: Dice,
): readonly AtomicAction[] | null {
  const name = nameOf(instance);
  const earlier = speaksOfOne(instance) ? dice.get(name) : undefined;
  if (earlier !== undefined) {
    build.bindings = { ...build.bindings, die: earlier };
    return [];
  }
  const plan = planStep(build, step);
  if (plan === null) return null;
  const rolls: AtomicAction[] = [];
  for (const action of plan.actions) {
    if (action.act !== 'roll') continue;
    const rolled = rollNow(build, action);
    if (rolled === null) return null;
    rolls.push(...rolled);
    const [{ result }] = rolled;
    build.bindings = { ...build.bindings, die: result };
    if (result !== null) dice.set(name, result);
  }
  return rolls;
}

/** Whether a modifier waits for "my Expedition" or "the Expedition facing me" to move. */
function speaksOfOne({ passive }: Instead | RuleInstance<'also'>): boolean {
  const { would } = passive.rule;
  if (would.would !== 'move-forward' && would.would !== 'move-backward') return false;
  const { relation } = would.expedition;
  return relation === 'mine' || relation === 'facing';
}

const NO_BRANCH: Effect = Object.freeze([]);

/**
 * Returns the instructions that a condition, a table of results or a number of repetitions leaves to
 * follow; null for any other instruction. A table is complete: on a result that it does not name,
 * nothing happens.
 */
function branchOf(build: Build, instruction: Effect[number]): Effect | null {
  const { draft } = build;
  switch (instruction.do) {
    case 'if':
      return isTrue(build, instruction.if, instruction.otherwise ? ['6.5.e'] : ['6.5.d'])
        ? instruction.then
        : (instruction.otherwise ?? NO_BRANCH);
    case 'unless':
      return isTrue(build, instruction.unless, ['6.5.d']) ? NO_BRANCH : instruction.then;
    case 'depending':
      return rowsOf(build, instruction);
    case 'repeat': {
      const times = Math.max(0, amount(draft, instruction.times, contextOfBuild(build)));
      return times === 0 ? [] : times === 1 ? instruction.steps : null;
    }
    default:
      return null;
  }
}

function isTrue(build: Build, condition: Condition, cites: readonly RuleNumber[]): boolean {
  const { draft } = build;
  const found = conditionHolds(draft, condition, contextOfBuild(build));
  if (isNew(build))
    tellCondition(
      build,
      [...cites, ...groundsOfCondition(draft, condition, contextOfBuild(build).me)],
      found,
    );
  return found;
}

function rowsOf(build: Build, { on, cases }: Extract<Wrapper, { do: 'depending' }>): Effect {
  const { draft } = build;
  const value =
    on === undefined ? (build.bindings.die ?? 0) : amount(draft, on, contextOfBuild(build));
  const fitting = cases.filter(
    ({ from, to }) => value >= from && (to === undefined || value <= to),
  );
  if (isNew(build))
    tellCondition(build, on === undefined ? ['7.3.33.b', '6.5.d'] : ['6.5.d'], fitting.length > 0);
  return fitting.flatMap(({ then }) => then);
}

function tellCondition(
  { draft, source }: Build,
  cites: readonly RuleNumber[],
  found: boolean,
): void {
  writeEntry(draft, cites, { kind: 'condition', holds: found, source: thingOf(draft, source) });
}

function makesOneStep(instruction: Effect[number]): instruction is PlannedStep {
  return !isWrapper(instruction) && isPlanned(instruction);
}
