/**
 * Characters that a text of the book never needs and that could hide something: controls,
 * direction overrides, zero-width spaces, tags, noncharacters, halves of surrogate pairs.
 * Parsing relies on noncharacters being gone (see `mark.ts`).
 */
const UNWANTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFDD0-\uFDEF\uFEFF\uFFF0-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E0FFF}\p{Cs}]|[\u{1FFFE}\u{1FFFF}\u{2FFFE}\u{2FFFF}\u{10FFFE}\u{10FFFF}]/gu;

/**
 * Letters with their marks, digits, punctuation and symbols that are seen, the space and the two
 * no-break spaces of French. Other characters could hide something: controls, direction overrides,
 * zero-width characters, halves of surrogate pairs.
 */
const VISIBLE =
  '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} \\u00A0\\u202F]';

/** A name, a title or a question. */
export const VISIBLE_LINE = new RegExp(`^(?:${VISIBLE})*$`, 'u');

export const VISIBLE_LINE_MESSAGE = 'one line without control or invisible characters';

/** A text of several paragraphs. */
export const VISIBLE_TEXT = new RegExp(`^(?:${VISIBLE}|\\n)*$`, 'u');

/** A text fit for parsing, and how many characters had to go. */
export interface Cleaned {
  readonly text: string;
  readonly removed: number;
}

/** Normalises line ends and composed letters, and takes out unwanted characters. */
export function cleanText(input: string): Cleaned {
  let removed = 0;
  const text = input
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNWANTED, () => {
      removed++;
      return '';
    })
    .normalize('NFC');
  return { text, removed };
}
