/** Reads cards that someone writes down; loaded when the form for it, or a link with such cards, is opened. */

import type { Card } from '../../engine/cards/card.ts';
import { loadReaders } from '../../languages/read/create-reader.ts';
import { readWrittenCard, type WrittenCard } from '../../languages/read/written-card.ts';
import type { Wording } from '../../languages/say/wording.ts';
import type { Language } from '../../rulebook/language.ts';
import { printedCard } from '../model/print-card.ts';
import type { Printed } from '../model/printed.ts';
import { runInSlices, type SliceOptions, type Steps } from '../model/slices.ts';

/** A card that someone wrote down. */
export interface OwnCard {
  readonly card: Card;
  readonly printed: Printed;
}

export interface CardReader {
  readonly read: (text: string) => WrittenCard;
  /** Returns the printed facts of a card that has no id yet, in the page's language. */
  readonly print: (card: Omit<Card, 'id'>) => Printed;
  /** The cards of some texts, called by their places; null where a text is not understood. */
  readonly own: (texts: readonly string[]) => readonly OwnCard[] | null;
  /** Reads texts in slices, so that `own` needs none of that work. */
  readonly readAhead: (texts: readonly string[], how: SliceOptions) => Promise<void>;
}

/** Loads the words that one language prints on cards, and no other language. */
async function loadWording(lang: Language): Promise<Wording> {
  const loaded: { wording: Wording } = await import(`../../languages/${lang}/say/index.ts`);
  return loaded.wording;
}

/** Returns the id of a card that the reader wrote, by its place among those cards. */
function ownId(place: number): string {
  return `own-${place + 1}`;
}

/** Reads one text after the other. */
function* readInSteps(texts: readonly string[], read: (text: string) => WrittenCard): Steps<void> {
  for (const [i, text] of texts.entries()) {
    read(text);
    yield i / texts.length;
  }
}

/** The most texts to remember: those of a link, and the one being typed. */
const MOST_REMEMBERED = 40;

/** Memoizes reading for the most recent texts. */
function memoizeReading(read: (text: string) => WrittenCard): (text: string) => WrittenCard {
  const known = new Map<string, WrittenCard>();
  return (text) => {
    const written = known.get(text) ?? read(text);
    known.delete(text);
    known.set(text, written);
    if (known.size > MOST_REMEMBERED) known.delete(known.keys().next().value!);
    return written;
  };
}

/**
 * Opens a reader.
 *
 * @param cards of the collection: their tokens can be created
 */
export async function openCardReader(cards: readonly Card[], lang: Language): Promise<CardReader> {
  const tokens = cards.filter(({ type }) => type === 'token' || type === 'landmark-token');
  const [readers, wording] = await Promise.all([loadReaders(tokens), loadWording(lang)]);
  const byId = new Map(tokens.map((card) => [card.id, card]));
  const press = { lang, grammar: wording, token: (id: string) => byId.get(id)! };
  const read = memoizeReading((text) => readWrittenCard(text, readers, lang));
  const print = (card: Omit<Card, 'id'>) => printedCard({ id: ownId(0), ...card }, press);
  return {
    read,
    print,
    own: (texts) => {
      const written = texts.map(read);
      if (written.some(({ stop }) => stop)) return null;
      return written.map(({ card }, place) => ({
        card: { ...card, id: ownId(place) },
        printed: print(card),
      }));
    },
    readAhead: (texts, how) => runInSlices(readInSteps(texts, read), how),
  };
}
