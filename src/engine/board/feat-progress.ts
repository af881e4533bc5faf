/** How far the condition is met under which a Feat is completed (S.1.b). */

import type { Condition } from '../cards/ability.ts';
import type { Effect } from '../cards/effect.ts';
import type { Context } from '../state/bindings.ts';
import { contextOf } from '../state/context.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf } from '../state/lookup.ts';
import { type GameObject, hasStatus } from '../state/object.ts';
import { actionsThisTurn, amount } from './amount.ts';
import { findObjects } from './filter.ts';

/** The number reached, never more than the number needed. */
export interface FeatProgress {
  readonly reached: number;
  readonly needed: number;
}

/** Returns the progress of a Feat in play that is not completed; null where its text counts nothing. */
export function featProgress(draft: Draft, object: GameObject): FeatProgress | null {
  if (object.card < 0 || object.zone !== 'landmark' || hasStatus(object, 'completed')) return null;
  for (const ability of compiledOf(draft, object).card.abilities) {
    if (ability.kind !== 'reaction') continue;
    const { trigger } = ability;
    if (trigger.on === 'activates' && trigger.inYourTurn !== undefined) {
      const context = contextOf(object);
      const found =
        draft.turn === context.controller ? actionsThisTurn(draft, trigger.action, context) : 0;
      return { reached: Math.min(found, trigger.inYourTurn), needed: trigger.inYourTurn };
    }
    const condition = conditionIn(ability.effect);
    if (condition) return progressOf(draft, condition, contextOf(object));
  }
  return null;
}

/** Returns the condition of the step "If …, complete me" in an effect. */
function conditionIn(effect: Effect): Condition | null {
  for (const step of effect) {
    if (step.do !== 'if') continue;
    if (step.then.some((inner) => inner.do === 'complete' && inner.of === 'me')) return step.if;
  }
  return null;
}

function progressOf(draft: Draft, condition: Condition, context: Context): FeatProgress | null {
  if (!('exists' in condition || 'amount' in condition)) return null;
  if (condition.atMost !== undefined || condition.exactly !== undefined) return null;
  const { atLeast = 1 } = condition;
  const needed = amount(draft, atLeast, context);
  const found =
    'exists' in condition
      ? findObjects(draft, condition.exists, context).length
      : amount(draft, condition.amount, context);
  return { reached: Math.min(found, needed), needed };
}
