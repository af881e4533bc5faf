/** Everything that reading and writing positions as text needs; loaded when the text is first shown. */

import type { Position } from '../../engine/setup/position.ts';
import type { NotationWords } from '../../languages/texts/language-texts.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { ListedCard } from '../model/card-list.ts';
import { printItem, printPosition } from './print.ts';
import { readPosition } from './read.ts';
import { vocabulary } from './vocabulary.ts';

export { NotationError } from './fault.ts';

export interface Notation {
  readonly print: (position: Position) => string;
  /** Returns the text of the list item at a path in the position; null where there is no item there. */
  readonly item: (position: Position, where: string) => string | null;
  /** Throws a `NotationError` for what is not understood. */
  readonly read: (text: string) => Position;
}

/** Loads the words of a language, alone. */
async function loadNotationWords(lang: Language): Promise<NotationWords> {
  const loaded: { notation: NotationWords } = await import(
    `../../languages/${lang}/texts/notation.ts`
  );
  return loaded.notation;
}

/** Writes in one language, reads in all. */
export async function loadNotation(
  cards: readonly ListedCard[],
  lang: Language,
): Promise<Notation> {
  const all = await Promise.all(LANGUAGES.map(loadNotationWords));
  const words = vocabulary(cards, all[LANGUAGES.indexOf(lang)]!, all, lang);
  return {
    print: (position) => printPosition(position, words),
    item: (position, where) => printItem(position, where, words),
    read: (text) => readPosition(text, words),
  };
}
