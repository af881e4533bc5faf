import type { TraceEntry } from '../../engine/state/trace.ts';
import { collected, collection } from '../collection.ts';
import type { EntryPattern } from '../examples/example.ts';
import { entriesLike } from '../examples/pattern.ts';
import { numberIn, type Play } from '../examples/play.ts';
import { runPlay } from '../examples/run.ts';
import { playNamed } from '../plays.ts';
import type { Grid, PlayedCell } from './grid-file.ts';

/** Every status, keyword and zone against every other. */
export const grid: Grid = collected.grid;

/** The play of a cell in an edition; null where it is not played in that one. */
export function playOfCell({ play: id }: PlayedCell, edition: string): Play | null {
  const play = playNamed(id, edition);
  return play.edition === edition ? play : null;
}

const traces = new Map<Play, readonly TraceEntry[]>();

/** All that happens in a play, which is run once for a build. */
export function traceOfPlay(play: Play): readonly TraceEntry[] {
  const trace = traces.get(play) ?? runPlay(play, [...collection.values()]).trace;
  traces.set(play, trace);
  return trace;
}

/** Returns the entry that decides how a cell's pair interacts; null where no entry matches. */
export function decidingEntry({ event }: PlayedCell, play: Play): TraceEntry | null {
  const cites = event.cites?.flatMap((rule) => numberIn(rule, play.edition) ?? []);
  const pattern: EntryPattern = cites ? { ...event, cites } : event;
  return entriesLike(traceOfPlay(play), pattern, () => false)[0] ?? null;
}
