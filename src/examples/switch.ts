/**
 * Switching a rule off: a small change to the engine's own source, made only while the examples are
 * run against it, so that nothing of it is in what the site ships.
 */

import type { RuleNumber } from '../engine/rule-number.ts';

/** A piece of source and what stands in its place while the rule is off. */
export type Edit = readonly [from: string, to: string];

/** What one or several rules make the engine do, and how it is kept from doing it. */
export interface Switch {
  /** Canonical numbers: the rules that this is the carrying out of. */
  readonly rules: readonly RuleNumber[];
  /** What no longer holds. */
  readonly off: string;
  /** Below `src/engine/`. */
  readonly file: string;
  readonly edits: readonly Edit[];
}

/**
 * Says what a switch is.
 *
 * @param rules canonical numbers, separated by spaces
 * @param edits pieces that stand once in the file, however its lines are broken
 */
export function off(rules: string, what: string, file: string, ...edits: readonly Edit[]): Switch {
  return { rules: rules.split(' ') as RuleNumber[], off: what, file: `${file}.ts`, edits };
}

/** The source with a rule switched off; null where a piece does not stand in it exactly once. */
export function switchOff(source: string, { edits }: Pick<Switch, 'edits'>): string | null {
  let result: string | null = source;
  for (const [from, to] of edits) {
    const pattern = new RegExp(from.trim().split(/\s+/).map(RegExp.escape).join('\\s+'), 'g');
    if (result?.match(pattern)?.length !== 1) return null;
    result = result.replace(pattern, () => to);
  }
  return result;
}
