/** A game of two random decks, to be played from its very beginning. */

import type { PlayerPosition, Position } from '../../engine/setup/position.ts';
import { PLAYER_NAMES } from '../../library/examples/play.ts';
import type { ListedCard } from './card-list.ts';

/** Cards of a deck besides its Hero (1.1.4.b), and of one name (1.1.4.d). */
const DECK = 39;
const COPIES = 3;

/**
 * Two Heroes, each with a shuffled deck of its faction.
 *
 * @param random numbers from 0 to below 1
 */
export function randomGame(cards: readonly ListedCard[], random: () => number): Position {
  const heroes = cards.filter(({ type }) => type === 'hero');
  const seat = (name: string): PlayerPosition => {
    const hero = heroes[Math.floor(random() * heroes.length)]!;
    return { name, hero: hero.id, deck: randomDeck(cards, hero, random) };
  };
  return {
    mode: 'duel',
    players: [seat(PLAYER_NAMES[0]), seat(PLAYER_NAMES[1])],
    beginning: true,
    firstPlayer: pickPlayer(random),
  };
}

function pickPlayer(random: () => number): number {
  return random() < 0.5 ? 0 : 1;
}

function randomDeck(
  cards: readonly ListedCard[],
  hero: ListedCard,
  random: () => number,
): string[] {
  const playable = cards.filter(
    ({ type, faction, rarity }) =>
      faction === hero.faction &&
      rarity === 'common' &&
      type !== 'hero' &&
      type !== 'token' &&
      type !== 'landmark-token' &&
      type !== 'mana',
  );
  const copies = playable.flatMap(({ id }) => Array.from({ length: COPIES }, () => id));
  return shuffleItems(copies, random).slice(0, DECK);
}

function shuffleItems<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => [random(), item] as const);
  return keyed.sort(([a], [b]) => a - b).map(([, item]) => item);
}
