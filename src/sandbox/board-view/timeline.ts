/** The timeline: events in sentences, nested, each with the stop at which it has happened. */

import type { TraceEntry } from '../../engine/state/trace.ts';
import type { Span } from '../../languages/say/text.ts';
import { refusalsIn } from '../model/refusals.ts';
import type { RunStop } from '../model/run.ts';
import type { EventLine } from './show.ts';

export type Tell = (entry: TraceEntry) => readonly Span[];

/**
 * Says whether an entry tells a reader nothing new; such entries are listed only where the page's rule
 * is at work in them. Options that cost too much are told with the decision.
 *
 * @param refused the refusals that belong to decisions
 */
function isSilent(entry: TraceEntry, refused: ReadonlySet<TraceEntry>): boolean {
  switch (entry.kind) {
    case 'answer':
      return entry.automatic;
    case 'reactions-checked':
      return entry.waiting.length === 0;
    case 'turn-ended':
      return true;
    case 'step':
      return entry.actions === 0 && (entry.verb === 'phase' || entry.verb === 'after');
    case 'why-not':
      return entry.why === 'cost' && refused.has(entry);
    default:
      return false;
  }
}

/** Nests the entries of a trace as its events are part of each other. An answer replaces its decision. */
export function timelineOf(
  entries: readonly TraceEntry[],
  stops: readonly RunStop[],
  tell: Tell,
  refusals = refusalsIn(entries),
): readonly EventLine[] {
  const answers = new Map(
    entries.flatMap((entry) => (entry.kind === 'answer' ? [[entry.decision, entry]] : [])),
  );
  const refused = new Set<TraceEntry>([...refusals.values()].flat());
  const inside = Map.groupBy(
    entries.filter(({ kind }) => kind !== 'answer'),
    ({ parent }) => parent,
  );
  const lineOf = (entry: TraceEntry): EventLine => {
    const told = entry.kind === 'decision' ? (answers.get(entry.decision) ?? entry) : entry;
    const lines = mergeLines((inside.get(entry.id) ?? []).map(lineOf));
    return {
      id: entry.id,
      kind: entry.kind,
      said: tell(told),
      cites: entry.cites,
      stop: stopOf(stops, entry.id),
      ...(entry.kind === 'step' && entry.actions > 1 ? { together: entry.actions } : {}),
      ...(isSilent(told, refused) ? { silent: true } : {}),
      ...(lines.length > 0 ? { lines } : {}),
    };
  };
  return (inside.get(null) ?? []).map(lineOf);
}

/** Returns the first stop at or after an entry; the last stop where there is none. */
function stopOf(stops: readonly RunStop[], entry: number): number {
  const found = stops.findIndex((stop) => stop.entry !== null && stop.entry >= entry);
  return found < 0 ? stops.length - 1 : found;
}

/** The most equal lines to list one by one: more become one line with a count. */
const FEW = 2;

/** Merges consecutive actions, or refusals, with the same text. */
function mergeLines(lines: readonly EventLine[]): readonly EventLine[] {
  const runs: EventLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && isAlike(run[0]!, line)) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => {
    if (run[0]!.kind === 'why-not') return run.slice(0, 1);
    return run.length > FEW ? [{ ...run[0]!, times: run.length }] : run;
  });
}

function isAlike(a: EventLine, b: EventLine): boolean {
  if (a.kind !== b.kind || !['action', 'why-not'].includes(a.kind)) return false;
  return JSON.stringify([a.said, a.cites]) === JSON.stringify([b.said, b.cites]);
}

/** Returns the line of a stop: the step that contains its entry, or the last line before it. */
export function lineAt(lines: readonly EventLine[], { entry }: RunStop): number | null {
  if (entry === null) return null;
  const path = pathTo(lines, entry).filter(({ silent }) => !silent);
  return (path.find(({ kind }) => kind === 'step') ?? path.at(-1))?.id ?? null;
}

/** Returns the path from the outermost line to the last line that is not after an entry. */
function pathTo(lines: readonly EventLine[], entry: number): readonly EventLine[] {
  const line = lines.findLast(({ id, silent }) => id <= entry && !silent);
  return line ? [line, ...pathTo(line.lines ?? [], entry)] : [];
}
