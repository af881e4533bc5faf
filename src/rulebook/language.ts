/** The languages of the book, in the order in which pages list them. The first is the default. */
export const LANGUAGES = ['fr', 'en', 'it'] as const;

/** The language of pages that nobody chose a language for. */
export const DEFAULT_LANGUAGE = LANGUAGES[0];

/** Languages that cards are printed in and the book is not translated to. */
export const CARD_LANGUAGES = ['de', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** Whether a text is the code of one of the book's languages. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
