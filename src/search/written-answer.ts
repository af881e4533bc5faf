/**
 * Answers with a written sentence. It says whether one thing counts as another, yes or no, and why; or it
 * sums up the first rule for those who ask about a part of it.
 */
import { QUERY_WORDS } from '../languages/all-languages.ts';
import type { Language } from '../rulebook/language.ts';
import type { Hit } from './rank/hit.ts';
import type { Lexicon } from './rank/lexicon.ts';
import type { ReadQuery } from './rank/query.ts';

/** The hits of a query, and the sentence that decides it; null if none is written. */
export interface Decided {
  readonly hits: readonly Hit[];
  readonly decides: string | null;
}

/**
 * Returns the hits of a question whether one thing counts as another with the deciding rule first, and
 * the sentence that answers it. The hits of other queries stay as they are; a sentence may sum up the first.
 *
 * @param text the question as it was typed
 * @param isUnanswered whether no rule answers it: then the first hit is only near, and is not summed up
 */
export function withDecidingRule(
  text: string,
  hits: readonly Hit[],
  query: ReadQuery,
  lexicon: Lexicon,
  isUnanswered = false,
): Decided {
  const { language } = lexicon;
  const { groups } = query;
  const terms = new Set(groups.flatMap(({ term }) => term ?? []));
  const others = groups.filter(({ term, cards }) => term === null || cards.length > 0);
  // Another term, or more than the verb besides them, makes it another question.
  const isWhole = others.length <= 1 && asksWhetherSame(text, language);
  const found = isWhole ? comparisonOf(terms, lexicon) : null;
  if (!found) return { hits, decides: isUnanswered ? null : summaryOf(hits, query, terms) };
  const { rule, says } = found;
  const own = hits.find(({ record }) => record === rule);
  const lead: Hit = own ?? { record: rule, score: hits[0]?.score ?? 1, share: 1, question: null };
  return { hits: [lead, ...hits.filter((hit) => hit !== own)], decides: says };
}

/** Returns the sentence that says whether these terms count as one another, and its rule; null if none is written. */
function comparisonOf(terms: ReadonlySet<string>, { content }: Lexicon) {
  for (const rule of content.records) {
    const found = rule.answers.find(
      (one) =>
        one.compares && one.terms.length === terms.size && one.terms.every((id) => terms.has(id)),
    );
    if (found) return { rule, says: found.says };
  }
  return null;
}

/**
 * Returns the sentence that sums up the first hit for a term that is asked about, or else for any question;
 * null if none is written, or if the query names a card, whose text may change it.
 */
function summaryOf(
  [best]: readonly Hit[],
  { groups, words }: ReadQuery,
  terms: ReadonlySet<string>,
): string | null {
  if (!best || words.length < 2 || groups.some(({ cards }) => cards.length > 0)) return null;
  const own = best.record.answers.filter(({ compares }) => !compares);
  const found =
    own.find((one) => one.terms.some((id) => terms.has(id))) ??
    own.find((one) => one.terms.length === 0);
  return found?.says ?? null;
}

function asksWhetherSame(text: string, language: Language): boolean {
  return QUERY_WORDS[language].asksWhetherSame.test(text.toLowerCase());
}
