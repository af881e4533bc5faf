/** Fleeting: an object that would go to Reserve from an Expedition is discarded instead (2.4.7.d). */

import { thingOf, writeEntry } from '../board/tracing.ts';
import { type Chooser, isNew } from '../choices/ask.ts';
import type { Draft } from '../state/game.ts';
import { hasStatus } from '../state/object.ts';
import type { AtomicAction, StepPlan } from '../state/step.ts';

type Move = Extract<AtomicAction, { act: 'move' }>;

/** The name of Fleeting where it is one of several modifiers. */
export const FLEETING_RULE = 'fleeting';

/**
 * Whether a Fleeting Character or Expedition Permanent would go to Reserve from there, once (6.2.k).
 */
export function isFleetingLeaving(draft: Draft, action: AtomicAction): action is Move {
  if (action.act !== 'move' || action.to !== 'reserve') return false;
  if (action.used?.includes(FLEETING_RULE)) return false;
  const object = draft.objects[action.object];
  return object?.zone === 'expedition' && hasStatus(object, 'fleeting');
}

/** Returns the move to the Discard pile that takes the place of one to Reserve. */
export function discardInstead(asking: Chooser, action: Move): AtomicAction {
  const { draft } = asking;
  if (draft.entries && isNew(asking)) {
    writeEntry(draft, ['2.4.7.d', '6.2.a', '6.2.b'], {
      kind: 'modifier',
      source: thingOf(draft, action.object),
      modifies: 'action',
      how: 'rule',
      verb: 'discard',
      applied: true,
    });
  }
  return { ...action, to: 'discard', used: [...(action.used ?? []), FLEETING_RULE] };
}

/** Returns a step in which nothing but Fleeting modifies actions. */
export function discardingFleeting(asking: Chooser, plan: StepPlan): StepPlan {
  const { draft } = asking;
  if (!plan.actions.some((action) => isFleetingLeaving(draft, action))) return plan;
  const actions = plan.actions.map((action) =>
    isFleetingLeaving(draft, action) ? discardInstead(asking, action) : action,
  );
  return { ...plan, actions, replaced: true };
}
