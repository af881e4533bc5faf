import type { Language } from '../../rulebook/language.ts';
import { brokenPlurals, mendPlurals } from './broken-plural.ts';
import { holdIconWords, holdReactionDash } from './icon-word.ts';

/** A corrected line of a published page, and the errors that it had. */
export interface Mended {
  /** The corrected line, with markers for its icons. */
  readonly text: string;
  /** Broken plurals that were corrected. */
  readonly plurals: readonly string[];
  /** Markup that was removed. */
  readonly markup: readonly string[];
  /** Tokens that the page did not replace and that are unknown here. */
  readonly unknown: readonly string[];
}

const STRAY_MARKUP = />(\p{L}[^<>\n]{0,60}?)>/gu;

/** Corrects the known errors of glossary pages within a line. */
export function mendLine(line: string, language: Language): Mended {
  const markup = [...line.matchAll(STRAY_MARKUP)].map((match) => match[0]);
  const plain = line
    .replace(STRAY_MARKUP, '$1')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?<=[^\s(]) (?=[.,)\]](?:\s|$|[.,)\]]))/g, '')
    .trim();
  const plurals = brokenPlurals(plain, language).map(({ word }) => word);
  const { text, unknown } = holdIconWords(holdReactionDash(mendPlurals(plain, language)), language);
  return { text, plurals, markup, unknown };
}
