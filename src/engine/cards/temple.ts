/** The Landmark Permanent that a card with Temple becomes when it is played as one (S.2). */

import type { Ability, Reaction } from './ability.ts';
import type { Card } from './card.ts';

/** "At Noon — You may send me to Reserve." */
export const TEMPLE_REACTION: Reaction = {
  kind: 'reaction',
  trigger: { on: 'at', phase: 'noon' },
  effect: [{ do: 'may', steps: [{ do: 'send', of: 'me', to: 'reserve' }] }],
};

/** The key of that Reaction among the abilities of its object. */
export const TEMPLE_KEY = 't0';

/** Whether an ability is the keyword Temple. */
export function isTemple(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'temple';
}

/**
 * Returns the Landmark Permanent that a card with Temple can be: its name, costs and abilities,
 * without statistics; null for a card without Temple.
 */
export function templeOf(card: Card): Card | null {
  if (!card.abilities.some(isTemple)) return null;
  const { statistics: _statistics, ...rest } = card;
  return { ...rest, type: 'landmark-permanent', subtypes: ['construction'] };
}
