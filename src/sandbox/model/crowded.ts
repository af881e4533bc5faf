/** Limits the number of cards in a position, which is checked before a game is created from it. */

import type { Position } from '../../engine/setup/position.ts';

/** The most cards in a position: four times those of four players with full decks. */
export const MOST_CARDS = 1000;

/** The error for a position with more cards than a page can handle. */
export class CrowdedPosition extends Error {
  override readonly name = 'CrowdedPosition';
}

/** Refuses a position of too many cards with a `CrowdedPosition`. */
export function refuseCrowded({ players }: Position): void {
  if (countCards(players) > MOST_CARDS) throw new CrowdedPosition();
}

/** Counts the cards of all lists, at any depth, and Mana Orbs that are given as a number. */
function countCards(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, one) => sum + 1 + countCards(one), 0);
  }
  const { ready = 0, exhausted = 0 } = value as { ready?: number; exhausted?: number };
  const counted = Number.isInteger(ready + exhausted) ? ready + exhausted : 0;
  return Object.values(value).reduce<number>((sum, one) => sum + countCards(one), counted);
}
