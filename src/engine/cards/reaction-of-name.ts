/** Reactions that the daily limit of a name takes together (6.3.m). */

import { once } from '../rules/once.ts';
import type { Reaction } from './ability.ts';
import type { Card } from './card.ts';

/**
 * Returns the same key for all Reactions that count as one for all objects of a name (6.3.m): those
 * that say the same, whatever the version of the card.
 */
export function reactionOfName(card: Card, reaction: Reaction): string {
  return reactionsOf(card)(reaction);
}

const reactionsOf = once(({ name }: Card) =>
  once((reaction: Reaction) => `${name.en}:${JSON.stringify(reaction)}`),
);
