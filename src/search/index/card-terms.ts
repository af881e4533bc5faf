/** The keywords and actions of cards: terms that their texts use, which lead from a card to rules. */
import type { TermRow } from './file.ts';

/** The rules of actions and of keywords. */
const ACTION_OR_KEYWORD = /^7\.[34]\./;

/** The most cards with a term: beyond that it tells little of any of them. */
const MOST_CARDS = 100;

/** The letter that stands for the first term. */
const FIRST = 'A'.charCodeAt(0);

/** Writes for each card the terms among its words that are actions or keywords, a letter for each. */
export function writeCardTerms(
  cards: readonly ReadonlySet<string>[],
  terms: readonly TermRow[],
): readonly string[] {
  const all = actionsAndKeywords(terms).map((id, place) => {
    return { id, letter: String.fromCharCode(FIRST + place) };
  });
  const telling = all.filter(
    ({ id }) => cards.filter((words) => words.has(id)).length <= MOST_CARDS,
  );
  return cards.map((words) => {
    const own = telling.filter(({ id }) => words.has(id));
    return own.map(({ letter }) => letter).join('');
  });
}

/** Returns the function that reads the letters of a card as terms. */
export function cardTermsReader(terms: readonly TermRow[]): (letters: string) => string[] {
  const ids = actionsAndKeywords(terms);
  return (letters) => Array.from(letters, (letter) => ids[letter.charCodeAt(0) - FIRST]!);
}

function actionsAndKeywords(terms: readonly TermRow[]): string[] {
  return terms.flatMap(([id, , , rules]) =>
    rules.some((rule) => ACTION_OR_KEYWORD.test(rule)) ? [id] : [],
  );
}
