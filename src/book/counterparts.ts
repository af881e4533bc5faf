import { citable, cite, EDITIONS, type EditionId } from '../engine/rules/edition.ts';
import { isRuleNumber, sectionOf } from '../rulebook/number.ts';

const CITABLE = new Map(EDITIONS.map((edition) => [edition, citable(edition)]));
const SECTIONS = new Map(
  [...CITABLE].map(([edition, rules]) => [edition, Map.groupBy(rules.keys(), sectionOf)]),
);

/** A rule under the number that another edition gives it. */
export interface Counterpart {
  readonly edition: EditionId;
  readonly number: string;
}

/**
 * The numbers of a rule in all editions but its own, in the order of the editions.
 *
 * @param edition an edition of the rules; one that the engine does not play has no counterparts
 * @param number the number of a rule there
 */
export function counterparts(edition: string, number: string): readonly Counterpart[] {
  const own = EDITIONS.find((candidate) => candidate === edition);
  const canonical = (own && CITABLE.get(own)?.get(number)) ?? [];
  return EDITIONS.filter((other) => other !== own).flatMap((other) => {
    const cited = canonical.map((one) => cite(one, other)).filter((one) => !one.includes(':'));
    return [...new Set(cited)].map((one) => ({ edition: other, number: one }));
  });
}

/** Something else that another edition has under the same number. */
export interface Namesake {
  readonly edition: EditionId;
  /** The numbers that this has in the first edition; none where it lacks it. */
  readonly here: readonly string[];
}

/**
 * The editions in which a number stands for something else: a rule for another rule, a section for
 * one that shares none of its rules.
 *
 * @param edition an edition of the rules; of one that the engine does not play nothing is known
 * @param number the number of a rule or section there
 */
export function namesakes(edition: string, number: string): readonly Namesake[] {
  const own = EDITIONS.find((candidate) => candidate === edition);
  const rules = own ? rulesUnder(own, number) : [];
  if (rules.length === 0) return [];
  const asked = isRuleNumber(number) ? (rule: string) => rule : sectionOf;
  const meanings = (from: EditionId, to: EditionId, of: readonly string[]) =>
    of.flatMap((rule) => counterparts(from, rule)).filter((other) => other.edition === to);
  return EDITIONS.filter((other) => other !== own).flatMap((other) => {
    const theirs = rulesUnder(other, number);
    const isSame = meanings(own!, other, rules).some((one) => theirs.includes(one.number));
    if (theirs.length === 0 || isSame) return [];
    const here = meanings(other, own!, theirs).map((one) => asked(one.number));
    return [{ edition: other, here: [...new Set(here)] }];
  });
}

/** The rules of an edition that a number stands for: the rule itself, or those of the section. */
function rulesUnder(edition: EditionId, number: string): readonly string[] {
  return CITABLE.get(edition)!.has(number) ? [number] : (SECTIONS.get(edition)!.get(number) ?? []);
}
