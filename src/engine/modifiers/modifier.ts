/**
 * Modifiers (6.2): replacing ones for the whole step, then for an atomic action, then additive ones;
 * each once; their order is the choice of the step's controller (6.2.g, 6.2.h).
 */

import { rulesOf } from '../board/abilities-at-work.ts';
import { orderArrivals } from '../choices/arrival.ts';
import { type Chooser, chooser } from '../choices/ask.ts';
import { NO_BINDINGS, NO_MOVES } from '../state/bindings.ts';
import type { AddedEffect, StepFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import type { StepPlan } from '../state/step.ts';
import { NO_ANSWERS, pop, pushAdded } from '../steps/agenda.ts';
import { chooseDice } from '../steps/dice.ts';
import { withFailures } from '../steps/expedition-move.ts';
import { perform } from '../steps/perform.ts';
import { findCards, isOnDeck } from '../steps/top-card.ts';
import { appliesToWhole, concerns } from '../steps/would.ts';
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

/** Goes on with a step that is about to happen. */
export function runStep(draft: Draft, frame: StepFrame): void {
  if (frame.at === 'whole') modifyWhole(draft, frame);
  if (frame.at === 'cards') {
    findCards(draft, frame);
    frame.at = 'actions';
  }
  if (frame.at === 'actions') modifyActions(draft, frame);
  if (frame.at !== 'perform') return;
  const outcome = perform(draft, frame.plan);
  const { added } = frame;
  pop(draft, added.length > 0 ? { ...outcome, started: true } : outcome);
  if (added.length > 0) pushAdded(draft, added);
}

function modifyWhole(draft: Draft, frame: StepFrame): void {
  if (rulesOf(draft, 'instead').length > 0) {
    const asking = chooser(draft, frame, frame.plan.source);
    const modified = replaceWhole(asking, frame.plan);
    if (modified === null) return;
    frame.plan = modified.plan;
    frame.added = modified.added;
    frame.answers = NO_ANSWERS;
    if (modified.added.length > 0 && modified.plan.actions.length === 0) {
      pop(draft, { started: true, it: [], moved: NO_MOVES, affected: 0, die: null });
      pushAdded(draft, modified.added);
      return;
    }
  }
  frame.at = 'cards';
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
    now = { ...now, actions: now.actions.filter((action) => !concerns(action, players)) };
  }
}

/** A replacement acts on the top of a Deck: its card is found, and may be modified in its turn. */
function findReplacements(draft: Draft, frame: StepFrame, { plan, added }: Modified): void {
  frame.plan = plan;
  frame.added = [...frame.added, ...added];
  frame.answers = NO_ANSWERS;
  findCards(draft, frame);
}

function modifyActions(draft: Draft, frame: StepFrame): void {
  const asking = chooser(draft, frame, frame.plan.source);
  const replaced = replaceActions(asking, frame.plan);
  if (replaced === null) return;
  if (replaced.plan.actions.some(isOnDeck)) {
    findReplacements(draft, frame, replaced);
    return;
  }
  const chosen = chooseDice(asking, replaced.plan);
  if (chosen === null) return;
  const extended = addActions(asking, chosen);
  if (extended === null) return;
  const ordered = orderArrivals(asking, extended.plan);
  if (ordered === null) return;
  frame.plan = ordered.daily === 'progress' ? withFailures(draft, ordered) : ordered;
  frame.added = [...frame.added, ...replaced.added, ...extended.added];
  frame.answers = NO_ANSWERS;
  frame.at = 'perform';
}
