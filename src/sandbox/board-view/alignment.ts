/** Two shows of the same story, as in two editions: which of their moments are the same. */

import { type EventLine, flattenLines, type Show, type ShownStop } from './show.ts';

/** A moment of both shows. */
export interface SharedMoment {
  /** The stop of each. */
  readonly at: readonly [number, number];
  /** Something else happens or is asked in one than in the other. */
  readonly differs: boolean;
}

/** Aligns the moments of two shows: shared stops together, differing stops between them. */
export function alignShows(one: Show, other: Show): readonly SharedMoment[] {
  const same = commonSubsequence(one.stops.map(toldIn(one)), other.stops.map(toldIn(other)));
  const ends: readonly [number, number] = [one.stops.length, other.stops.length];
  const moments: SharedMoment[] = [];
  let last: readonly [number, number] = [-1, -1];
  for (const next of [...same, ends]) {
    moments.push(...pairBetween(last, next));
    if (next !== ends) moments.push({ at: next, differs: false });
    last = next;
  }
  return moments;
}

/** Pairs the stops between two shared moments; a show with fewer stops waits at its last one. */
function pairBetween(
  last: readonly [number, number],
  next: readonly [number, number],
): readonly SharedMoment[] {
  const counts = last.map((at, show) => next[show]! - at - 1);
  return Array.from({ length: Math.max(...counts) }, (_, step) => ({
    at: [
      Math.max(0, last[0] + Math.min(step + 1, counts[0]!)),
      Math.max(0, last[1] + Math.min(step + 1, counts[1]!)),
    ] as const,
    differs: true,
  }));
}

/** Returns a function that gives the text of a stop as a key for comparison. */
function toldIn({ lines }: Show): (stop: ShownStop) => string {
  const byId = new Map(flattenLines(lines).map((line) => [line.id, line.said]));
  return ({ line, decision }) =>
    JSON.stringify([line !== null && byId.get(line), decision?.said, decision?.given]);
}

/** Returns the ids of the lines of two shows that only one of them has. */
export function differingLines(
  one: Show,
  other: Show,
): readonly [ReadonlySet<number>, ReadonlySet<number>] {
  const all = [one, other].map(({ lines }) => flattenLines(lines).filter(({ silent }) => !silent));
  const told = all.map((lines) => lines.map(({ said }) => JSON.stringify(said)));
  const same = commonSubsequence(told[0]!, told[1]!);
  const only = (show: 0 | 1) => {
    const shared = new Set(same.map((pair) => pair[show]));
    return new Set(idsOf(all[show]!.filter((_, index) => !shared.has(index))));
  };
  return [only(0), only(1)];
}

function idsOf(lines: readonly EventLine[]): readonly number[] {
  return lines.map(({ id }) => id);
}

/** The longest common subsequence of two lists, as pairs of places. */
function commonSubsequence(
  one: readonly string[],
  other: readonly string[],
): readonly [number, number][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        one[i] === other[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
}
