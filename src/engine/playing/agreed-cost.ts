/** Costs in effects that a player has agreed to pay (6.1.d, 2024-09:5.4). */

import { whyNot } from '../board/tracing.ts';
import type { Effect } from '../cards/ability.ts';
import { type Build, contextOfBuild } from '../choices/build.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { EffectFrame, EffectMark, QueuedInstruction } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { groundsOfRefusal, manaIn, planCost } from './cost.ts';
import { declareTargets } from './declaration.ts';
import { buildFor, commitStep, goOn, NO_GROUNDS } from './instruction.ts';
import { NOTHING_SETTLED, UNPAYABLE } from './mana-payment.ts';

const TOUGH: readonly RuleNumber[] = ['7.4.7.c', '7.4.7.f'];

/** Pays a cost in a single step, then continues with the steps that it is for (6.1.d). */
export function payAgreed(
  draft: Draft,
  frame: EffectFrame,
  mark: Extract<EffectMark, { do: '#pay' }>,
  rest: readonly QueuedInstruction[],
): void {
  const build = buildFor(draft, frame);
  const steps = mark.internal ? declareInternal(build, mark) : mark.steps;
  if (steps === null) return;
  const tough = mark.by === frame.controller ? build.tough : 0;
  const plan = planCost(build, mark.cost, mark.by, { ...NOTHING_SETTLED, mana: tough });
  if (plan === null) return;
  const end = { do: '#end-internal', since: draft.timestamp } as const;
  const after = mark.internal ? [end, ...rest] : rest;
  const queue = [...steps, ...after];
  if (plan === UNPAYABLE) {
    whyNot(draft, groundsOfRefusal(mark.cost), 'cost', { object: null });
    goOn(frame, rest);
    return;
  }
  if (tough > 0) {
    frame.toughPaid = [...frame.toughPaid, ...build.toughFor];
    build.tough = 0;
  }
  if (mark.internal) frame.internal = true;
  const internal: readonly RuleNumber[] = mark.internal ? ['2024-09:5.4.a', '2024-09:5.4.b'] : [];
  commitStep(draft, frame, build, {
    plan: { ...plan, cites: [...plan.cites, ...internal, ...(tough > 0 ? TOUGH : NO_GROUNDS)] },
    rest: queue,
  });
}

/**
 * Declares an internal action, which is played like a Spell: its targets and modes are declared before
 * it is paid, and Tough raises its cost (2024-09:5.4.a, 2024-09:5.2.3.b), unless another player pays
 * that.
 */
function declareInternal(
  build: Build,
  { by, cost, steps }: Extract<EffectMark, { do: '#pay' }>,
): Effect | null {
  build.declaring = '2024-09:5.2.3.g';
  const pays = by === build.controller;
  build.reserved = pays ? manaIn(build.draft, cost, contextOfBuild(build)) : 0;
  return declareTargets(build, steps);
}
