/** Counts of the printed texts that compile, by set and language. */

import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { compilePrinting, type Printing } from './printing.ts';
import type { Reader } from './reader.ts';

/** A text that was not read, and where it stopped. */
export interface Unread {
  readonly ref: string;
  readonly text: string;
  /** The place in the text of the first word that no rule reads. */
  readonly at: number;
  readonly expected: readonly string[];
}

export interface Coverage {
  readonly set: string;
  readonly language: Language;
  /** Distinct texts, each box of a card by itself. */
  readonly texts: number;
  readonly unread: readonly Unread[];
}

/** English words in a text that the data gives as another language. */
const ENGLISH = /\b(?:the|you|your|gains?|each|when|target)\b/iu;

/** Italian words in a text that the data gives as Spanish. */
const ITALIAN = /\b(?:carte|dalla|della|nella|pedina|pesca|personaggio)\b/iu;

/** Whether the data gives a text in another language than it says. */
export function isForeign(text: string, language: Language): boolean {
  if (language === 'en') return false;
  const said = text.replace(/\([^()]*\)/gu, '');
  return ENGLISH.test(said) || (language === 'es' && ITALIAN.test(said));
}

/** A text that the data gives in another language than it says. */
export interface Foreign {
  readonly ref: string;
  readonly language: Language;
  readonly text: string;
}

/** Texts that the data gives in another language, each where it is printed first. */
export function foreignTexts(printings: readonly Printing[]): readonly Foreign[] {
  const found = new Map<string, Foreign>();
  for (const { ref, text: texts = {} } of printings) {
    for (const language of LANGUAGES) {
      for (const text of Object.values(texts[language] ?? {})) {
        const key = `${language} ${text}`;
        if (!text || found.has(key) || !isForeign(text, language)) continue;
        found.set(key, { ref, language, text });
      }
    }
  }
  return [...found.values()];
}

/** Coverage of the printings of each set; a text is counted where it is printed first. */
export function coverageOf(
  printings: readonly Printing[],
  readers: Readonly<Record<Language, Reader>>,
): readonly Coverage[] {
  return LANGUAGES.flatMap((language) => {
    const seen = new Set<string>();
    const sets = new Map<string, { texts: number; unread: Unread[] }>();
    for (const printing of printings) {
      const { ref, set, type } = printing;
      for (const { text, read } of compilePrinting(printing, language, readers[language]).texts) {
        const key = `${type === 'SPELL'} ${text}`;
        if (seen.has(key) || isForeign(text, language)) continue;
        seen.add(key);
        const counted = sets.get(set) ?? { texts: 0, unread: [] };
        sets.set(set, counted);
        counted.texts += 1;
        if (read.stop) {
          counted.unread.push({ ref, text, at: read.stop.at, expected: read.stop.expected });
        }
      }
    }
    return [...sets].map(([set, counted]) => ({ set, language, ...counted }));
  });
}
