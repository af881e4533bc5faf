/** Modifiers that replace atomic actions (6.2.g, 2). */

import { rulesOf } from '../board/abilities-at-work.ts';
import { canGain, obstacleTo } from '../board/possible.ts';
import { thingOf, whyNot } from '../board/tracing.ts';
import { type Chooser, isNew } from '../choices/ask.ts';
import { contextOf } from '../state/context.ts';
import { type AddedEffect, NOTHING_ADDED } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf, objectAt, objectOfAction } from '../state/lookup.ts';
import { inPlayZone } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan, type Used } from '../state/step.ts';
import type { RuleInstance } from '../state/working-state.ts';
import { discardInstead, FLEETING_RULE, isFleetingLeaving } from '../steps/fleeting.ts';
import { appliesToAction, bindingsFor, type Instead } from '../steps/would.ts';
import {
  afterDeclining,
  askApplied,
  askWhich,
  type Modified,
  NONE,
  nameOf,
} from './modifier-choice.ts';
import { type Dice, replacementOf } from './replacement.ts';

/** Lets modifiers replace single actions of a step; null while a decision waits. */
export function replaceActions(asking: Chooser, plan: StepPlan): Modified | null {
  const { draft } = asking;
  const rules = rulesOf(draft, 'instead');
  const fleeting = plan.actions.some((action) => isFleetingLeaving(draft, action));
  const entering = plan.actions.some(
    (action) => whileEntering(draft, action, 'instead').length > 0,
  );
  if (rules.length === 0 && !fleeting && !entering) return { plan, added: NOTHING_ADDED };
  const actions: AtomicAction[] = [];
  const added: AddedEffect[] = [];
  const dice: Dice = new Map();
  let replaced = false;
  let now = plan;
  for (const action of plan.actions) {
    const modified = replaceAction(asking, now, action, added, dice);
    if (modified === null) return null;
    now = withPaid(now, modified);
    if (modified[0] !== action) replaced = true;
    actions.push(...modified);
  }
  return { plan: { ...plan, actions, ...(replaced ? REPLACED : {}) }, added };
}

const REPLACED = { replaced: true } as const;

interface FleetingModifier {
  readonly object: number;
  readonly key: typeof FLEETING_RULE;
}

/**
 * Replaces one atomic action as often as modifiers apply, each once (6.2.i, 6.2.k).
 *
 * @param dice what modifiers of a Gigantic object have rolled in this step
 */
export function replaceAction(
  asking: Chooser,
  plan: StepPlan,
  original: AtomicAction,
  added: AddedEffect[],
  dice: Dice = new Map(),
): AtomicAction[] | null {
  const { draft } = asking;
  const rolls: AtomicAction[] = [];
  let action = original;
  for (;;) {
    const candidates: (Instead | FleetingModifier)[] = possibleOnes(
      asking,
      action,
      [...rulesOf(draft, 'instead'), ...whileEntering(draft, action, 'instead')].filter(
        (one) =>
          !isUsed(plan, action, one) &&
          canExhaust(draft, one) &&
          appliesToAction(draft, one, action),
      ),
    );
    if (isFleetingLeaving(draft, action)) {
      candidates.push({ object: action.object, key: FLEETING_RULE });
    }
    const chosen = askWhich(asking, plan, candidates);
    if (chosen === null) return null;
    if (chosen === NONE) return [...rolls, action];
    if (!('passive' in chosen)) {
      if (isFleetingLeaving(draft, action)) action = discardInstead(asking, action);
      continue;
    }
    const used = usedWith(plan, action, chosen);
    const applied = askApplied(asking, chosen, 'action', action.act);
    if (applied === null) return null;
    const bindings = bindingsFor(draft, chosen, action);
    if (!applied) {
      action = { ...action, used };
      added.push(...afterDeclining(chosen, bindings));
      continue;
    }
    const replacement = replacementOf(
      asking,
      chosen,
      { bindings, used, steps: chosen.passive.rule.instead },
      dice,
    );
    if (replacement === null) return null;
    added.push(...replacement.added);
    rolls.push(...replacement.rolls.map((roll) => ({ ...roll, used })));
    if (!replacement.applies) {
      action = { ...action, used };
      continue;
    }
    rolls.push(...exhaustionFor(chosen, used));
    const [first, ...others] = replacement.actions.map((one, index) => ({
      ...one,
      used,
      ...(index === 0 ? keptSacrifice(action, one) : {}),
      ...keptReason(action, one),
    }));
    if (!first) return rolls;
    if (others.length > 0) {
      const all = [...rolls];
      for (const one of [first, ...others]) {
        const modified = replaceAction(asking, plan, one, added, dice);
        if (modified === null) return null;
        all.push(...modified);
      }
      return all;
    }
    action = first;
  }
}

/**
 * Whether the object that pays for a modifier can be exhausted, where the modifier asks for that
 * (6.4.c).
 */
export function canExhaust(draft: Draft, { object, passive }: Instead): boolean {
  return !passive.rule.exhausting || canGain(draft, object, 'exhausted') === null;
}

/** Returns the part of the step that pays for a modifier (6.4.a). */
function exhaustionFor({ object, passive, context }: Instead, used: Used): readonly AtomicAction[] {
  if (!passive.rule.exhausting) return [];
  const by = context.controller;
  return [{ ...BLANK_ACTION, act: 'gain-status', object, status: 'exhausted', by, used }];
}

/**
 * Marks modifiers that an object was exhausted for as used in the whole step, so that it is not
 * exhausted for another of its actions.
 */
function withPaid(plan: StepPlan, actions: readonly AtomicAction[]): StepPlan {
  const paid = actions.flatMap((action) =>
    action.act === 'gain-status' && action.status === 'exhausted'
      ? (action.used ?? []).filter((name) => name.startsWith(`${action.object}:`))
      : [],
  );
  return paid.length === 0 ? plan : { ...plan, used: [...(plan.used ?? NONE_USED), ...paid] };
}

/** Whether a modifier has applied to an action, or to the origin of the whole step (6.2.j, 6.2.k). */
export function isUsed(
  plan: StepPlan,
  action: AtomicAction,
  one: { readonly object: number; readonly key: string },
): boolean {
  const name = nameOf(one);
  return action.used?.includes(name) === true || plan.used?.includes(name) === true;
}

/** Returns the modifiers that have applied to an action, with one more. */
export function usedWith(
  plan: StepPlan,
  action: AtomicAction | null,
  one: { readonly object: number; readonly key: string },
): Used {
  return [...(plan.used ?? NONE_USED), ...(action?.used ?? NONE_USED), nameOf(one)];
}

const NONE_USED: Used = [];

/**
 * Returns the modifiers that can apply to an action: to an impossible one, only those that wait for the
 * attempt (1.4.1.d, 7.5.3.a).
 */
export function possibleOnes<M extends Instead | RuleInstance<'also'>>(
  asking: Chooser,
  action: AtomicAction,
  candidates: readonly M[],
): M[] {
  const { draft } = asking;
  const found = candidates.length > 0 ? obstacleTo(draft, action) : null;
  if (!found) return [...candidates];
  return candidates.filter((one) => {
    const { would } = one.passive.rule;
    if (would.would === 'ascend') return true;
    if (isNew(asking)) {
      whyNot(draft, ['1.4.1.d', ...found.cites], found.why, {
        object: objectOfAction(draft, action),
        by: thingOf(draft, one.object, one.key),
      });
    }
    return false;
  });
}

/** Modifiers of a card about how it enters a zone, which need not exist before the step (6.2.l). */
export function whileEntering<R extends 'instead' | 'also'>(
  draft: Draft,
  action: AtomicAction,
  kind: R,
): RuleInstance<R>[] {
  if (action.act !== 'move') return [];
  const object = objectAt(draft, action.object);
  const { entering } = compiledOf(draft, object);
  if (entering.length === 0 || inPlayZone(object.zone)) return [];
  const context = { ...contextOf(object), controller: action.player };
  return entering.flatMap(({ ability, key }) =>
    ability.rule.rule === kind
      ? [{ object: object.id, key, passive: ability as RuleInstance<R>['passive'], context }]
      : [],
  );
}

/**
 * Returns the mark of a sacrifice for the action that replaces it: it is still a sacrifice, whatever
 * the action is now (7.3.36.b).
 */
function keptSacrifice(action: AtomicAction, replacement: AtomicAction) {
  const isSacrifice = action.act === 'move' && action.why === 'sacrifice';
  const sacrificed = isSacrifice ? action.object : action.sacrificed;
  if (sacrificed === undefined) return {};
  if (replacement.act === 'move' && replacement.object === sacrificed) {
    return { why: 'sacrifice' } as const;
  }
  return { sacrificed };
}

/**
 * Returns the terrains that an Expedition won, for the move that replaces its move: it still moves due
 * to them (4.2.4.j).
 */
function keptReason(action: AtomicAction, replacement: AtomicAction) {
  return action.act === 'move-expedition' && action.dueTo && replacement.act === action.act
    ? { dueTo: action.dueTo }
    : {};
}
