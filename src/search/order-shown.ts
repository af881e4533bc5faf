import type { SearchResult } from './result.ts';

/** The number of first results that keep their positions. */
const MOST_KEPT = 6;

/** Returns results with those that were shown first kept first, in their order. */
export function inOrderShown(
  results: readonly SearchResult[],
  shown: readonly SearchResult[],
): readonly SearchResult[] {
  const byAddress = new Map(results.map((result) => [result.url, result]));
  const kept = shown.slice(0, MOST_KEPT).flatMap(({ url }) => byAddress.get(url) ?? []);
  const isKept = new Set(kept);
  return [...kept, ...results.filter((result) => !isKept.has(result))];
}
