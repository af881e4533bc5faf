/** Answers a query that names two statuses, keywords or zones with the grid's sentence on the pair. */

import { address } from '../addresses/address.ts';
import { cellId, GRID_GROUPS, type GridTerm, gridTermOf } from '../rulebook/grid.ts';
import type { Language } from '../rulebook/language.ts';
import type { IndexContent } from './index/read.ts';
import type { Hit } from './rank/hit.ts';
import type { Lexicon } from './rank/lexicon.ts';
import type { ReadQuery } from './rank/query.ts';
import type { WordGroup } from './rank/word-groups.ts';
import { plainResult, type SearchResult } from './result.ts';

/** The sentence on each pair of the grid, by the id of its cell: how the two work together. */
export type GridSentences = Readonly<Record<string, string>>;

/** Returns the path of the sentences of the grid in a language, below the site's folder. */
export function gridFile(language: Language): string {
  return `${language}/search/grid.json`;
}

/** The number of results before the pair if a query has more than the two names. */
const PAIR_PLACE = 2;

/**
 * Adds to results the cell of the grid for the two statuses, keywords or zones that a query names.
 * The cell comes first if the query names nothing else, or if the best hit is about only one of the two;
 * not if it asks what tells the two apart.
 */
export async function withCell(
  results: readonly SearchResult[],
  best: Hit | undefined,
  { groups, asks }: ReadQuery,
  lexicon: Lexicon,
  sentences: (language: Language) => Promise<GridSentences>,
): Promise<readonly SearchResult[]> {
  const { content, language } = lexicon;
  const named = groups.flatMap((group) => rowIn(group, content) ?? []);
  const [a, b, ...others] = [...new Set(named)];
  const page = lexicon.recordOf('page:grid');
  if (!a || !b || others.length > 0 || !page) return results;
  const isWhole = groups.every((group) => rowIn(group, content) || saysWhen(group, content));
  // Many questions about something else mention a zone.
  if (!isWhole && (isZone(a) || isZone(b))) return results;
  const titleOf = (id: string) => lexicon.recordOf(`term:${id}`)?.title ?? id;
  const id = cellId(a, b);
  const { [id]: sentence = page.text } = await sentences(language).catch((): GridSentences => ({}));
  const url = address.grid(language, id);
  const cell = {
    ...plainResult('page', url, `${titleOf(a)} × ${titleOf(b)}`, page.title),
    excerpt: [{ text: sentence, found: false }],
    editions: content.editions,
  };
  // A record with a question like the query answers all of it.
  const isOnOne = best?.isPartial === true && best.question === null;
  const isAnswered = best?.question != null && (isZone(a) || isZone(b));
  const isFirst = ((isWhole && !isAnswered) || isOnOne) && asks !== 'difference';
  const place = isFirst ? 0 : PAIR_PLACE;
  return [...results.slice(0, place), cell, ...results.slice(place)];
}

/**
 * Returns the row of the grid that words of a query name; null where they name none. A zone is named
 * only by its own words: players' words for it, such as “put” and “base”, have other uses too.
 */
function rowIn({ term, meaning }: WordGroup, { concepts }: IndexContent): GridTerm | null {
  const row = term === null ? null : gridTermOf(term);
  if (row === null || meaning === null || !isZone(row)) return row;
  const words = concepts.find(({ id }) => id === term)?.words ?? [];
  const isSynonym = words.some((word) => word.isSynonym && word.text === meaning.said);
  return isSynonym ? null : row;
}

/** Sections of the phases of a Day, and the rules of the steps of Night. */
const PHASE_OR_STEP = /^4\.2\.(?:\d$|5\.[a-z]$)/;

/** Whether a group is a phase or a step of a Day: the sentence of the cell says what happens then. */
function saysWhen({ term }: WordGroup, { concepts }: IndexContent): boolean {
  const concept = concepts.find(({ id }) => id === term);
  return concept?.rules.some((rule) => PHASE_OR_STEP.test(rule)) ?? false;
}

function isZone(term: GridTerm): boolean {
  return GRID_GROUPS.zone.some((zone) => zone === term);
}
