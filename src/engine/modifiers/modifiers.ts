/**
 * Modifiers (6.2): replacing ones for the whole step, then for an atomic action, then additive ones;
 * each once; their order is the choice of the step's controller (6.2.g, 6.2.h).
 */

import { rulesOf } from '../board/abilities-at-work.ts';
import { type Chooser, startChoosing } from '../choices/ask.ts';
import { NO_BINDINGS, NO_MOVES } from '../state/bindings.ts';
import { NO_ANSWERS } from '../state/blank-frame.ts';
import type { AddedEffect, StepFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import type { StepPlan } from '../state/step.ts';
import { popFrame, pushAdded } from '../steps/agenda.ts';
import { withDice } from '../steps/dice.ts';
import { isOnDeck } from '../steps/top-card.ts';
import { appliesToWhole, isDoneBy } from '../steps/would.ts';
import { replaceActions } from './action-modifier.ts';
import { addActions } from './additive-modifier.ts';
import {
  afterDeclining,
  askApplied,
  askWhich,
  type Modified,
  NONE,
  nameOf,
} from './modifier-choice.ts';

/** Lets modifiers replace a step as a whole, before its cards are found. */
export function modifyWhole(draft: Draft, frame: StepFrame): void {
  const modified = replaceWhole(startChoosing(draft, frame, frame.plan.source), frame.plan);
  if (modified === null) return;
  frame.plan = modified.plan;
  frame.added = modified.added;
  frame.answers = NO_ANSWERS;
  if (modified.added.length > 0 && modified.plan.actions.length === 0) {
    popFrame(draft, { started: true, it: [], moved: NO_MOVES, affected: 0, die: null });
    pushAdded(draft, modified.added);
  } else frame.at = 'cards';
}

function replaceWhole(asking: Chooser, plan: StepPlan): Modified | null {
  const { draft } = asking;
  let now = plan;
  const added: AddedEffect[] = [];
  for (;;) {
    const candidates = rulesOf(draft, 'instead').filter(
      (one) => !now.used?.includes(nameOf(one)) && appliesToWhole(draft, one, now).length > 0,
    );
    const chosen = askWhich(asking, now, candidates);
    if (chosen === null) return null;
    if (chosen === NONE) return { plan: now, added };
    const players = appliesToWhole(draft, chosen, now);
    now = { ...now, used: [...(now.used ?? []), nameOf(chosen)] };
    const applied = askApplied(asking, chosen, 'step', now.verb);
    if (applied === null) return null;
    if (!applied) {
      added.push(...afterDeclining(chosen, NO_BINDINGS));
      continue;
    }
    const used = now.used ?? [];
    added.push({
      source: chosen.context.me,
      controller: chosen.context.controller,
      steps: chosen.passive.rule.instead,
      bindings: { ...chosen.context.bindings, they: players },
      used,
    });
    now = { ...now, actions: now.actions.filter((action) => !isDoneBy(action, players)) };
  }
}

/**
 * Returns a step with its actions replaced, its dice chosen and added actions joined. A step with a
 * replacement on the top of a Deck is returned early, before its card is found. Null while a decision
 * waits.
 */
export function modifiedActions(asking: Chooser, plan: StepPlan): Modified | null {
  const replaced = replaceActions(asking, plan);
  if (replaced === null || replaced.plan.actions.some(isOnDeck)) return replaced;
  const rolled = withDice(asking, replaced.plan);
  const extended = rolled && addActions(asking, rolled);
  return extended && { ...extended, added: [...replaced.added, ...extended.added] };
}
