/** Reads German words of printed cards, for which the book has no texts yet. */
import written from '../../data/printed-words.json' with { type: 'json' };
import { CARD_LANGUAGES, type CardLanguage, type Language } from '../rulebook/language.ts';
import { foldedWords } from './words/fold.ts';

/** A word of a query that cards print in a language without a book. */
export interface PrintedWord {
  /** The word as cards print it. */
  readonly said: string;
  readonly language: CardLanguage;
  /** The same word in English, and in the reader's language. */
  readonly english: string;
  readonly name: string;
  /** Says in the language of the word that it was not found, and what it is in English. */
  readonly note: string;
}

/** Endings of the forms of a word. */
const ENDING: Readonly<Record<CardLanguage, RegExp>> = {
  de: /^(?:e|er|en|es|em|n|s)?$/,
};

const NOT_FOUND: Readonly<Record<CardLanguage, string>> = {
  de: 'Wir haben dieses Wort auf Deutsch nicht gefunden: ',
};

const rows: readonly Readonly<Record<string, readonly string[]>>[] = written;

/** Each printed word, folded; the longest come first. */
const PRINTED = rows
  .flatMap((row) =>
    CARD_LANGUAGES.flatMap((language) =>
      (row[language] ?? []).map((said) => ({ row, language, said, words: foldedWords(said) })),
    ),
  )
  .sort((a, b) => b.words.length - a.words.length);

/**
 * Finds the printed words of German and Spanish in a query. A query with a word that the reader's language
 * uses has none: “held” of English is not the German “Held”.
 *
 * @param isKnown whether the reader's language uses a folded word
 * @param isSmall whether a folded word is a stop word, which many languages may share
 */
export function printedWordsIn(
  text: string,
  language: Language,
  isKnown: (word: string) => boolean,
  isSmall: (word: string) => boolean,
): readonly PrintedWord[] {
  const typed = foldedWords(text);
  const found = new Map<string, PrintedWord>();
  for (let place = 0; place < typed.length; ) {
    const one = PRINTED.find((printed) => isAt(typed, place, printed));
    const length = one?.words.length ?? 1;
    const said = typed.slice(place, place + length);
    const isOwn = said.every((word) => isKnown(word) || isSmall(word));
    if (said.some((word) => isKnown(word) && !isSmall(word)) && isOwn) return [];
    if (one && !isOwn) {
      const { row, said, language: printedIn } = one;
      const english = row.en![0]!;
      const name = row[language]?.[0] ?? english;
      const note = NOT_FOUND[printedIn] + english;
      found.set(name, { said, language: printedIn, english, name, note });
    }
    place += length;
  }
  return [...found.values()];
}

/** Whether the words of a printed word stand at a place; the last may have an ending. */
function isAt(
  typed: readonly string[],
  place: number,
  { words, language }: (typeof PRINTED)[number],
): boolean {
  return words.every((word, i) => {
    const said = typed[place + i] ?? '';
    if (i < words.length - 1) return said === word;
    return said.startsWith(word) && ENDING[language].test(said.slice(word.length));
  });
}
