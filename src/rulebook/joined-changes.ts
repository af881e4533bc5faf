/** How an edition differs from one further back than the edition before it. */

import { byEachLanguage } from './by-language.ts';
import type { Change, ChangeKind } from './changes.ts';
import type { EditionChanges } from './crosswalk.ts';

/** Kinds that say how much the words of a rule changed, most first. */
const WORDING = ['reworded', 'renumbered', 'same'] as const satisfies readonly ChangeKind[];

/**
 * Joins the changes of two steps into the changes from the first edition to the last. Changes that
 * share a number of the edition between are one; a rule that came and went is none.
 *
 * @param earlier the step to the edition between
 * @param later the step from it; its `before` is the `edition` of `earlier`
 */
export function joinChanges(earlier: EditionChanges, later: EditionChanges): EditionChanges {
  const groups = groupsOf(earlier.changes, later.changes);
  const changes = groups.map(({ first, second }) => joinedChange(first, second));
  return {
    edition: later.edition,
    before: earlier.before,
    changes: changes.filter(({ from, to }) => from.length + to.length > 0),
  };
}

/** Changes of both steps that hang together by numbers of the edition between. */
interface Group {
  readonly first: readonly Change[];
  readonly second: readonly Change[];
}

function groupsOf(earlier: readonly Change[], later: readonly Change[]): readonly Group[] {
  const into = new Map(earlier.flatMap((change) => change.to.map((at) => [at, change] as const)));
  const outOf = new Map(later.flatMap((change) => change.from.map((at) => [at, change] as const)));
  const firstSteps = new Set(earlier);
  const met = new Set<Change>();
  const groups: Group[] = [];
  for (const start of [...earlier, ...later]) {
    if (met.has(start)) continue;
    // A set goes on over what is added to it, so this reaches all that hang together.
    const found = new Set([start]);
    for (const change of found) {
      met.add(change);
      const others = firstSteps.has(change)
        ? change.to.map((at) => outOf.get(at))
        : change.from.map((at) => into.get(at));
      for (const other of others) if (other) found.add(other);
    }
    const sides = Map.groupBy(found, (change) => firstSteps.has(change));
    groups.push({ first: sides.get(true) ?? [], second: sides.get(false) ?? [] });
  }
  return groups;
}

function joinedChange(first: readonly Change[], second: readonly Change[]): Change {
  const from = first.flatMap((change) => change.from);
  const to = second.flatMap((change) => change.to);
  const kind = joinedKind(from, to, [...first, ...second]);
  const reasons = [...first, ...second].flatMap(({ why }) => why ?? []);
  if (reasons.length === 0 || kind === 'same') return { from, to, kind };
  return {
    from,
    to,
    kind,
    why: byEachLanguage((lang) => reasons.map((why) => why[lang]).join(' ')),
  };
}

function joinedKind(
  from: readonly string[],
  to: readonly string[],
  steps: readonly Change[],
): ChangeKind {
  const kinds = new Set(steps.map(({ kind }) => kind));
  if (to.length === 0) return 'gone';
  if (from.length === 0) return kinds.has('unknown') ? 'unknown' : 'new';
  if (kinds.has('substance')) return 'substance';
  if (from.length !== to.length) return from.length > to.length ? 'merged' : 'split';
  // What was merged with a new rule, or split from one that is gone, says more or less than before.
  const isWhole = [...kinds].every((kind) => WORDING.some((one) => one === kind));
  const wording = (isWhole && WORDING.find((kind) => kinds.has(kind))) || 'reworded';
  return wording === 'renumbered' && from.join() === to.join() ? 'same' : wording;
}
