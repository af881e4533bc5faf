import { flattenLines, type Show } from '../board-view/show.ts';

/**
 * The stop of a show at which it shows what it is there for: the first at which a rule has been at
 * work that it illustrates, else the last.
 *
 * @param rules what the play illustrates, the first being what it is there for most
 */
export function decisiveStop(show: Show, rules: readonly string[]): number {
  const lines = flattenLines(show.lines);
  for (const rule of rules) {
    const line = lines.find(({ cites, stop }) => cites.includes(rule) && stop > 0);
    if (line) return line.stop;
  }
  return show.stops.length - 1;
}
