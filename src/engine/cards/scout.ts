/** The ability that a card played with Scout gains as it enters (7.4.5.c). */

import type { Ability, Reaction } from './ability.ts';
import { gainedKey, isSameAbility } from './gained-ability.ts';

/** "{hand} Send me to Reserve". */
export const SCOUT_REACTION: Reaction = {
  kind: 'reaction',
  trigger: { on: 'hand' },
  effect: [{ do: 'send', of: 'me', to: 'reserve' }],
};

export const SCOUT: readonly Ability[] = [SCOUT_REACTION];

/** The key of that Reaction among the abilities of its object: the first that it gained. */
export const SCOUT_KEY = gainedKey(0);

/** Whether an ability is that Reaction. */
export function isScoutReaction(ability: Ability): boolean {
  return isSameAbility(ability, SCOUT_REACTION);
}

/** Whether an ability is the keyword Scout. */
export function isScout(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'scout';
}
