import { GLOSSARIES } from '../../languages/all-languages.ts';
import type { Language } from '../../rulebook/language.ts';

/** A word that the substitution of terms has broken, and its correction. */
export interface BrokenPlural {
  readonly word: string;
  readonly mended: string;
}

/** Returns the broken plurals of a text, each once, in the order of the text. */
export function brokenPlurals(text: string, language: Language): BrokenPlural[] {
  const words = GLOSSARIES[language].brokenPlurals.flatMap(({ find, mend, except }) =>
    [...text.matchAll(find)]
      .map((match) => match[0])
      .filter((word) => !except?.has(word.toLowerCase()))
      .map((word) => ({ word, mended: mend(word) })),
  );
  return [...new Map(words.map((broken) => [broken.word, broken])).values()];
}

/** Corrects the broken plurals of a text. */
export function mendPlurals(text: string, language: Language): string {
  return brokenPlurals(text, language).reduce(
    (mended, { word, mended: right }) =>
      mended.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), right),
    text,
  );
}
