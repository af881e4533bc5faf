/** How many cards a position may have, and how they are counted before any game is made of it. */

import type { Position } from '../../engine/setup/position.ts';

/** Four times what four players with full decks have. */
export const MOST_CARDS = 1000;

/** A position has more cards than a page can carry. */
export class CrowdedPosition extends Error {
  override readonly name = 'CrowdedPosition';
}

/** Refuses a position of too many cards with a `CrowdedPosition`. */
export function refuseCrowded({ players }: Position): void {
  if (countCards(players) > MOST_CARDS) throw new CrowdedPosition();
}

/** The cards of all lists, however deep, and Mana Orbs that are only counted. */
function countCards(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, one) => sum + 1 + countCards(one), 0);
  }
  const { ready = 0, exhausted = 0 } = value as { ready?: number; exhausted?: number };
  const counted = Number.isInteger(ready + exhausted) ? ready + exhausted : 0;
  return Object.values(value).reduce<number>((sum, one) => sum + countCards(one), counted);
}
