import type { Language } from '../../rulebook/language.ts';

/** A word that the substitution of terms has broken, and what it should be. */
export interface BrokenPlural {
  readonly word: string;
  readonly mended: string;
}

interface Pattern {
  readonly find: RegExp;
  readonly mend: (word: string) => string;
  readonly except?: ReadonlySet<string>;
}

/** Plural endings that were put after the singular: `abilitys`, `oggettoi`, `zonae`. */
const PATTERNS: Readonly<Record<Language, readonly Pattern[]>> = {
  en: [
    {
      find: /(?<![\p{L}'’])\p{L}{2,}[^aeiou\P{L}]ys(?![\p{L}'’])/giu,
      mend: (word) => word.replace(/ys$/i, 'ies'),
    },
  ],
  it: [
    {
      find: /(?<!\p{L})\p{L}{3,}oi(?!\p{L})/giu,
      mend: (word) => word.replace(/i?oi$/i, 'i'),
      except: new Set(['suoi', 'tuoi', 'puoi', 'vuoi', 'buoi', 'eroi', 'dopodomani']),
    },
    {
      find: /(?<!\p{L})\p{L}{3,}ae(?!\p{L})/giu,
      mend: (word) => word.replace(/ae$/i, 'e'),
    },
  ],
  fr: [
    {
      find: /(?<!\p{L})(?:\p{L}{2,}(?:eau|al)|\p{L}*jeu)s(?!\p{L})/giu,
      mend: (word) => word.replace(/als$/i, 'aux').replace(/(eau|jeu)s$/i, '$1x'),
      except: new Set(['finals', 'natals', 'navals', 'bals', 'festivals', 'totals', 'signals']),
    },
  ],
};

/** The broken plurals of a text, each once, in the order of the text. */
export function brokenPlurals(text: string, language: Language): BrokenPlural[] {
  const words = PATTERNS[language].flatMap(({ find, mend, except }) =>
    [...text.matchAll(find)]
      .map((match) => match[0])
      .filter((word) => !except?.has(word.toLowerCase()))
      .map((word) => ({ word, mended: mend(word) })),
  );
  return [...new Map(words.map((broken) => [broken.word, broken])).values()];
}

/** Mends the broken plurals of a text. */
export function mendPlurals(text: string, language: Language): string {
  return brokenPlurals(text, language).reduce(
    (mended, { word, mended: right }) =>
      mended.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), right),
    text,
  );
}
