/**
 * A step that is about to happen: modifiers apply to it (6.2), the dice that count are chosen (7.3.33), what
 * arrives gets its order (2.2.16.d), and it happens.
 */

import { rulesOf } from '../board/abilities-at-work.ts';
import { orderArrivals } from '../choices/arrival.ts';
import { type Chooser, startChoosing } from '../choices/ask.ts';
import { NO_ANSWERS } from '../state/blank-frame.ts';
import { NOTHING_ADDED, type StepFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import type { StepPlan } from '../state/step.ts';
import { popFrame, pushAdded } from '../steps/agenda.ts';
import { withDice } from '../steps/dice.ts';
import { withFailures } from '../steps/expedition-move.ts';
import { discardingFleeting } from '../steps/fleeting.ts';
import { perform } from '../steps/perform.ts';
import { isEntering, modifiersOf } from '../steps/plain-step.ts';
import { askWhoShufflesBack } from '../steps/shuffle-back.ts';
import { findCards, isOnDeck } from '../steps/top-card.ts';
import type { Modified } from './modifier-choice.ts';
import { modifiedActions, modifyWhole } from './modifiers.ts';

/** Goes on with a step that is about to happen. */
export function runStep(draft: Draft, frame: StepFrame): void {
  if (frame.at === 'whole') {
    if (rulesOf(draft, 'instead').length === 0) frame.at = 'cards';
    else modifyWhole(draft, frame);
  }
  if (frame.at === 'cards') {
    const accepting = askWhoShufflesBack(draft, frame);
    if (accepting === null) return;
    findCards(draft, frame, accepting);
    frame.at = 'actions';
  }
  if (frame.at === 'actions') modifyActions(draft, frame);
  if (frame.at !== 'perform') return;
  const outcome = perform(draft, frame.plan);
  const { added } = frame;
  popFrame(draft, added.length > 0 ? { ...outcome, started: true } : outcome);
  if (added.length > 0) pushAdded(draft, added);
}

function modifyActions(draft: Draft, frame: StepFrame): void {
  const { plan } = frame;
  const asking = startChoosing(draft, frame, plan.source);
  const modified = isModifiable(draft, plan)
    ? modifiedActions(asking, plan)
    : unmodifiedStep(asking, plan);
  if (modified === null) return;
  if (modified.plan.actions.some(isOnDeck)) {
    findReplacements(draft, frame, modified);
    return;
  }
  const ordered = orderArrivals(asking, modified.plan);
  if (ordered === null) return;
  frame.plan = ordered.daily === 'progress' ? withFailures(draft, ordered) : ordered;
  frame.added = [...frame.added, ...modified.added];
  frame.answers = NO_ANSWERS;
  frame.at = 'perform';
}

/** Whether anything but a rule modifies a step: an ability that does, or a card that enters (6.2.l). */
function isModifiable(draft: Draft, { actions }: StepPlan): boolean {
  return modifiersOf(draft).length > 0 || actions.some((action) => isEntering(draft, action));
}

/**
 * Returns a step that nothing but Fleeting modifies, with its dice chosen; null while a decision
 * waits.
 */
function unmodifiedStep(asking: Chooser, plan: StepPlan): Modified | null {
  const rolled = withDice(asking, discardingFleeting(asking, plan));
  return rolled && { plan: rolled, added: NOTHING_ADDED };
}

/**
 * Takes over a plan with a replacement on the top of a Deck, and finds its card, which may be modified
 * in its turn.
 */
function findReplacements(draft: Draft, frame: StepFrame, { plan, added }: Modified): void {
  frame.plan = plan;
  frame.added = [...frame.added, ...added];
  frame.answers = NO_ANSWERS;
  findCards(draft, frame);
}
