/** What a play is there to show of a rule: where its expectations say that the rule is at work. */

import type { TraceEntry } from '../../engine/state/trace.ts';
import { entriesLike } from './pattern.ts';
import type { Play } from './play.ts';

/**
 * The first entry at which an expectation of a play says that a rule is at work; null where none names
 * the rule. The name of a card in an expectation is not compared.
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
