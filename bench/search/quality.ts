import { join } from 'node:path';
import { noteFigure } from '../../scripts/bench/figures.ts';
import { root } from '../../scripts/dependencies.mjs';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';
import {
  readSearchedContent,
  type SearchedContent,
} from '../../src/search/index/collection-data.ts';
import { readSearchedLibrary } from '../../src/search/index/library-data.ts';
import { readIndex } from '../../src/search/index/read.ts';
import { indexRows } from '../../src/search/index/rows.ts';
import type { NumberList } from '../../src/search/numbers.ts';
import type { Lexicon } from '../../src/search/rank/lexicon.ts';
import { lexiconOf } from '../../src/search/rank/make-lexicon.ts';
import { type SearchSources, search } from '../../src/search/search.ts';
import {
  HALVES,
  type Half,
  isAnswer,
  readQueries,
  readQueriesAlone,
  type TestQuery,
} from './queries.ts';

/** The last place that counts in the mean reciprocal rank. */
const DEEPEST = 20;
/** A query without an answer among so many results is a miss. */
const MISSED = 10;

interface Placed {
  readonly query: TestQuery;
  /** The place of the first answer, from 1; null if there is none. */
  readonly place: number | null;
}

/**
 * Prints, for both halves of the test set, the mean reciprocal rank, the share answered within
 * three results and the misses. The search is the one that the page and the dialog share; it is run
 * here on an index of `content/` and `data/`. The queries missed are named of the tuned half only.
 */
export async function benchQuality(): Promise<void> {
  const content = await readSearchedContent(join(root, 'content'));
  const library = await readSearchedLibrary(join(root, 'data'));
  const lexicons = new Map<Language, Lexicon>(
    LANGUAGES.map((language) => {
      const rows = indexRows(content, library, language);
      return [language, lexiconOf(readIndex(rows, language))];
    }),
  );
  const { edition } = content.outlines[0]!;
  const silent: string[] = [];
  const asked = readQueriesAlone('silent');
  for (const query of asked) {
    const from = sourcesOf(lexicons, numberList(content, query.language));
    const { results, isUnanswered } = await search(query, from);
    if (!isUnanswered && results.length > 0) silent.push(query.text);
  }
  const held = asked.length - silent.length;
  console.log(`\nNo rule answers ${asked.length} queries; that is said of ${held}.`);
  for (const text of silent) console.log(`  answered all the same: ${text}`);
  const refused: string[] = [];
  for (const query of readQueriesAlone('answerable')) {
    const from = sourcesOf(lexicons, numberList(content, query.language));
    if ((await search(query, from)).isUnanswered) refused.push(query.text);
  }
  for (const half of HALVES) {
    const placed: Placed[] = [];
    for (const query of readQueries(half)) {
      const from = sourcesOf(lexicons, numberList(content, query.language));
      const { results, isUnanswered } = await search(
        { text: query.text, language: query.language },
        from,
      );
      const first = results.findIndex(({ url }) => isAnswer(url, query, edition));
      if (isUnanswered) refused.push(query.text);
      placed.push({ query, place: first < 0 || first >= DEEPEST ? null : first + 1 });
    }
    printHalf(half, placed);
  }
  console.log(`\n${refused.length} queries with an answer are said to have none:`);
  for (const text of refused) console.log(`  ${text}`);
}

export function sourcesOf(lexicons: ReadonlyMap<Language, Lexicon>, numbers: NumberList): SearchSources {
  return {
    numbers: async () => numbers,
    elsewhere: async () => ({}),
    lacking: async () => ({}),
    grid: async () => ({}),
    lexicon: async (language) => lexicons.get(language)!,
    firstLexicon: async (language) => lexicons.get(language)!,
    cardTexts: async () => ({}),
    fullText: async () => async () => [],
    references: async () => () => [],
  };
}

export function numberList(content: SearchedContent, language: Language): NumberList {
  const { edition } = content.outlines[0]!;
  const own = content.sections.filter(
    (page) => page.edition === edition && page.language === language,
  );
  const sections = own.map(({ number, title, rules }) => {
    const letters = rules.map((rule) => rule.number.slice(number.length + 1)).join('');
    return [number, title, letters] as const;
  });
  return { edition, editions: [edition], above: [], sections, otherMeanings: {} };
}

function printHalf(half: Half, placed: readonly Placed[]): void {
  console.log(`\n${half}: ${placed.length} queries`);
  console.log('              queries   MRR    within 3   misses');
  const rows = new Map([
    ['all', placed],
    ...Map.groupBy(placed, ({ query }) => query.language),
    ...Map.groupBy(placed, ({ query }) => query.kind),
  ]);
  for (const [name, some] of rows) {
    const rank = meanOf(some.map(({ place }) => (place === null ? 0 : 1 / place)));
    const within = meanOf(some.map(({ place }) => Number(place !== null && place <= 3)));
    const missed = some.filter(({ place }) => place === null || place > MISSED).length;
    if (name === 'all') {
      noteFigure(`search, ${half}: mean reciprocal rank`, 'share', rank);
      noteFigure(`search, ${half}: answered within 3`, 'share', within);
    }
    const figures = [String(some.length).padStart(7), rank.toFixed(3), percentText(within), missed];
    console.log(`  ${name.padEnd(10)} ${figures.join('   ')}`);
  }
  if (half !== 'tuned') return;
  for (const { query, place } of placed) {
    if (place !== null && place <= 3) continue;
    console.log(`  ${place ?? 'none'}: ${query.text} (${query.language}, ${query.kind})`);
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function percentText(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(8);
}
