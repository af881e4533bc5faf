/** Reads words that were mistyped, split or joined as those that were meant. */
import { distance, errorsAllowed } from '../../rulebook/distance.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { fold, foldedWords } from '../words/fold.ts';
import { soundOf } from '../words/sound.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { RANKING } from './constants.ts';
import type { Lexicon } from './lexicon.ts';

export interface QueryWord {
  readonly typed: string;
  readonly word: string;
  readonly isLast: boolean;
  /** Whether a plus stands before it. */
  readonly isAdded?: boolean;
}

/** The least length of the beginning of a word that is completed. */
export const PREFIX_LENGTH = 3;
const MOST_PREFIXED = 8;

/** A shorter word is not read as one that no record has: one of another language, or of a page's signs. */
const SURE_LENGTH = 5;

/** A word in at least so many records is more likely unfinished than mistyped. */
const COMMON = 3;

/** Joins words that make sense only together: `land mark`, also mistyped: `tie braker`. */
export function rejoinWords(
  words: readonly QueryWord[],
  lexicon: Lexicon,
  correct: boolean,
): QueryWord[] {
  const found: QueryWord[] = [];
  for (let i = 0; i < words.length; i++) {
    const [one, next] = [words[i]!, words[i + 1]];
    const both = next && one.word + next.word;
    const isSplit =
      both &&
      both.length > 5 &&
      ((lexicon.words.has(both) && !areBeside(one, next, lexicon)) ||
        (correct && isNearName(one, next, lexicon)));
    found.push(isSplit ? { typed: both, word: both, isLast: next.isLast } : one);
    if (isSplit) i++;
  }
  return found;
}

/** Whether two words, of the book or small, are not a term written as two words: `dove va`. */
function areBeside(one: QueryWord, next: QueryWord, lexicon: Lexicon): boolean {
  const { language, forms, postings } = lexicon;
  const isSaid = ({ word }: QueryWord) => postings.has(stem(word, language));
  const isSmall = ({ word }: QueryWord) => isStopWord(word, language);
  const areSmall =
    [one, next].some(isSmall) && [one, next].every(({ word }) => isKnown(word, lexicon));
  if (!areSmall && ![one, next].every(isSaid)) return false;
  const both = one.word + next.word;
  const named = forms.get(`${language} ${stem(both, language)}`) ?? [];
  return named.every(({ word: { text } }) => fold(text) !== both);
}

/** Whether two words, one of them unknown, joined are the name of a term with at most one error. */
function isNearName(one: QueryWord, next: QueryWord, lexicon: Lexicon): boolean {
  const areKnown = isKnown(one.word, lexicon) && isKnown(next.word, lexicon);
  if (next.word.length < 4 || areKnown) return false;
  return isNear(one.word + next.word, lexicon);
}

/** Whether a word is the name of a term with at most one error. */
function isNear(word: string, { content, language }: Lexicon): boolean {
  const names = content.concepts.flatMap(({ words }) =>
    words.filter((one) => one.language === language && !one.isSynonym),
  );
  return names.some(({ text }) => distance(word, fold(text), 1) <= 1);
}

/** Splits words that were written as one: `quickaction`. */
export function splitWords(words: readonly QueryWord[], lexicon: Lexicon): QueryWord[] {
  return words.flatMap((one) => {
    const { word } = one;
    if (word.length < 7 || isKnown(word, lexicon)) return [one];
    for (let at = word.length - 3; at >= 2; at--) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const isElided = isStopWord(head, lexicon.language) && head.length < 5;
      if (!(isElided || (at > 2 && lexicon.words.has(head)))) continue;
      if (tail.length < 4 || !lexicon.words.has(tail)) continue;
      if (isElided && isNear(word, lexicon)) return [one];
      return [head, tail].map((part) => ({ typed: part, word: part, isLast: false }));
    }
    return [one];
  });
}

/** Whether a word occurs in a record or in a name of a term in any language. */
function isKnown(word: string, lexicon: Lexicon): boolean {
  const { language, postings, words, forms } = lexicon;
  return (
    isStopWord(word, language) ||
    words.has(word) ||
    postings.has(stem(word, language)) ||
    lexicon.synonyms.has(stem(word, language)) ||
    LANGUAGES.some((other) =>
      forms.get(`${other} ${stem(word, other)}`)?.some(({ word: { text, isSynonym } }) => {
        return other === language || (!isSynonym && foldedWords(text).includes(word));
      }),
    )
  );
}

/**
 * Returns the known word nearest to an unknown one; null if none is near, or it is known. Names of
 * terms come before other words, above all if the words beside are part of the name.
 */
export function correctWord(
  { word, isLast }: QueryWord,
  beside: readonly string[],
  lexicon: Lexicon,
): string | null {
  if (errorsAllowed(word.length) === 0 || isKnown(word, lexicon)) return null;
  if (isLast && stemsWithPrefix(word, lexicon).some((one) => isCommon(one, lexicon))) return null;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  let mostRecords = -1;
  const sound = soundOf(word);
  for (const known of lexicon.words) {
    const most = errorsAllowed(Math.max(known.length, word.length));
    if (known.length < 3 || Math.abs(known.length - word.length) > most) continue;
    const written = distance(word, known, most);
    const isHeard = written > RANKING.misheard && known[0] === word[0] && soundOf(known) === sound;
    const far = isHeard ? RANKING.misheard : written;
    if (far > most) continue;
    const size = lexicon.postings.get(stem(known, lexicon.language))?.records.length ?? 0;
    const isSameStart = known[0] === word[0];
    if (size === 0 && (!isSameStart || word.length < SURE_LENGTH)) continue;
    if (far - RANKING.partOfTerm > least) continue;
    const rank = far - (isOfTermName(known, beside, lexicon) ? RANKING.partOfTerm : 0);
    if (rank > least || (rank === least && size <= mostRecords)) continue;
    best = known;
    least = rank;
    mostRecords = size;
  }
  return best;
}

/** Whether a word is the name of a term, alone or with a neighbour. */
function isOfTermName(word: string, beside: readonly string[], lexicon: Lexicon): boolean {
  const { language, forms } = lexicon;
  const own = stem(word, language);
  const near = beside.map((one) => stem(one, language));
  const isPart = [own, ...near].some((first) =>
    forms
      .get(`${language} ${first}`)
      ?.some(({ stems }) => stems.includes(own) && near.some((one) => stems.includes(one))),
  );
  const named = forms.get(`${language} ${own}`) ?? [];
  return isPart || named.some(({ stems, word: { isSynonym } }) => stems.length === 1 && !isSynonym);
}

function isCommon(one: string, lexicon: Lexicon): boolean {
  return (lexicon.postings.get(one)?.records.length ?? 0) >= COMMON;
}

/** Returns the stems of the words that begin with an unfinished word. */
export function stemsWithPrefix(word: string, lexicon: Lexicon): string[] {
  if (word.length < PREFIX_LENGTH) return [];
  const stems = new Set<string>();
  for (const known of lexicon.words) {
    if (known.startsWith(word)) stems.add(stem(known, lexicon.language));
  }
  const size = (one: string) => lexicon.postings.get(one)?.records.length ?? 0;
  return [...stems]
    .filter((one) => size(one) > 0)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST_PREFIXED);
}
