/**
 * Types of the texts in the files of `data/`. A text that a page shows is `line`, `markedLine` or
 * `markedText`; every other string is a name of a form that could do no harm if it were shown.
 */

import { z } from 'zod';
import { inEveryLanguage } from './by-language.ts';
import { VISIBLE_LINE, VISIBLE_LINE_MESSAGE, VISIBLE_TEXT } from './clean.ts';

/** Marks of a rule's text and tags, which a plain line would show as they are written. */
const UNMARKED = /^(?!.*(?:\[\[|\{[a-z]|<[/!a-z]))/i;

const visibleLine = z.string().trim().min(1).regex(VISIBLE_LINE, VISIBLE_LINE_MESSAGE);

/** Plain text on one line: a title, a form of a word, the name of a file. */
export const line = visibleLine.regex(
  UNMARKED,
  'plain text: [[terms]], {icons} and <tags> have no meaning here',
);

/** One line with the marks of a rule's text: `[[reserve]]`, `{exhaust}`. */
export const markedLine = visibleLine;

/** Markdown with the marks of a rule's text. */
export const markedText = z
  .string()
  .regex(/\S/, 'a text is expected, and this one is empty')
  .regex(VISIBLE_TEXT, 'a text without control or invisible characters');

/** One plain line in every language of the book. */
export const translated = inEveryLanguage(line);

/** File systems and addresses take names of 255 letters, with an ending and more before them. */
export const LONGEST_ID = 100;

/** Ids of terms, articles, cards and worked examples: lower case, words joined by hyphens. */
export const slug = z
  .string()
  .max(LONGEST_ID, `an id has at most ${LONGEST_ID} letters`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is lower case, words joined by hyphens');

/** A worked example, or one of its variants: `EXAMPLE/VARIANT`. */
export const playName = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'EXAMPLE or EXAMPLE/VARIANT');

/** The JSON Schema that an editor reads: a path to a file. */
export const schemaPath = z
  .string()
  .regex(/^[\w./-]+$/, 'the path of a JSON Schema, such as ../generated/lesson.schema.json');

/** Every runtime has it, though the language itself does not define it. */
declare const URL: { canParse(url: string): boolean };

/** Whether an address is https, in visible ASCII, with no name or password before the host. */
export function isSafeUrl(url: string): boolean {
  if (!/^https:\/\/[\w.-]+(?::\d+)?(?:[/?#][!-~]*)?$/.test(url)) return false;
  return URL.canParse(url);
}

/** An address that a page links. */
export const safeUrl = z
  .string()
  .regex(/^https:\/\/[!-~]+$/, 'an https address without spaces')
  .refine(isSafeUrl, 'an https address without a name or a password before the host');
