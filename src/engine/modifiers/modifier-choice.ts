/** Which of several modifiers applies, and whether an optional one does (6.2.d, 6.2.h). */

import { cardId, thingOf, writeEntry } from '../board/tracing.ts';
import { ask, type Chooser, isNew, YES_NO } from '../choices/ask.ts';
import { distinctOnes, speaksOfBearer } from '../choices/interchangeable.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Bindings } from '../state/bindings.ts';
import type { Option } from '../state/decision.ts';
import type { AddedEffect } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { isAtWork } from '../state/object.ts';
import { initiativeOrder } from '../state/player.ts';
import type { StepPlan } from '../state/step.ts';
import type { Instead } from '../steps/would.ts';

/** Returns the name of a modifier in options: its object and ability. */
export function nameOf(instance: { readonly object: number; readonly key: string }): string {
  return `${instance.object}:${instance.key}`;
}

/** A modifier that can apply, or the rule that discards a Fleeting object. */
type Applicable = Instead | { readonly object: number; readonly key: string };

export interface Modified {
  readonly plan: StepPlan;
  readonly added: readonly AddedEffect[];
}

export const NONE = 'none';

/** Returns which of several modifiers applies first (6.2.h); null while that decision waits. */
export function askWhich<T extends Applicable>(
  asking: Chooser,
  plan: StepPlan,
  applicable: readonly T[],
): T | typeof NONE | null {
  const candidates = distinctOnes(applicable, comesToTheSame);
  const [first, ...others] = candidates;
  if (!first) return NONE;
  if (others.length === 0) return first;
  const { draft } = asking;
  const chosen = ask(asking, () => ({
    player: plan.player ?? itemAt(initiativeOrder(draft), 0, 'players'),
    kind: 'modifier',
    cites: ['6.2.g', '6.2.h'],
    options: candidates.map((one) => modifierOption(draft, one)),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return null;
  const [option] = chosen;
  return candidates.find((one) => modifierOption(draft, one).id === option?.id) ?? first;
}

/** Whether two modifiers put the same in the place of the same, so that their order cannot matter. */
function comesToTheSame(one: Applicable, other: Applicable): boolean {
  if (!('context' in one && 'context' in other)) return false;
  const { rule } = one.passive;
  if (rule !== other.passive.rule || rule.exhausting) return false;
  if (speaksOfBearer(rule.instead) || speaksOfBearer(rule.ifNot ?? [])) return false;
  const of = ({ controller, bindings }: Instead['context']) =>
    JSON.stringify([controller, bindings]);
  return of(one.context) === of(other.context);
}

function modifierOption(
  draft: Draft,
  { object, key }: { readonly object: number; readonly key: string },
): Option {
  const bearer = objectAt(draft, object);
  return {
    id: `modifier:object-${object}:${key}`,
    what: { is: 'ability', object, card: cardId(draft, bearer), ability: key },
  };
}

/** Whether a modifier applies; an optional one is its controller's choice (6.2.d). */
export function askApplied(
  asking: Chooser,
  instance: Instead,
  modifies: 'step' | 'action',
  verb: string,
): boolean | null {
  const { draft } = asking;
  let applied = true;
  if (instance.passive.rule.may) {
    const chosen = ask({ ...asking, source: instance.object, at: asking.at }, () => ({
      player: instance.context.controller,
      kind: 'optional-modifier',
      cites: ['6.2.d'],
      options: YES_NO,
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    asking.at += 1;
    applied = chosen[0]?.what.is === 'yes';
  }
  if (draft.entries && isNew(asking)) {
    const once = modifies === 'step' ? '6.2.j' : '6.2.k';
    writeEntry(draft, groundsOfModifier(draft, instance, once, applied), {
      kind: 'modifier',
      source: thingOf(draft, instance.object, instance.key),
      modifies,
      how: 'instead',
      verb,
      applied,
    });
  }
  return applied;
}

/** Returns the rules behind applying a modifier, or declining to. */
function groundsOfModifier(
  draft: Draft,
  { object, passive }: Instead,
  once: RuleNumber,
  applied: boolean,
): readonly RuleNumber[] {
  const { rule } = passive;
  const { would } = rule;
  const entering =
    would.would === 'go' && would.what === 'me' && !isAtWork(objectAt(draft, object).zone);
  const attempt = rule.would.would === 'ascend' && rule.would.again;
  return [
    '6.2.a',
    '6.2.b',
    '6.2.f',
    '6.2.g',
    '6.2.i',
    once,
    ...(rule.may ? (['6.2.d'] as const) : []),
    ...(applied || !rule.ifNot ? [] : (['6.2.e'] as const)),
    ...(attempt ? (['7.5.3.a'] as const) : []),
    ...(entering ? (['6.2.l'] as const) : []),
  ];
}

/** Returns the effect of "If you don't, …", which is added right after this step (6.2.e). */
export function afterDeclining(instance: Instead, bindings: Bindings): AddedEffect[] {
  const { ifNot } = instance.passive.rule;
  return ifNot
    ? [
        {
          source: instance.context.me,
          controller: instance.context.controller,
          steps: ifNot,
          bindings,
          used: [],
        },
      ]
    : [];
}
