import { type EventLine, stopsLit } from './show.ts';

/**
 * The stop at which most of some rules are at work, the first of several; the beginning where none
 * of them is.
 */
export function watchedStop(lines: readonly EventLine[], rules: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const rule of rules) {
    for (const stop of stopsLit(lines, rule)) counts.set(stop, (counts.get(stop) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  const best = [...counts].filter(([, count]) => count === most).map(([stop]) => stop);
  return best.length > 0 ? Math.min(...best) : 0;
}
