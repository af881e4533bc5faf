import { flattenLines, type Show } from '../board-view/show.ts';

/**
 * Returns the stop at which a show illustrates its rules: the first stop at which one has been at work,
 * else the last stop.
 *
 * @param rules the rules that the play illustrates, the most important first
 */
export function decisiveStop(show: Show, rules: readonly string[]): number {
  const lines = flattenLines(show.lines);
  for (const rule of rules) {
    const line = lines.find(({ cites, stop }) => cites.includes(rule) && stop > 0);
    if (line) return line.stop;
  }
  return show.stops.length - 1;
}
