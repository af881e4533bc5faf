/** Queries in another language than the page's: they are answered by that language's index. */
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import { stopWordsOf } from '../words/stop-words.ts';
import { RANKING } from './constants.ts';
import type { Hit } from './hit.ts';
import { keysOf, type Lexicon, ownFirst } from './lexicon.ts';
import { type ReadQuery, readQuery } from './query.ts';
import { rankRecords } from './rank.ts';
import { sitePagesIn } from './site-pages.ts';
import { isUnanswered } from './unanswered.ts';

/** A last word with fewer letters may be the beginning of a longer one. */
const USUAL_LENGTH = 4;

/** A query as it was read and answered. */
export interface QueryAnswer {
  readonly query: ReadQuery;
  readonly hits: readonly Hit[];
  /** The language that the query was read in. */
  readonly language: Language;
  /** Whether no rule answers it: the hits are only near. */
  readonly isUnanswered: boolean;
}

/**
 * Answers a query on a page of a language, with records of that language.
 *
 * The indexes of other languages are loaded only if the page's own lacks words of the query, or if
 * its stop words are of another language. A short last word may be unfinished: it calls for none.
 *
 * @param correct whether unknown words are read as the nearest known ones
 */
export async function answerQuery(
  text: string,
  language: Language,
  lexiconIn: (language: Language) => Promise<Lexicon>,
  correct: boolean,
): Promise<QueryAnswer> {
  const own = await lexiconIn(language);
  const read = readQuery(text, own, correct);
  const sitePages = sitePagesIn(read, own);
  const here = () => answerIn(own, read, sitePages);
  if (sitePages.size > 0) return here();
  const words = foldedWords(text);
  const isBegun = (words.at(-1) ?? '').length < USUAL_LENGTH;
  if (mayBeOwn(isBegun ? words.slice(0, -1) : words)) return here();
  const hints = stopWordsOf(words);

  const literal = readQuery(text, own, false);
  const likeness = (query: ReadQuery, lang: Language) =>
    knownShare(query) + RANKING.hintOfLanguage * Math.min(3, hints.get(lang)!);
  let best = { lexicon: own, value: likeness(literal, language) + RANKING.clearlyForeign };
  for (const other of ownFirst(language).slice(1)) {
    const lexicon = await lexiconIn(other).catch(() => null);
    if (!lexicon) continue;
    const value = likeness(readQuery(text, lexicon, false), other);
    if (value > best.value) best = { lexicon, value };
  }
  if (best.lexicon === own) return here();
  const there = readQuery(text, best.lexicon, correct);
  const found = answerIn(best.lexicon, there);
  const hits = found.hits.flatMap((hit) => translateHit(hit, own) ?? []);
  return hits.length === 0 ? here() : { ...found, hits };

  /** Whether words are of the page's language as far as its own index and its stop words tell. */
  function mayBeOwn(finished: readonly string[]): boolean {
    const hints = stopWordsOf(finished);
    const isHinted = LANGUAGES.some((other) => hints.get(other)! > hints.get(language)!);
    if (isHinted) return false;
    const { small, groups } =
      finished.length === words.length ? read : readQuery(finished.join(' '), own, correct);
    return small.length > 0 || groups.every(({ isKnown }) => isKnown);
  }
}

function answerIn(
  lexicon: Lexicon,
  query: ReadQuery,
  sitePages = sitePagesIn(query, lexicon),
): QueryAnswer {
  const { language } = lexicon;
  const ranked = rankRecords(query, lexicon, sitePages);
  const isNear = isUnanswered(query, ranked, lexicon, sitePages);
  const hits = isNear ? ranked.map(withoutFitting) : ranked;
  return { query, hits, language, isUnanswered: isNear };
}

/** Returns the share of a query's words that are known. */
function knownShare({ groups }: ReadQuery): number {
  const size = ({ parts }: ReadQuery['groups'][number]) => Math.max(1, parts.length);
  const all = groups.reduce((sum, group) => sum + size(group), 0);
  const found = groups.filter(({ isKnown }) => isKnown);
  return found.reduce((sum, group) => sum + size(group), 0) / Math.max(1, all);
}

/** Removes the other records that a hit shows, which are no answer either; the page of a card keeps them. */
function withoutFitting(hit: Hit): Hit {
  if (hit.record.kind === 'card') return hit;
  const { fitting: _, ...own } = hit;
  return own;
}

/** Returns the hit in the page's language, without a question; null if the index has no such record. */
function translateHit(hit: Hit, own: Lexicon): Hit | null {
  const record = recordIn(own, hit.record);
  if (!record) return null;
  const fitting = hit.fitting?.flatMap((one) => recordIn(own, one) ?? []);
  return { ...hit, record, question: null, ...(fitting && { fitting }) };
}

function recordIn(own: Lexicon, record: SearchRecord): SearchRecord | undefined {
  return keysOf(record)
    .map((key) => own.recordOf(key))
    .find((found) => found !== undefined);
}
