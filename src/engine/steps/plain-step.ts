/** Steps that nothing can come between: no modifier, no decision, no dice, no reshuffle. */

import { rulesOf } from '../board/abilities-at-work.ts';
import { appliesByTimestamp } from '../choices/arrival.ts';
import { itemAt } from '../rules/require.ts';
import type { Draft } from '../state/game.ts';
import { compiledCard, objectAt } from '../state/lookup.ts';
import { inPlayZone } from '../state/object.ts';
import type { AtomicAction, StepPlan } from '../state/step.ts';
import { zoneOf } from '../state/zone.ts';
import { isFleetingLeaving } from './fleeting.ts';
import { onCard } from './top-card.ts';
import type { Modifier } from './would.ts';
import { anyWaitsForAction, anyWaitsForStep } from './would.ts';

/** Returns the step with the cards of Decks found, or null when it must be looked at more closely. */
export function plainStep(draft: Draft, plan: StepPlan): StepPlan | null {
  const modifiers = modifiersOf(draft);
  if (modifiers.length > 0 && anyWaitsForStep(draft, modifiers, plan)) return null;
  let arriving = 0;
  let found: AtomicAction[] | null = null;
  for (let i = 0; i < plan.actions.length; i++) {
    let action = itemAt(plan.actions, i, 'actions');
    if (action.act === 'roll' || action.act === 'reveal-top') return null;
    if (action.act === 'top') {
      const object = zoneOf(draft, 'deck', action.deck)[action.at - 1];
      if (object === undefined) return null;
      found ??= plan.actions.slice();
      action = onCard(action, object);
      found[i] = action;
    }
    if (modifiers.length > 0 && anyWaitsForAction(draft, modifiers, action)) return null;
    if (action.act === 'create') arriving += appliesByTimestamp(draft, action.card) ? 1 : 0;
    else if (action.act === 'move') {
      if (isModifiable(draft, action)) return null;
      if (inPlayZone(action.to)) {
        arriving += appliesByTimestamp(draft, objectAt(draft, action.object).card) ? 1 : 0;
      }
    }
  }
  if (arriving > 1) return null;
  return found ? { ...plan, actions: found } : plan;
}

/** Returns passive abilities that modify steps or actions (6.2). */
export function modifiersOf(draft: Draft): readonly Modifier[] {
  const instead = rulesOf(draft, 'instead');
  const also = rulesOf(draft, 'also');
  if (also.length === 0) return instead;
  return [...instead, ...also];
}

/** Whether a rule or the card itself can modify a move (2.4.7.d, 6.2.l). */
function isModifiable(draft: Draft, action: Extract<AtomicAction, { act: 'move' }>): boolean {
  if (!draft.objects[action.object] || isEntering(draft, action)) return true;
  return isFleetingLeaving(draft, action);
}

/** Whether an action moves a card that modifies how it enters a zone (6.2.l). */
export function isEntering(draft: Draft, action: AtomicAction): boolean {
  return (
    action.act === 'move' &&
    compiledCard(draft, objectAt(draft, action.object).card).entering.length > 0
  );
}
