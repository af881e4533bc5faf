/** Reads deck lists that are pasted into free play, and selects the cards that a deck can hold. */

import type { ListedCard } from './card-list.ts';
import { type DeckLine, readDeckList } from './deck-reader.ts';
import { type DeckListCard, deckTable, numberOf, type Versions } from './deck-table.ts';

export interface ReadDeck {
  /** The id of the Hero; null where the list names none. */
  readonly hero: string | null;
  /** Ids of all other cards, each as often as the list says. */
  readonly deck: readonly string[];
  /** Cards of the list that cannot be in the deck: tokens, and every Hero after the first. */
  readonly misplaced: readonly ListedCard[];
  /** Names in the list that no card has. */
  readonly unknown: readonly string[];
}

/** The most cards that a table is made for. */
const MOST_CARDS = 200;

/** The most copies of a card in a line: more are a typing error. */
const MOST_COPIES = 99;

type TableCard = ListedCard & DeckListCard;

/** Reads lists for a collection. */
export function deckReader(cards: readonly ListedCard[]) {
  const byNumber = Map.groupBy(cards.map(tableCard), ({ ref, id }) => numberOf(ref) ?? id);
  const table = deckTable(
    [...byNumber.values()].map((versions) => ({
      number: numberOf(versions[0]!.ref),
      versions: versions.toSorted(comparePlainness) as unknown as Versions<TableCard>,
    })),
  );
  const cardMeant = (line: string) => readDeckList(line, table)[0]?.card ?? null;

  return {
    cardMeant,
    /** Whether a text is a reference, of a card that is known or not. */
    isReference: (text: string) => /^ALT_\w+$/iu.test(text.trim()),
    /** A deck list; null where a text has no line that names a card. */
    read(text: string): ReadDeck | null {
      const lines = readDeckList(text, table);
      if (!lines.some(({ card }) => card)) return null;
      const known = lines.flatMap(({ card }) => card ?? []);
      const hero = known.find(({ type }) => type === 'hero') ?? null;
      return {
        hero: hero?.id ?? null,
        deck: lines.flatMap(listCopies).slice(0, MOST_CARDS),
        misplaced: known.filter((card) => card !== hero && !canBeInDeck(card)),
        unknown: lines.flatMap(({ text, card }) => (card ? [] : [text])),
      };
    },
  };
}

function tableCard(card: ListedCard): TableCard {
  return { ...card, shifted: card.ref?.endsWith('_R2') === true };
}

/** The ids of a line's cards that can be in a deck. */
function listCopies({ card, count }: DeckLine): readonly string[] {
  if (!card || !canBeInDeck(card)) return [];
  return Array.from({ length: Math.min(Math.max(count, 0), MOST_COPIES) }, () => card.id);
}

const RARITIES: readonly TableCard['rarity'][] = [undefined, 'common', 'rare', 'unique', 'exalted'];

/** Orders the versions of a card: the common one first. */
function comparePlainness(a: TableCard, b: TableCard): number {
  const rank = ({ rarity, shifted }: TableCard) => RARITIES.indexOf(rarity) + (shifted ? 0.5 : 0);
  return rank(a) - rank(b);
}

function canBeInDeck({ type }: DeckListCard): boolean {
  return type !== 'hero' && type !== 'token' && type !== 'landmark-token' && type !== 'mana';
}
