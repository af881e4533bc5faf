import type { Language } from '../../rulebook/language.ts';
import { brokenPlurals, mendPlurals } from './broken-plural.ts';
import { holdIconWords, holdReactionDash } from './icon-word.ts';

/** What was wrong in a line of a published page. */
export interface Mended {
  /** The line as it should be, its icons held. */
  readonly text: string;
  /** Broken plurals that were put right. */
  readonly plurals: readonly string[];
  /** Markup that was taken out. */
  readonly markup: readonly string[];
  /** Tokens that the page did not replace, and that mean nothing here. */
  readonly unknown: readonly string[];
}

const STRAY_MARKUP = />(\p{L}[^<>\n]{0,60}?)>/gu;

/** Puts right what pages of the glossary are known to get wrong within a line. */
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
