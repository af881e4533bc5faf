/** Answers a question whether one thing counts as another with a written sentence: yes or no, and why. */
import written from '../../data/answers.json' with { type: 'json' };
import { QUERY_WORDS } from '../languages/all-languages.ts';
import { type Language, LENDING_LANGUAGE } from '../rulebook/language.ts';
import type { Hit } from './rank/hit.ts';
import type { Lexicon } from './rank/lexicon.ts';
import type { ReadQuery } from './rank/query.ts';

interface WrittenAnswer {
  readonly asks: readonly string[];
  readonly rules: readonly string[];
  readonly answer: Readonly<Partial<Record<string, string>>>;
}

const answers: readonly WrittenAnswer[] = written;

/** The hits of a query, and the sentence that decides it; null if none is written. */
export interface Decided {
  readonly hits: readonly Hit[];
  readonly decides: string | null;
}

/**
 * Returns the hits of a question whether one thing counts as another with the deciding rule first, and
 * the sentence that answers it. Other hits stay as they are.
 *
 * @param text the question as it was typed
 */
export function withDecidingRule(
  text: string,
  hits: readonly Hit[],
  { groups }: ReadQuery,
  lexicon: Lexicon,
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
  if (!found || !rule) return { hits, decides: null };
  const own = hits.find(({ record }) => record === rule);
  const lead: Hit = own ?? { record: rule, score: hits[0]?.score ?? 1, share: 1, question: null };
  return {
    hits: [lead, ...hits.filter((hit) => hit !== own)],
    decides: found.answer[language] ?? found.answer[LENDING_LANGUAGE] ?? null,
  };
}

function asksWhetherSame(text: string, language: Language): boolean {
  return QUERY_WORDS[language].asksWhetherSame.test(text.toLowerCase());
}
