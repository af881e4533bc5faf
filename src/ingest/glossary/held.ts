import { notePrefix } from './note-line.ts';
import { readRuleLine, readSectionLine } from './numbered-line.ts';

/**
 * What is known of a line beyond its letters, while it is read as plain text: its icons, emphasis, table
 * cells and whether it is a heading. It is held as noncharacters, which clean text does not have and no escaping touches.
 */
const ICON_OPEN = '\uFDD2';
const ICON_CLOSE = '\uFDD3';
export const STRONG = '\uFDD4';
export const EMPHASIS = '\uFDD5';
export const ROW = '\uFDD6';
export const CELL = '\uFDD7';
export const HEADING = '\uFDD8';

const HELD = /[\uFDD2-\uFDD8]/g;

/** Holds an icon. */
export function holdIcon(name: string): string {
  return `${ICON_OPEN}${name}${ICON_CLOSE}`;
}

/** Turns what is held, table cells apart, into the Markdown of a dictionary. */
export function releaseHeld(text: string): string {
  return text
    .replaceAll(ICON_OPEN, '{')
    .replaceAll(ICON_CLOSE, '}')
    .replaceAll(STRONG, '**')
    .replaceAll(EMPHASIS, '*');
}

/** A line without anything held. */
export function letGo(text: string): string {
  return text.replace(HELD, '');
}

/**
 * Moves emphasis out of the way of the number or the word that a line begins with: a bold number is
 * just a number, and what was bold after it still is.
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
