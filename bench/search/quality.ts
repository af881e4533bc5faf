import { noteFigure } from '../../scripts/bench/figures.ts';
import { AskedSearch, meanOf, meanReciprocal } from './asking.ts';
import {
  HALVES,
  type Half,
  readQueries,
  readQueriesAlone,
  SILENT_LISTS,
  type SilentList,
  type TestQuery,
} from './queries.ts';

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
  const asked = await AskedSearch.read();
  for (const list of SILENT_LISTS) await printSilent(list, asked);
  const refused: string[] = [];
  for (const query of readQueriesAlone('answerable')) {
    if ((await asked.answer(query)).isUnanswered) refused.push(query.text);
  }
  for (const half of HALVES) {
    const placed: Placed[] = [];
    for (const query of readQueries(half)) {
      const answer = await asked.answer(query);
      if (answer.isUnanswered) refused.push(query.text);
      placed.push({ query, place: asked.placeIn(answer, query) });
    }
    printHalf(half, placed);
  }
  console.log(`\n${refused.length} queries with an answer are said to have none:`);
  for (const text of refused) console.log(`  ${text}`);
}

/** Prints of how many queries it is said that no rule answers them, or how no rule limits what they ask. */
async function printSilent(list: SilentList, asked: AskedSearch): Promise<void> {
  const answered: string[] = [];
  const queries = readQueriesAlone(list);
  for (const query of queries) {
    const answer = await asked.answer(query);
    const { results, isUnanswered } = answer;
    const isToldByRule = asked.placeIn(answer, { answers: query.toldBy }) === 1;
    const isTold = isUnanswered || results.length === 0 || isToldByRule;
    if (!isTold) answered.push(query.text);
  }
  const told = queries.length - answered.length;
  console.log(`\n${list}: no rule answers ${queries.length} queries; that is said of ${told}.`);
  for (const text of answered) console.log(`  answered all the same: ${text}`);
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
    const rank = meanReciprocal(some.map(({ place }) => place));
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

function percentText(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(8);
}
