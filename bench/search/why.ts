import type { Language } from '../../src/rulebook/language.ts';
import type { Hit } from '../../src/search/rank/hit.ts';
import type { Lexicon } from '../../src/search/rank/lexicon.ts';
import { type ReadQuery, readQuery } from '../../src/search/rank/query.ts';
import { rankRecords } from '../../src/search/rank/rank.ts';
import { sitePagesIn } from '../../src/search/rank/site-pages.ts';
import { isUnanswered } from '../../src/search/rank/unanswered.ts';
import type { WordGroup } from '../../src/search/rank/word-groups.ts';
import { withDecidingRule } from '../../src/search/written-answer.ts';
import type { AskedSearch } from './asking.ts';

/** The number of results whose reasons are told. */
const MOST = 6;

/**
 * Returns lines that say how a query was read and why its first results stand where they do: their
 * scores, how much of the query they have, and the question of players that they answer.
 */
export function reasonsFor(text: string, language: Language, asked: AskedSearch): string[] {
  const lexicon = asked.lexiconOf(language);
  const query = readQuery(text, lexicon, true);
  const pages = sitePagesIn(query, lexicon);
  const hits = rankRecords(query, lexicon, pages);
  const isSilent = isUnanswered(query, hits, lexicon, pages);
  const decided = withDecidingRule(text, hits, query, lexicon, isSilent);
  return [
    ...readingOf(query),
    ...Array.from(pages, ([place, share]) => {
      const { key } = lexicon.content.records[place]!;
      return `asks for ${key} with ${percentText(share)} of it`;
    }),
    isSilent ? 'No rule answers it.' : 'A rule answers it.',
    ...(decided.decides === null ? [] : [`decided by a written answer: ${decided.decides}`]),
    ...decided.hits.slice(0, MOST).map((hit, place) => `${place + 1}. ${reasonOf(hit, lexicon)}`),
  ];
}

function readingOf({ groups, corrections, term, asks }: ReadQuery): string[] {
  const all = groups.reduce((sum, { weight }) => sum + weight, 0);
  return [
    ...corrections.map(({ typed, read }) => `"${typed}" is read as "${read}"`),
    ...groups.map((group) => `${nameOf(group)}: ${percentText(group.weight / all)} of the query`),
    ...(term ? [`all of it names the term ${term.id}`] : []),
    ...(asks ? [`asks for: ${asks}`] : []),
  ];
}

function nameOf({ term, cards, isCertain, isKnown, typed }: WordGroup): string {
  if (cards.length > 0) return `${isCertain ? 'card' : 'perhaps card'} ${cards.join(', ')}`;
  if (term !== null) return `term ${term}`;
  return `${isKnown ? 'word' : 'unknown word'} ${typed[0] ?? ''}`;
}

function reasonOf(
  { record, score, share, question, isPartial, fitting = [] }: Hit,
  lexicon: Lexicon,
) {
  const replaces = lexicon.content.editions.length > 1 && record.isOlder;
  return [
    `${record.key}: score ${score.toFixed(2)}, has ${percentText(share)} of the query`,
    ...(question ? [`answers "${question}"`] : []),
    ...(isPartial ? ['is on one of several statuses'] : []),
    ...(replaces ? ['only in an older edition'] : []),
    ...fitting.map(({ key }) => `shows ${key} too`),
  ].join('; ');
}

function percentText(share: number): string {
  return `${Math.round(100 * share)} %`;
}
