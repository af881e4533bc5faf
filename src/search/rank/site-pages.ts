/** Finds the pages of the site that a query asks for, by sets of words that are a sign of each. */

import { QUERY_WORDS } from '../../languages/all-languages.ts';
import type { Language } from '../../rulebook/language.ts';
import type { SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isOfSite, isStopWord, saysLittle } from '../words/stop-words.ts';
import { RANKING } from './constants.ts';
import type { Lexicon, SignedPage } from './lexicon.ts';
import type { ReadQuery } from './query.ts';

/** The most pages that may have a word for it to ask for them. */
const MOST_PAGES = 2;

/** The key of the page of changes. */
const CHANGES = 'page:changes';

/** Kinds of records that are neither part of the book nor explain it. */
const OTHER_KINDS: ReadonlySet<SearchRecord['kind']> = new Set(['page', 'unanswered', 'card']);

const YEAR = /^20\d\d$/;

/** Returns the pages and unanswered questions among records, with their signs and words. */
export function signedPages(
  records: readonly SearchRecord[],
  language: Language,
): readonly SignedPage[] {
  const stemsOf = (text: string) => foldedWords(text).map((one) => stem(one, language));
  return records.flatMap(({ kind, signs: said, questions, title }, place) => {
    if (kind !== 'page' && kind !== 'unanswered') return [];
    const signs = said.map((sign) => sign.split(' ').map((part) => new Set(stemsOf(part))));
    const inSigns = signs.flat().flatMap((part) => [...part]);
    const vocabulary = new Set([...inSigns, ...[title, ...questions].flatMap(stemsOf)]);
    return [{ place, signs, vocabulary }];
  });
}

type Known = Pick<Lexicon, 'signedPages' | 'language' | 'postings' | 'content'>;

/**
 * Maps the place of each page of the site that a query asks for to the share of the query that does,
 * up to 1. A query that is the name of a term, or asks what one means, asks for none.
 */
export function sitePagesIn(
  { words, nameWords, namesEdition, comparesEditions, term }: ReadQuery,
  lexicon: Known,
): ReadonlyMap<number, number> {
  const { language } = lexicon;
  const { edition } = QUERY_WORDS[language];
  if (term) return new Map();
  const pages = lexicon.signedPages();
  const read = words.map((word) => (YEAR.test(word) ? edition : word));
  const said = [...new Set(namesEdition ? [...read, edition] : read)];
  const stems = said.map((word) => stem(word, language));
  const isOfPages = (one: string) => pages.some(({ vocabulary }) => vocabulary.has(one));
  const saying = stems.filter((_, at) => {
    const word = said[at]!;
    // In “who drew the Kraken”, the card's name does not tell which page is wanted; “guide”, which is
    // also part of one, does.
    if (nameWords.has(word) && !isOfPages(stems[at]!)) return false;
    return ![isStopWord, saysLittle, isOfSite, isCount].some((isOne) => isOne(word, language));
  });
  const foreign = new Set(saying.filter((one) => !isOfBook(one, lexicon)));
  const telling = saying.filter((one) => !foreign.has(one) || isOfPages(one));
  const unanswered = pages.filter((page) => isUnanswered(page, lexicon));
  // A word that the book lacks and one unanswered question has counts for all such questions.
  const ofUnanswered = new Set(
    [...foreign].filter((one) => unanswered.some(({ vocabulary }) => vocabulary.has(one))),
  );
  const unknown = saying.length - telling.length;
  const bySigns = pages.flatMap((page) => {
    const { place, signs, vocabulary } = page;
    const isKnown = (one: string) =>
      vocabulary.has(one) || (isUnanswered(page, lexicon) && ofUnanswered.has(one));
    const covers = signs.flatMap((sign) => {
      const matched = matchSign(sign, stems);
      if (!matched) return [];
      // A few words that neither the book nor a page knows speak of nothing else: “my cousin”.
      const asked = unknown > matched.size ? saying : telling;
      const covered = asked.filter((one) => matched.has(one) || isKnown(one));
      const cover = asked.length === 0 ? 1 : covered.length / asked.length;
      const isForeign = covered.some((one) => matched.has(one) && foreign.has(one));
      // A word of the book beside a card's name asks what the card does: “Robin Hood discount”.
      if (nameWords.size > 0 && matched.size === 1 && !isForeign) return [];
      const isAsked = cover >= (isForeign ? RANKING.leastForeign : RANKING.leastCovered);
      return isAsked ? [matched.size > 1 ? cover : RANKING.signOfOneWord * cover] : [];
    });
    return covers.length > 0 ? [[place, Math.max(...covers)] as const] : [];
  });
  const byWords = new Map(pagesByWords(saying, foreign, lexicon));
  for (const [place, cover] of bySigns) {
    byWords.set(place, Math.max(cover, byWords.get(place) ?? 0));
  }
  if (!comparesEditions) return byWords;
  const { records } = lexicon.content;
  const changes = pages.filter(({ place }) => records[place]!.key === CHANGES);
  for (const { place } of changes)
    byWords.set(place, Math.max(RANKING.compared, byWords.get(place) ?? 0));
  return byWords;
}

/** Whether a page is that of a question that no rule answers. */
function isUnanswered({ place }: SignedPage, { content }: Known): boolean {
  return content.records[place]!.kind === 'unanswered';
}

/** Whether a word is a count: “my list of 40”. */
function isCount(word: string): boolean {
  return /^\d+$/.test(word);
}

/**
 * Finds pages without a sign, by a word that few of them have and the book never uses.
 *
 * @param foreign those of the words that the book never uses
 */
function pagesByWords(telling: readonly string[], foreign: ReadonlySet<string>, lexicon: Known) {
  const pages = lexicon.signedPages();
  const pagesWith = (word: string) => pages.filter(({ vocabulary }) => vocabulary.has(word)).length;
  return pages.flatMap((page) => {
    const { place, vocabulary } = page;
    const covered = telling.filter((one) => vocabulary.has(one));
    const cover = covered.length / telling.length;
    const isAsked = covered.some((one) => foreign.has(one) && pagesWith(one) <= MOST_PAGES);
    const least = isUnanswered(page, lexicon) ? RANKING.leastCovered : RANKING.leastForeign;
    return isAsked && cover >= least ? [[place, RANKING.pageByWords * cover] as const] : [];
  });
}

/** Whether the book, its terms, rulings or examples use a stem. */
function isOfBook(stemmed: string, lexicon: Pick<Lexicon, 'postings' | 'content'>): boolean {
  return isUsedBesides(OTHER_KINDS, stemmed, lexicon);
}

/** Whether records of other kinds than these use a stem. */
export function isUsedBesides(
  kinds: ReadonlySet<string>,
  stemmed: string,
  { postings, content }: Pick<Lexicon, 'postings' | 'content'>,
): boolean {
  const found = postings.get(stemmed)?.records ?? [];
  return found.some((place) => !kinds.has(content.records[place]!.kind));
}

/** Returns the stems that match the parts of a sign, one for each; null if a part has no match. */
function matchSign(
  sign: readonly ReadonlySet<string>[],
  stems: readonly string[],
): ReadonlySet<string> | null {
  const matched = new Set<string>();
  for (const part of sign) {
    const said = stems.find((one) => part.has(one) && !matched.has(one));
    if (said === undefined) return null;
    matched.add(said);
  }
  return matched;
}
