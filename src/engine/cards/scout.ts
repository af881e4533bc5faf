/** What a card played with Scout gains as it enters (7.4.5.c). */

import type { Ability, Reaction } from './ability.ts';
import type { Card } from './card.ts';

/** "{hand} Send me to Reserve". */
export const SCOUT_REACTION: Reaction = {
  kind: 'reaction',
  trigger: { on: 'hand' },
  effect: [{ do: 'send', of: 'me', to: 'reserve' }],
};

export const SCOUT: readonly Ability[] = [SCOUT_REACTION];

/** What that Reaction is called among the abilities of its object: the first that it gained. */
export const SCOUT_KEY = 'x0';

/**
 * The place on a card of what prints an ability of its object: for the Reaction of Scout, that of the
 * keyword; null for what the card does not print.
 *
 * @param key as in `Thing.ability`
 */
export function printedPlace({ abilities }: Card, key: string): number | null {
  const place = key === SCOUT_KEY ? abilities.findIndex(isScout) : /^\d+$/.test(key) ? +key : -1;
  return abilities[place] ? place : null;
}

/** Whether an ability is the keyword Scout. */
export function isScout(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'scout';
}
