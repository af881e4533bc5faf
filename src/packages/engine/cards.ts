/** Every card that the engine plays, and a deck to begin with. */

import cards from 'written:cards';
import type { Card, FACTIONS, PlayerSetup } from '../../engine/index.ts';

/** The whole collection, tokens included. */
export const CARDS: readonly Card[] = cards;

/** Different cards of a deck and copies of each: the 39 beside the Hero that a deck needs. */
const DIFFERENT = 13;
const COPIES = 3;

/**
 * A legal deck of a faction: a Hero and three copies each of thirteen common cards.
 *
 * @param from how many of the faction's common cards to leave out before the first
 */
export function deckOf(faction: (typeof FACTIONS)[number], from = 0): PlayerSetup {
  const own = CARDS.filter((card) => card.faction === faction);
  const hero = own.find(({ type }) => type === 'hero')?.id;
  const commons = own.filter(({ type, rarity }) => type !== 'hero' && rarity === 'common');
  const names = [...new Map(commons.map((card) => [card.name.en, card.id])).values()];
  const chosen = names.slice(from, from + DIFFERENT);
  return { hero, deck: chosen.flatMap((id) => Array<string>(COPIES).fill(id)) };
}
