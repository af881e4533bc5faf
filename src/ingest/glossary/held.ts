import { notePrefix } from './note-line.ts';
import { readRuleLine, readSectionLine } from './numbered-line.ts';

/**
 * Markers of icons, emphasis, table cells and headings in a line that is read as plain text. They are
 * Unicode noncharacters, which do not occur in clean text and which escaping does not change.
 */
const ICON_OPEN = '\uFDD2';
const ICON_CLOSE = '\uFDD3';
export const STRONG = '\uFDD4';
export const EMPHASIS = '\uFDD5';
export const ROW = '\uFDD6';
export const CELL = '\uFDD7';
export const HEADING = '\uFDD8';

const HELD = /[\uFDD2-\uFDD8]/g;

/** Writes an icon between its markers. */
export function holdIcon(name: string): string {
  return `${ICON_OPEN}${name}${ICON_CLOSE}`;
}

/** Replaces all markers except those of table cells by the Markdown of a dictionary. */
export function releaseHeld(text: string): string {
  return text
    .replaceAll(ICON_OPEN, '{')
    .replaceAll(ICON_CLOSE, '}')
    .replaceAll(STRONG, '**')
    .replaceAll(EMPHASIS, '*');
}

/** Removes all markers from a line. */
export function letGo(text: string): string {
  return text.replace(HELD, '');
}

/**
 * Moves emphasis from before the number or the word that a line begins with to after it, so that a
 * bold number is read as a number and the text after it stays bold.
 */
export function settleEmphasis(line: string): string {
  const even = [STRONG, EMPHASIS].reduce(
    (text, sign) => (text.split(sign).length % 2 === 0 ? text.replaceAll(sign, '') : text),
    line,
  );
  const plain = letGo(even);
  if (readSectionLine(plain)) return plain;
  const rule = readRuleLine(plain);
  const length = rule ? plain.length - rule.rest.length : notePrefix(plain).length;
  if (length === 0) return even;
  const open = new Set<string>();
  let end = 0;
  for (let passed = 0; end < even.length && (passed < length || isSign(even[end]!)); end++) {
    const sign = even[end]!;
    if (!isSign(sign)) passed++;
    else if (!open.delete(sign)) open.add(sign);
  }
  return plain.slice(0, length) + [...open].join('') + even.slice(end);
}

function isSign(character: string): boolean {
  return character === STRONG || character === EMPHASIS;
}
