/**
 * Switching a rule off: a small change to the engine's own source, made only while the examples are
 * run against it, so that nothing of it is in what the site ships.
 */

import type { RuleNumber } from '../engine/rules/rule-number.ts';

/** A piece of source and what stands in its place while the rule is off; of another file if said. */
export type Edit = readonly [from: string, to: string, file?: string];

/** What one or several rules make the engine do, and how it is kept from doing it. */
export interface Switch {
  /** Canonical numbers: the rules that this is the carrying out of. */
  readonly rules: readonly RuleNumber[];
  /** What no longer holds. */
  readonly off: string;
  /** The edits of each file, which is named below `src/engine/`. */
  readonly files: Readonly<Record<string, readonly Edit[]>>;
}

/**
 * Says what a switch is.
 *
 * @param rules canonical numbers, separated by spaces
 * @param file the file of the edits that name none
 * @param edits pieces that stand once in their file, however its lines are broken
 */
export function off(rules: string, what: string, file: string, ...edits: readonly Edit[]): Switch {
  const files = Object.groupBy(edits, (edit) => `${edit[2] ?? file}.ts`);
  return {
    rules: rules.split(' ') as RuleNumber[],
    off: what,
    files: files as Record<string, readonly Edit[]>,
  };
}

/** A source with some of its pieces replaced; null where one does not stand in it exactly once. */
export function edited(source: string, edits: readonly Edit[]): string | null {
  let result: string | null = source;
  for (const [from, to] of edits) {
    const pattern = new RegExp(from.trim().split(/\s+/).map(RegExp.escape).join('\\s+'), 'g');
    if (result?.match(pattern)?.length !== 1) return null;
    result = result.replace(pattern, () => to);
  }
  return result;
}
