import type { Card } from '../cards/card.ts';
import { once } from '../rules/once.ts';

/** A card for Mana Orbs of which a position only says how many there are. */
export const ORB: Card = { id: 'mana-orb', name: { en: 'Mana Orb' }, type: 'mana', abilities: [] };

/** Returns the library of a game that begins at a position: some cards, and that of Mana Orbs. */
export const withOrbs = once((cards: readonly Card[]): readonly Card[] =>
  cards.some((card) => card.id === ORB.id) ? cards : [...cards, ORB],
);
