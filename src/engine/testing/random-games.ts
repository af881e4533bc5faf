/** Random decks and players, for properties over whole games. */

import type { Card } from '../cards/card.ts';
import { itemAt } from '../rules/require.ts';
import type { Setup } from '../setup/setup.ts';
import type { Decision } from '../state/decision.ts';
import { type Mode, playersIn } from '../state/mode.ts';
import { REAL_CARDS } from './real-cards.ts';

/** Returns a generator of numbers from 0 up to (not including) a limit, the same for the same seed. */
export function seededNumbers(seed: number): (limit: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const HEROES = REAL_CARDS.filter(({ type }) => type === 'hero');
const DECKABLE = REAL_CARDS.filter(
  ({ type }) => !['hero', 'token', 'landmark-token'].includes(type),
);
const DECK_SIZE = 39;

/**
 * Returns a Hero and any cards at all for each player: no legal decks, which meets more interactions.
 */
export function randomDecks(seed: number, mode: Mode = 'duel'): Setup {
  const next = seededNumbers(seed);
  const pick = (cards: readonly Card[]) => itemAt(cards, next(cards.length), 'cards').id;
  return {
    mode,
    cards: REAL_CARDS,
    players: Array.from({ length: playersIn(mode) }, () => ({
      hero: pick(HEROES),
      deck: Array.from({ length: DECK_SIZE }, () => pick(DECKABLE)),
    })),
  };
}

/** Answers decisions at random: how many options, then which. */
export function randomPlayer(seed: number): (decision: Decision) => string[] {
  const next = seededNumbers(seed + 1_000_003);
  return ({ options, min, max, again }) => {
    const left = options.map(({ id }) => id);
    const count = min + next(max - min + 1);
    return Array.from({ length: count }, () => {
      const at = next(left.length);
      return itemAt(again ? left.slice(at) : left.splice(at, 1), 0, 'options');
    });
  };
}
