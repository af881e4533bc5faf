/** Passive abilities and Reactions that work now, by their kind (2.2.12.g to j). */

import type { Passive, PassiveRule, Trigger } from '../cards/ability.ts';
import type { Context } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import type { AnyRule, ReactionInstance, RuleInstance } from '../state/working-state.ts';
import { workingOf } from './characteristics.ts';
import { conditionHolds } from './condition.ts';

export const NO_RULES: readonly never[] = [];
/** Returns passive abilities of a kind that work, whether or not their condition holds. */
export function allRulesOf(draft: Draft, rule: PassiveRule['rule']): readonly AnyRule[] {
  const { rules } = workingOf(draft);
  return (rules.size > 0 && rules.get(rule)) || NO_RULES;
}
function isUnconditional({ passive }: AnyRule): boolean {
  return passive.if === undefined && passive.unless === undefined;
}
/** Whether the condition of a passive ability holds. */
export function passiveConditionHolds(
  draft: Draft,
  instance: { passive: Pick<Passive, 'if' | 'unless'>; context: Context },
): boolean {
  const { passive, context } = instance;
  if (passive.if !== undefined && !conditionHolds(draft, passive.if, context)) return false;
  return passive.unless === undefined || !conditionHolds(draft, passive.unless, context);
}
/** Returns passive abilities of a kind that work and whose condition holds. */
export function rulesOf<R extends PassiveRule['rule']>(
  draft: Draft,
  rule: R,
): readonly RuleInstance<R>[] {
  const all = allRulesOf(draft, rule);
  if (all.length === 0) return NO_RULES;
  const saying = all.every(isUnconditional)
    ? all
    : all.filter((instance) => passiveConditionHolds(draft, instance));
  return saying as unknown as RuleInstance<R>[];
}
/** Returns Reactions that work, by what their trigger waits for. */
export function reactionsOn(draft: Draft, on: Trigger['on']): readonly ReactionInstance[] {
  return workingOf(draft).reactions.get(on) ?? NO_RULES;
}
