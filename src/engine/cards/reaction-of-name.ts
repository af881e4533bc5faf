/** Reactions that the daily limit of a name takes together (6.3.m). */

import type { Reaction } from './ability.ts';
import type { Card } from './card.ts';

/**
 * Returns the same key for all Reactions that count as one for all objects of a name (6.3.m): those
 * that say the same, whatever the version of the card.
 */
export function reactionOfName({ name }: Card, reaction: Reaction): string {
  return `${name.en}:${textOf(reaction)}`;
}

const texts = new WeakMap<Reaction, string>();

function textOf(reaction: Reaction): string {
  let text = texts.get(reaction);
  if (text === undefined) {
    text = JSON.stringify(reaction);
    texts.set(reaction, text);
  }
  return text;
}
