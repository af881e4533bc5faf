/** Finds the moment of a play that shows a rule: where its expectations say that the rule applies. */

import type { TraceEntry } from '../../engine/state/trace.ts';
import { entriesLike } from './pattern.ts';
import type { Play } from './play.ts';

/**
 * Returns the first entry at which an expectation of a play says that a rule applies; null where none
 * names the rule. Does not compare the name of a card in an expectation.
 */
export function decisiveEntry(
  { expect }: Pick<Play, 'expect'>,
  trace: readonly TraceEntry[],
  rule: string,
): TraceEntry | null {
  const patterns = expect
    .flatMap(({ expectation }) => ('trace' in expectation ? [expectation.trace].flat() : []))
    .filter(({ cites }) => cites?.includes(rule));
  const found = new Set(patterns.flatMap((pattern) => entriesLike(trace, pattern, () => true)));
  return trace.find((entry) => found.has(entry)) ?? null;
}
