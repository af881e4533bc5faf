import { RULE_PATTERN, SECTION_PATTERN } from '../../rulebook/number.ts';

const RULE = new RegExp(`^(${RULE_PATTERN})(\\*)?(?:[.):]?\\s+|$)(.*)$`);
const SECTION = new RegExp(
  `^(${SECTION_PATTERN})(?!\\.?\\w)\\.?\\s+(?=["“«\\p{L}])(.{1,120})$`,
  'u',
);

/** Reads the number and the rest of a line that begins a rule; null for any other line. */
export function readRuleLine(
  text: string,
): { readonly number: string; readonly important: boolean; readonly rest: string } | null {
  const match = RULE.exec(text);
  return match && { number: match[1]!, important: match[2] === '*', rest: match[3]! };
}

/** Reads the number and title of a section's heading; null for any other line. */
export function readSectionLine(
  text: string,
): { readonly number: string; readonly title: string } | null {
  const match = SECTION.exec(text);
  if (!match || /[.;,]$/.test(match[2]!)) return null;
  return { number: match[1]!, title: match[2]!.trim() };
}
