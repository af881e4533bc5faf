/** The cards of free play: all can be found, and those that are used are loaded, in parts. */

import type { Card } from '../../engine/cards/card.ts';
import type { ListedCard } from './card-list.ts';
import type { PrintedCards } from './printed.ts';

/** Cards that are loaded together. */
export interface CardPart {
  readonly cards: readonly Card[];
  readonly printed: PrintedCards;
}

export interface CardStore {
  /** Every card, with the data needed to find it. */
  readonly listed: readonly ListedCard[];
  /** Cards whose abilities are loaded. */
  readonly cards: readonly Card[];
  /** The printed facts of every card; `text` only for loaded cards. */
  readonly library: PrintedCards;
  /** Whether all these cards are loaded; true for ids that no card has. */
  readonly holds: (ids: readonly string[]) => boolean;
  /** Loads those of the cards that are missing. Rejects where that fails. */
  readonly load: (ids: readonly string[]) => Promise<void>;
  readonly add: (part: CardPart) => void;
}

/** The part that has the cards of no faction: tokens, which the texts of others name. */
export const TOKENS = 'tokens';

/** The part that a card is loaded with: random games, and most of what is tried out, take common cards. */
export function partOf({ faction, rarity }: Pick<Card, 'faction' | 'rarity'>): string {
  if (!faction) return TOKENS;
  return rarity && rarity !== 'common' ? `${faction}-rare` : faction;
}

/** Opens a store that holds nothing yet. */
export function openCardStore(
  listed: readonly ListedCard[],
  library: PrintedCards,
  fetchPart: (part: string) => Promise<CardPart>,
): CardStore {
  const byId = new Map(listed.map((card) => [card.id, card]));
  const held = new Map<string, Card>();
  const coming = new Map<string, Promise<void>>();
  let now = { listed, cards: [] as readonly Card[], library };

  const isMissing = (id: string) => byId.has(id) && !held.has(id);
  const add = ({ cards, printed }: CardPart) => {
    for (const card of cards) {
      const known = byId.get(card.id);
      byId.set(card.id, known ?? card);
      held.set(card.id, known ? { ...card, name: known.name } : card);
    }
    now = {
      listed: [...byId.values()],
      cards: [...held.values()],
      library: { ...now.library, ...printed },
    };
  };
  /** Loads a part once; anew where that failed. */
  const come = (part: string): Promise<void> => {
    const known = coming.get(part);
    if (known) return known;
    const fetched = fetchPart(part).then(add);
    coming.set(part, fetched);
    fetched.finally(() => coming.delete(part)).catch(() => {});
    return fetched;
  };
  return {
    get listed() {
      return now.listed;
    },
    get cards() {
      return now.cards;
    },
    get library() {
      return now.library;
    },
    holds: (ids) => !ids.some(isMissing),
    load: async (ids) => {
      const parts = new Set(ids.filter(isMissing).map((id) => partOf(byId.get(id)!)));
      await Promise.all([...parts].map(come));
      const missing = ids.find(isMissing);
      if (missing !== undefined) throw new Error(`The card ${missing} is in no part.`);
    },
    add,
  };
}
