import { CHECKS } from '../../languages/all-languages.ts';
import type { Language } from '../../rulebook/language.ts';

/** The number of characters shown on each side of a fault. */
const CONTEXT = 20;

/**
 * Finds typographic faults: a plain space where French requires a no-break space, straight
 * apostrophes, three dots instead of an ellipsis, a space before punctuation in English or Italian.
 *
 * @returns each fault with the words around it
 */
export function typographyFaults(text: string, language: Language): readonly string[] {
  return Array.from(text.matchAll(CHECKS[language].typographyFaults), ({ index }) =>
    text.slice(Math.max(0, index - CONTEXT), index + CONTEXT),
  );
}
