/** Everything that reading and writing positions as text needs; loaded when the text is first shown. */

import type { Position } from '../../engine/setup/position.ts';
import { notation as en } from '../../languages/en/texts/notation.ts';
import { notation as fr } from '../../languages/fr/texts/notation.ts';
import { notation as it } from '../../languages/it/texts/notation.ts';
import type { Language } from '../../rulebook/language.ts';
import type { ListedCard } from '../model/card-list.ts';
import { printItem, printPosition } from './print.ts';
import { readPosition } from './read.ts';
import { vocabulary } from './vocabulary.ts';

export { NotationError } from './fault.ts';

const WORDS = { en, fr, it };

export interface Notation {
  readonly print: (position: Position) => string;
  /** What a refusal is about, by its path in the position; null where that is no item of a list of the table. */
  readonly item: (position: Position, where: string) => string | null;
  /** Throws a `NotationError` for what is not understood. */
  readonly read: (text: string) => Position;
}

/** Writes in one language, reads in all. */
export function notationFor(cards: readonly ListedCard[], lang: Language): Notation {
  const words = vocabulary(cards, WORDS[lang], Object.values(WORDS), lang);
  return {
    print: (position) => printPosition(position, words),
    item: (position, where) => printItem(position, where, words),
    read: (text) => readPosition(text, words),
  };
}
