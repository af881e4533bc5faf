/** Cards that someone wrote down, beside those of the collection. */

import type { Card } from '../../engine/cards/card.ts';
import type { PlayWords } from '../../wording/teller.ts';
import type { CardReader } from '../pasting/card-reader.ts';
import type { Library, Printed } from '../view/printed.ts';
import { type EngineSession, openEngineSession } from './engine-session.ts';

/** A card of one's own. */
export interface OwnCard {
  readonly card: Card;
  readonly printed: Printed;
}

/** What is played with. */
export interface Box {
  readonly cards: readonly Card[];
  readonly library: Library;
  readonly engineSession: EngineSession;
}

/** Boxes with the cards of a collection and those that some texts say. */
export interface Boxes {
  /** The reader of such texts, loaded when it is asked for. */
  readonly reader: () => Promise<CardReader>;
  /** The box with the cards of some texts; without them while no reader is there to read them. */
  readonly of: (texts: readonly string[] | undefined) => Box;
}

/** Opens boxes for a collection. */
export function openBoxes(
  cards: readonly Card[],
  library: Library,
  playWords: PlayWords,
  openReader: () => Promise<CardReader>,
): Boxes {
  let reader: CardReader | null = null;
  let loading: Promise<CardReader> | null = null;
  const plain: Box = {
    cards,
    library,
    engineSession: openEngineSession(cards, library, playWords),
  };
  let last: { texts: string; box: Box } = { texts: '', box: plain };
  return {
    reader: () => {
      loading ??= openReader().then(
        (opened) => {
          reader = opened;
          return opened;
        },
        (error) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    of: (texts = []) => {
      const own = texts.length > 0 ? reader?.own(texts) : null;
      if (!own) return plain;
      const key = JSON.stringify(texts);
      if (last.texts !== key) {
        const all = [...cards, ...own.map(({ card }) => card)];
        const printed = {
          ...library,
          ...Object.fromEntries(own.map((each) => [each.card.id, each.printed])),
        };
        const engineSession = openEngineSession(all, printed, playWords);
        last = { texts: key, box: { cards: all, library: printed, engineSession } };
      }
      return last.box;
    },
  };
}
