/** The kind of each rule, from `data/coverage.json`; it decides how an example can show the rule. */

import { z } from 'zod';
import { EDITIONS, type EditionId } from '../../engine/rules/edition.ts';
import { schemaPath } from '../../rulebook/checked-text.ts';
import type { RuleKind } from './coverage.ts';

/**
 * `executable`: the engine carries it out, and a trace cites it. `definition`: it describes or names
 * something, and an example shows where that decides. `material`: what is printed or lies on the table.
 */
const RULE_KINDS = ['executable', 'definition', 'material'] as const satisfies RuleKind[];

/** The kinds of the rules of each edition, by number. A rule without a kind counts as executable. */
export type RuleKinds = Readonly<Partial<Record<EditionId, Readonly<Record<string, RuleKind>>>>>;

const ruleNumber = z.string().regex(/^(?:S|\d+)(?:\.\d+)*(?:\.[a-z])?$/, 'a rule number');
const kinds = z.record(ruleNumber, z.enum(RULE_KINDS)).optional();

/** The schema of `data/coverage.json`. */
export const ruleKindsSchema = z.strictObject({
  $schema: schemaPath.optional(),
  '2024-09': kinds,
  '4.0': kinds,
  '5.0': kinds,
} satisfies Record<EditionId | '$schema', z.ZodType>);

/** Reads the text of `data/coverage.json`; throws where it does not fit. */
export function readRuleKinds(text: string): RuleKinds {
  const parsed = ruleKindsSchema.parse(JSON.parse(text));
  return Object.fromEntries(EDITIONS.map((edition) => [edition, parsed[edition] ?? {}]));
}
