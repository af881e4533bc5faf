/** Steps in which dice are rolled (7.3.28); the part `dice` throws them and has one of them chosen. */

import type { Chooser } from '../choices/ask.ts';
import { part } from '../rules/part.ts';
import type { AtomicAction, StepPlan } from '../state/step.ts';

/** Whether dice are still to be thrown; those of a modifier were thrown when it was applied. */
export function isUnthrown(action: AtomicAction): action is Extract<AtomicAction, { act: 'roll' }> {
  return action.act === 'roll' && action.dice.length === 0;
}

/** A step with the dice that count; null while a decision waits. */
export function withDice(asking: Chooser, plan: StepPlan): StepPlan | null {
  const rolls = plan.actions.some(({ act }) => act === 'roll');
  return rolls ? part('dice').chooseDice(asking, plan) : plan;
}
