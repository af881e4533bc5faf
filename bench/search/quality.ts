import { noteFigure } from '../../scripts/bench/figures.ts';
import { AskedSearch, meanOf, meanReciprocal } from './asking.ts';
import { HALVES, type Half, readQueries, readQueriesAlone, type TestQuery } from './queries.ts';

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
  const silent: string[] = [];
  const queries = readQueriesAlone('silent');
  for (const query of queries) {
    const { results, isUnanswered } = await asked.answer(query);
    if (!isUnanswered && results.length > 0) silent.push(query.text);
  }
  const held = queries.length - silent.length;
  console.log(`\nNo rule answers ${queries.length} queries; that is said of ${held}.`);
  for (const text of silent) console.log(`  answered all the same: ${text}`);
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
