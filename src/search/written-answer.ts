/**
 * Answers with a written sentence. It says whether one thing counts as another, yes or no, and why; or it
 * sums up the first rule for those who ask about a part of it.
 */
import written from '../../data/answers.json' with { type: 'json' };
import { QUERY_WORDS } from '../languages/all-languages.ts';
import { type Language, LENDING_LANGUAGE } from '../rulebook/language.ts';
import type { Hit } from './rank/hit.ts';
import type { Lexicon } from './rank/lexicon.ts';
import type { ReadQuery } from './rank/query.ts';

type InLanguages = Readonly<Partial<Record<string, string>>>;

interface CountedAs {
  readonly asks: readonly string[];
  readonly rules: readonly string[];
  readonly answer: InLanguages;
}

interface RuleSummary {
  readonly rule: string;
  readonly on: readonly string[];
  readonly says: InLanguages;
}

const all: readonly (CountedAs | RuleSummary)[] = written;
const answers = all.filter((one) => 'asks' in one);
const summaries = all.filter((one) => 'says' in one);

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
  { groups }: ReadQuery,
  lexicon: Lexicon,
  isUnanswered = false,
): Decided {
  const { language } = lexicon;
  const terms = new Set(groups.flatMap(({ term }) => term ?? []));
  const others = groups.filter(({ term, cards }) => term === null || cards.length > 0);
  // Another term, or more than the verb besides them, makes it another question.
  const found = answers.find(
    ({ asks }) => asks.length === terms.size && asks.every((id) => terms.has(id)),
  );
  const isWhole = others.length <= 1 && asksWhetherSame(text, language);
  const rule = found && isWhole ? lexicon.currentRule(found.rules[0]!) : undefined;
  if (!found || !rule) {
    return { hits, decides: isUnanswered ? null : summaryOf(hits, groups, terms, lexicon) };
  }
  const own = hits.find(({ record }) => record === rule);
  const lead: Hit = own ?? { record: rule, score: hits[0]?.score ?? 1, share: 1, question: null };
  return {
    hits: [lead, ...hits.filter((hit) => hit !== own)],
    decides: sentenceIn(language, found.answer),
  };
}

/**
 * Returns the sentence that sums up the first hit for a term that is asked about, or else for a query like
 * one of its questions; null if none is written, or if the query names a card, whose text may change it.
 */
function summaryOf(
  hits: readonly Hit[],
  groups: ReadQuery['groups'],
  terms: ReadonlySet<string>,
  lexicon: Lexicon,
): string | null {
  const [best] = hits;
  if (!best || groups.length < 2 || groups.some(({ cards }) => cards.length > 0)) return null;
  const own = summaries.filter(({ rule }) => lexicon.currentRule(rule) === best.record);
  const found =
    own.find(({ on }) => on.some((id) => terms.has(id))) ??
    own.find(({ on }) => on.length === 0 && best.question !== null);
  return found ? sentenceIn(lexicon.language, found.says) : null;
}

function sentenceIn(language: Language, said: InLanguages): string | null {
  return said[language] ?? said[LENDING_LANGUAGE] ?? null;
}

function asksWhetherSame(text: string, language: Language): boolean {
  return QUERY_WORDS[language].asksWhetherSame.test(text.toLowerCase());
}
