/** Additive modifiers (6.2.g, 3). */

import { rulesOf } from '../board/abilities-at-work.ts';
import { thingOf, writeEntry } from '../board/tracing.ts';
import { type Chooser, isNew } from '../choices/ask.ts';
import { type AddedEffect, NOTHING_ADDED } from '../state/frame.ts';
import type { AtomicAction, StepPlan } from '../state/step.ts';
import type { RuleInstance } from '../state/working-state.ts';
import { isOnDeck, onCards } from '../steps/top-card.ts';
import {
  appliesToAction,
  appliesToWhole,
  bindingsFor,
  type Instead,
  WHOLE,
} from '../steps/would.ts';
import { isUsed, possibleOnes, replaceAction, usedWith, whileEntering } from './action-modifier.ts';
import { type Modified, nameOf } from './modifier-choice.ts';
import { replacementOf } from './replacement.ts';

/**
 * Applies "also": atomic actions join the step, or steps follow it (6.2.c). Added actions may be
 * modified in their turn, though never again by the modifier that added them (6.2.i, 6.2.k).
 */
export function addActions(asking: Chooser, plan: StepPlan): Modified | null {
  const { draft } = asking;
  const entering = plan.actions.flatMap((action) => whileEntering(draft, action, 'also'));
  const rules = [...rulesOf(draft, 'also'), ...entering];
  if (rules.length === 0) return { plan, added: NOTHING_ADDED };
  const actions = [...plan.actions];
  const added: AddedEffect[] = [];
  let latest = plan.actions;
  for (let first = true; first || latest.length > 0; first = false) {
    const more: AtomicAction[] = [];
    for (const rule of rules) {
      for (const action of applicationsOf(asking, rule, { plan, first }, latest)) {
        const found = extendStep(asking, plan, rule, action);
        if (found === null) return null;
        more.push(...found.actions);
        added.push(...found.added);
      }
    }
    actions.push(...more);
    latest = more;
  }
  return { plan: { ...plan, actions }, added };
}

/**
 * Returns the parts of a step that an additive modifier applies to: null for the whole step, only at
 * first, or some of its actions.
 */
function applicationsOf(
  asking: Chooser,
  rule: RuleInstance<'also'>,
  { plan, first }: { readonly plan: StepPlan; readonly first: boolean },
  actions: readonly AtomicAction[],
): readonly (AtomicAction | null)[] {
  const { draft } = asking;
  if (WHOLE.has(rule.passive.rule.would.would)) {
    const applies =
      first &&
      !plan.used?.includes(nameOf(rule)) &&
      appliesToWhole(draft, rule as unknown as Instead, plan).length > 0;
    return applies ? [null] : [];
  }
  return actions.filter(
    (action) =>
      !isUsed(plan, action, rule) &&
      appliesToAction(draft, rule, action) &&
      possibleOnes(asking, action, [rule]).length > 0,
  );
}

/** Applies an additive modifier once; replacing modifiers can apply to the actions that it adds. */
function extendStep(
  asking: Chooser,
  plan: StepPlan,
  rule: RuleInstance<'also'>,
  action: AtomicAction | null,
): { actions: readonly AtomicAction[]; added: readonly AddedEffect[] } | null {
  const { draft } = asking;
  const bindings = action ? bindingsFor(draft, rule, action) : rule.context.bindings;
  const used = usedWith(plan, action, rule);
  const more = replacementOf(asking, rule, { bindings, used, steps: rule.passive.rule.also });
  if (more === null) return null;
  if (draft.entries && isNew(asking)) {
    writeEntry(draft, ['6.2.c', '6.2.g'], {
      kind: 'modifier',
      source: thingOf(draft, rule.object, rule.key),
      modifies: 'step',
      how: 'also',
      verb: plan.verb,
      applied: true,
    });
  }
  const added = [...more.added];
  const actions: AtomicAction[] = [];
  for (const one of onCards(draft, [...more.rolls, ...more.actions])) {
    const modified = replaceAdded(asking, plan, { ...one, used }, added);
    if (modified === null) return null;
    actions.push(...modified);
  }
  return { actions, added };
}

/**
 * Returns the actions that take the place of one that joins a step; null while a player must answer. An
 * action on the top of a Deck becomes one on the card found there, which may be modified in its turn.
 */
function replaceAdded(
  asking: Chooser,
  plan: StepPlan,
  action: AtomicAction,
  added: AddedEffect[],
): readonly AtomicAction[] | null {
  const modified = replaceAction(asking, plan, action, added);
  if (modified === null || !modified.some(isOnDeck)) return modified;
  const actions: AtomicAction[] = [];
  for (const one of onCards(asking.draft, modified)) {
    const found = replaceAdded(asking, plan, one, added);
    if (found === null) return null;
    actions.push(...found);
  }
  return actions;
}
