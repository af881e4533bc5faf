import type { TraceEntry } from '../../engine/state/trace.ts';

export type RefusalEntry = Extract<TraceEntry, { kind: 'why-not' }>;

/** Returns the refused options by the id of their decision's entry: those just before and under it. */
export function refusalsIn(
  trace: readonly TraceEntry[],
): ReadonlyMap<number, readonly RefusalEntry[]> {
  const found = new Map<number, RefusalEntry[]>();
  let before: RefusalEntry[] = [];
  for (const entry of trace) {
    if (entry.kind === 'why-not') {
      const under = entry.parent === null ? undefined : found.get(entry.parent);
      (under ?? before).push(entry);
      continue;
    }
    if (entry.kind === 'decision') found.set(entry.id, before);
    before = [];
  }
  return found;
}
