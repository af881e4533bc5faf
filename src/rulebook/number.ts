/**
 * Rule numbers: `6` (chapter), `6.1` (group or section), `1.2.4` (section), `6.1.e` and `1.2.4.c`
 * (rules). `S` is the chapter of this project's own supplement to an edition: `S.1.a`. Only this canonical form is stored; what people type is read by `resolve.ts`.
 */

/** A number taken apart: `1.2.4.c` is `{ path: [1, 2, 4], letter: 'c' }`. */
export interface ParsedNumber {
  readonly path: readonly number[];
  readonly letter: string | null;
}

const COMPONENT = '[1-9][0-9]?';

/** The chapter of the supplement, which stands behind all others. */
export const SUPPLEMENT = 'S';
/** The number that stands for it in a path, greater than any component. */
const SUPPLEMENT_COMPONENT = 100;

/** Pattern sources for schemas and for search in prose. */
export const CHAPTER_PATTERN = `(?:${SUPPLEMENT}|${COMPONENT})`;
export const GROUP_PATTERN = `${CHAPTER_PATTERN}\\.${COMPONENT}`;
export const SECTION_PATTERN = `${CHAPTER_PATTERN}(?:\\.${COMPONENT}){1,2}`;
export const RULE_PATTERN = `${SECTION_PATTERN}\\.[a-z]`;

/** An item of a rule's list: the second of 5.1.2.d is `5.1.2.d.2`. */
const ITEM = new RegExp(`^(${RULE_PATTERN})(?:\\.${COMPONENT})+$`);

const NUMBER = new RegExp(`^(${CHAPTER_PATTERN}(?:\\.${COMPONENT}){0,2})(?:\\.([a-z]))?$`);

/**
 * Takes a canonical number apart.
 * Refuses (returns null) anything else, a chapter with a letter (`6.e`) included.
 */
export function parseNumber(text: string): ParsedNumber | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const path = match[1]!
    .split('.')
    .map((part) => (part === SUPPLEMENT ? SUPPLEMENT_COMPONENT : Number(part)));
  const letter = match[2] ?? null;
  if (letter !== null && path.length < 2) return null;
  return { path, letter };
}

/** Writes a number in its canonical form. */
export function formatNumber(number: ParsedNumber): string {
  const parts: (number | string)[] = number.path.map((part) =>
    part === SUPPLEMENT_COMPONENT ? SUPPLEMENT : part,
  );
  if (number.letter !== null) parts.push(number.letter);
  return parts.join('.');
}

/** Whether a text is the canonical number of a rule, that is, ends in a letter. */
export function isRuleNumber(text: string): boolean {
  return parseNumber(text)?.letter != null;
}

/**
 * Returns the rule that a number is an item of: `5.1.2.d` for `5.1.2.d.2`; any other is returned as
 * it is.
 */
export function ruleOf(number: string): string {
  return ITEM.exec(number)?.[1] ?? number;
}

/**
 * Returns the section of a rule: `1.2.4` for `1.2.4.c`; a number without letter is returned as it is.
 */
export function sectionOf(number: string): string {
  return number.replace(/\.[a-z]$/, '');
}

/** Returns the letter of a rule, or null for a section, group or chapter. */
export function letterOf(number: string): string | null {
  return /\.([a-z])$/.exec(number)?.[1] ?? null;
}

/** Returns the chapter of any number: `1` for `1.2.4.c`. */
export function chapterOf(number: string): string {
  return number.split('.', 1)[0]!;
}

/** Whether a number is of the supplement, which is unofficial. */
export function isInSupplement(number: string): boolean {
  return chapterOf(number) === SUPPLEMENT;
}

/** Returns a number as it is written in addresses: in small letters, `s.1.a`. */
export function pathOfNumber(number: string): string {
  return number.toLowerCase();
}

/** Returns the number above: `1.2.4` for `1.2.4.c`, `1.2` for `1.2.4`, `1` for `1.2`, null for `1`. */
export function parentOf(number: string): string | null {
  const end = number.lastIndexOf('.');
  return end < 0 ? null : number.slice(0, end);
}

/**
 * Compares two numbers for sorting in the order of the book: `2.2.a` before `2.2.1`, `2.2.10` after
 * `2.2.9`, a section before its rules. Both must be canonical numbers; anything else is put last, in
 * the order of its characters.
 */
export function compareNumbers(a: string, b: string): number {
  const left = parseNumber(a);
  const right = parseNumber(b);
  if (!left || !right) return left ? -1 : right ? 1 : compareText(a, b);
  const length = Math.min(left.path.length, right.path.length);
  for (let i = 0; i < length; i++) {
    const difference = left.path[i]! - right.path[i]!;
    if (difference !== 0) return difference;
  }
  return compareEnds(left, right, length);
}

/** Compares two numbers whose first `length` components are equal. */
function compareEnds(left: ParsedNumber, right: ParsedNumber, length: number): number {
  if (left.path.length === right.path.length) {
    return compareText(left.letter ?? '', right.letter ?? '');
  }
  return left.path.length === length ? -1 : 1;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
