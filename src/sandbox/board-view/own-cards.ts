/** Cards that someone wrote down, beside those of the collection. */

import type { Card } from '../../engine/cards/card.ts';
import type { PlayWords } from '../../languages/say/teller.ts';
import type { ListedCard } from '../model/card-list.ts';
import type { CardStore } from '../model/card-store.ts';
import type { PrintedCards } from '../model/printed.ts';
import type { CardReader } from './card-reader.ts';
import type { EngineSession } from './engine-session.ts';
import { openEngineSession } from './placed-session.ts';

/** The cards of a game, and the engine that plays with them. */
export interface CardBox {
  /** Cards that can be found. */
  readonly listed: readonly ListedCard[];
  /** Cards that are loaded and can be played. */
  readonly cards: readonly Card[];
  readonly library: PrintedCards;
  readonly engineSession: EngineSession;
}

/** Boxes with the cards of a store and those that some texts say. */
export interface Boxes {
  /** The reader of such texts, loaded when it is asked for. */
  readonly reader: () => Promise<CardReader>;
  /** The box with the cards of some texts; without them while no reader is there to read them. */
  readonly of: (texts: readonly string[] | undefined) => CardBox;
}

/** Opens boxes for a store; each box has what the store holds when it is asked for. */
export function openBoxes(
  store: CardStore,
  playWords: PlayWords,
  openReader: () => Promise<CardReader>,
): Boxes {
  let reader: CardReader | null = null;
  let loading: Promise<CardReader> | null = null;
  let last: { texts: string; held: readonly Card[]; box: CardBox } | null = null;
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
      const own = texts.length > 0 ? (reader?.own(texts) ?? []) : [];
      const key = JSON.stringify(own.length > 0 ? texts : []);
      const held = store.cards;
      if (last?.texts !== key || last.held !== held) {
        const made = own.map(({ card }) => card);
        const cards = [...held, ...made];
        const library = {
          ...store.library,
          ...Object.fromEntries(own.map((each) => [each.card.id, each.printed])),
        };
        const engineSession = openEngineSession(cards, library, playWords);
        const box = { listed: [...store.listed, ...made], cards, library, engineSession };
        last = { texts: key, held, box };
      }
      return last.box;
    },
  };
}
