/** Entries of a trace against patterns: part of an entry, several in order, several in one step. */

import type { Thing, TraceEntry } from '../../engine/state/trace.ts';
import type { EntryPattern } from './example.ts';

/** Whether a thing named in an entry goes by a name: its label, card id or English name. */
export type IsCalled = (object: number, name: string) => boolean;

/** Fields of an entry that name its objects; `card` in a pattern matches any of them. */
const SUBJECTS = ['object', 'reaction', 'source', 'what'] as const;

/** Whether an entry has everything that a pattern asks for. */
function entryMatches(entry: TraceEntry, pattern: EntryPattern, isCalled: IsCalled) {
  return Object.entries(pattern).every(([field, wanted]) => {
    if (wanted === undefined) return true;
    if (field === 'cites') return (wanted as string[]).every((rule) => entry.cites.includes(rule));
    const fields = entry as unknown as Record<string, unknown>;
    if (field === 'card') return isAbout(fields, wanted as string, isCalled);
    return containsValue(fields[field], wanted);
  });
}

function isAbout(entry: Record<string, unknown>, name: string, isCalled: IsCalled): boolean {
  return SUBJECTS.some((field) => {
    const thing = entry[field];
    if (typeof thing !== 'object' || thing === null) return false;
    const { object, card, name: known } = thing as Partial<Thing>;
    if (card === name || known === name) return true;
    return typeof object === 'number' && isCalled(object, name);
  });
}

/** Whether a value is the wanted one, or an object with at least the wanted fields. */
function containsValue(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((item, i) => containsValue(found[i], item))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return found === wanted;
  if (typeof found !== 'object' || found === null) return false;
  return Object.entries(wanted).every(([key, value]) =>
    containsValue((found as Record<string, unknown>)[key], value),
  );
}

/** All entries that match a pattern. */
export function entriesLike(
  trace: readonly TraceEntry[],
  pattern: EntryPattern,
  isCalled: IsCalled,
): TraceEntry[] {
  return trace.filter((entry) => entryMatches(entry, pattern, isCalled));
}

/**
 * Finds entries that match patterns one after the other.
 *
 * @returns how many patterns were found, from the first on; all of them when it is their number
 */
export function foundInOrder(
  trace: readonly TraceEntry[],
  patterns: readonly EntryPattern[],
  isCalled: IsCalled,
): number {
  let found = 0;
  for (const entry of trace) {
    const pattern = patterns[found];
    if (pattern && entryMatches(entry, pattern, isCalled)) found += 1;
  }
  return found;
}

/**
 * Whether one step holds an entry of its own for each pattern (6.1.f). Patterns are tried in order,
 * each taking the first entry that is left, so the pickier ones should come first.
 */
export function foundInOneStep(
  trace: readonly TraceEntry[],
  patterns: readonly EntryPattern[],
  isCalled: IsCalled,
): boolean {
  const steps = Map.groupBy(trace, ({ parent }) => parent);
  return trace.some((step) => {
    if (step.kind !== 'step') return false;
    const left = [...(steps.get(step.id) ?? [])];
    return patterns.every((pattern) => {
      const at = left.findIndex((entry) => entryMatches(entry, pattern, isCalled));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}
