/** The timeline: what happened, nested, and the stop at which each event has happened. */

import type { TraceEntry } from '../engine/trace.ts';
import type { Stop } from './run.ts';

/** An entry of the trace as it is listed. */
export interface Line {
  readonly entry: TraceEntry;
  /** The first stop that shows it done. */
  readonly stop: number;
  /** Atomic actions that happen at once, where there are several (6.1.f). */
  readonly together: number;
  /** The answer, for a decision that has one. */
  readonly answer: Extract<TraceEntry, { kind: 'answer' }> | null;
  /** It cites the rule that the reader comes from. */
  readonly lit: boolean;
  readonly lines: readonly Line[];
}

/** Entries that say nothing new to a reader, unless the rule read is at work in them. */
function silent(entry: TraceEntry): boolean {
  switch (entry.kind) {
    case 'answer':
      return true;
    case 'decision':
      return entry.options.length === entry.min;
    case 'reactions-checked':
      return entry.waiting.length === 0;
    case 'turn-ended':
      return true;
    default:
      return false;
  }
}

/**
 * Nests the entries of a trace.
 *
 * @param rule the rule that the reader comes from: entries that cite it are lit
 */
export function timelineOf(
  entries: readonly TraceEntry[],
  stops: readonly Stop[],
  rule: string | null,
): readonly Line[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const kept = entries.filter((entry) => !silent(entry) || cites(entry, rule));
  const answers = new Map(
    entries.flatMap((entry) => (entry.kind === 'answer' ? [[entry.decision, entry]] : [])),
  );
  const children = new Map<number | null, TraceEntry[]>();
  const listed = new Set(kept.map(({ id }) => id));
  for (const entry of kept) {
    const parent = listedParent(entry, known, listed);
    children.set(parent, [...(children.get(parent) ?? []), entry]);
  }
  const lineOf = (entry: TraceEntry): Line => ({
    entry,
    stop: stopOf(stops, entry.id),
    together: entry.kind === 'step' && entry.actions > 1 ? entry.actions : 0,
    answer: entry.kind === 'decision' ? (answers.get(entry.decision) ?? null) : null,
    lit: cites(entry, rule),
    lines: (children.get(entry.id) ?? []).map(lineOf),
  });
  return (children.get(null) ?? []).map(lineOf);
}

/** The nearest entry above that is listed. */
function listedParent(
  entry: TraceEntry,
  known: ReadonlyMap<number, TraceEntry>,
  listed: ReadonlySet<number>,
): number | null {
  let parent = entry.parent;
  while (parent !== null && !listed.has(parent)) parent = known.get(parent)?.parent ?? null;
  return parent;
}

function cites(entry: TraceEntry, rule: string | null): boolean {
  return rule !== null && entry.cites.includes(rule);
}

/** The first stop at or after an entry. */
function stopOf(stops: readonly Stop[], entry: number): number {
  const found = stops.findIndex((stop) => stop.entry !== null && stop.entry >= entry);
  return found < 0 ? stops.length - 1 : found;
}

/** Every line, each before those inside it. */
export function flatten(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line) => [line, ...flatten(line.lines)]);
}

/** The line that a stop is about: that of its entry, or the step that its entry is part of. */
export function lineAt(lines: readonly Line[], { entry }: Stop): Line | null {
  if (entry === null) return null;
  const path = pathTo(lines, entry);
  return path.find((line) => line.entry.kind === 'step') ?? path.at(-1) ?? null;
}

/** From the outermost line to the last one that is not after an entry. */
function pathTo(lines: readonly Line[], entry: number): readonly Line[] {
  const line = lines.findLast(({ entry: { id } }) => id <= entry);
  return line ? [line, ...pathTo(line.lines, entry)] : [];
}

/** The first stop at which the rule that the reader comes from is at work; the beginning if none. */
export function firstLit(lines: readonly Line[]): number {
  return flatten(lines).find(({ lit }) => lit)?.stop ?? 0;
}
