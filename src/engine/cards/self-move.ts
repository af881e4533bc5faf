/** Self-move Reactions (6.3.c, 6.3.d): those that wait for their own object entering a visible zone. */

import { once } from '../rules/once.ts';
import type { Trigger, TriggerSymbol } from './ability.ts';

/** Whether a trigger, or one of several, is a self-move one: "I" entering a visible zone (6.3.c, 6.3.d). */
export function isSelfMove(trigger: Trigger): boolean {
  switch (trigger.on) {
    case 'join':
    case 'hand':
    case 'reserve':
      return true;
    case 'joins':
      return trigger.what === 'me';
    case 'goes':
      return trigger.what === 'me' && !leadsOut(trigger);
    case 'any':
      return trigger.of.some(isSelfMove);
    default:
      return false;
  }
}

/** Whether "I go" is about leaving: to a hidden zone (6.3.c), or from play to Reserve (6.3.d). */
function leadsOut(trigger: Extract<Trigger, { on: 'goes' }>): boolean {
  return trigger.to === 'hand' || trigger.to === 'deck' || isReturning(trigger);
}

/** Returns a way from an Expedition to Reserve: the case that 6.3.d names. */
function isReturning(trigger: Trigger): boolean {
  return (
    trigger.on === 'goes' &&
    trigger.what === 'me' &&
    trigger.to === 'reserve' &&
    trigger.from === 'expedition'
  );
}

/**
 * The triggers that a Reaction has, one or several, sorted by whether they make it a self-move
 * Reaction.
 */
export interface TriggerParts {
  readonly symbols: readonly TriggerSymbol[];
  /** Other self-move triggers. */
  readonly own: readonly Trigger[];
  /** Those that wait while their object works (6.3.f). */
  readonly others: readonly Trigger[];
  /** The kinds of events that the others wait for, or that a single trigger is about. */
  readonly kinds: readonly Trigger['on'][];
  /** Those of the others that are self-move triggers in editions without 6.3.d. */
  readonly returning: readonly Trigger[];
}

export const triggerParts = once((trigger: Trigger): TriggerParts => {
  const symbols: TriggerSymbol[] = [];
  const own: Trigger[] = [];
  const others: Trigger[] = [];
  for (const part of trigger.on === 'any' ? trigger.of : [trigger]) {
    if (part.on === 'join' || part.on === 'hand' || part.on === 'reserve') symbols.push(part.on);
    else (isSelfMove(part) ? own : others).push(part);
  }
  const kinds = trigger.on === 'any' ? [...new Set(others.map(({ on }) => on))] : [trigger.on];
  return { symbols, own, others, kinds, returning: others.filter(isReturning) };
});
