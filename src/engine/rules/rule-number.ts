/**
 * The numbers of the rules, so that a citation of an unknown number does not compile. The ingest writes
 * them from the changes of each edition.
 *
 * The engine cites one edition's numbers, and `EDITION:NUMBER` where only an older one has the rule.
 * `edition.ts` turns such a canonical number into the one of the edition being played.
 */

import numbers from '../../../data/generated/rule-numbers.json' with { type: 'json' };

/** A canonical rule number, as the code of the engine cites it. */
export type RuleNumber = keyof typeof numbers.rules;

/** Returns every canonical number, in the order of the book. */
export function allRuleNumbers(): readonly RuleNumber[] {
  return Object.keys(numbers.rules) as RuleNumber[];
}
