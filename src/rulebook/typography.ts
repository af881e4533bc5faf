import type { Language } from './language.ts';

/** Where a line could break before its punctuation, or signs are typed as on a typewriter. */
const FAULTS: Readonly<Record<Language, RegExp>> = {
  fr: / [;:!?»]|« |\p{L}'\p{L}|\.{3}/gu,
  en: /\p{L}'\p{L}|\.{3}| [;:!?]/gu,
  it: /\p{L}'\p{L}|\.{3}| [;:!?]/gu,
};

/** Characters shown on either side of a fault. */
const CONTEXT = 20;

/**
 * Finds typographic faults: a plain space where French wants one that does not break, straight
 * apostrophes, three dots instead of an ellipsis, a space before punctuation in English or Italian.
 *
 * @returns each fault with the words around it
 */
export function typographyFaults(text: string, language: Language): readonly string[] {
  return Array.from(text.matchAll(FAULTS[language]), ({ index }) =>
    text.slice(Math.max(0, index - CONTEXT), index + CONTEXT),
  );
}
