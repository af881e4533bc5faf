/** The languages of the book, in the order in which pages list them. The first is the default. */
export const LANGUAGES = ['fr', 'en', 'it', 'de', 'es'] as const;

/** The language of pages that nobody chose a language for. */
export const DEFAULT_LANGUAGE = LANGUAGES[0];

export type Language = (typeof LANGUAGES)[number];

/**
 * Languages that may lack all but the current edition's rules, the terms, the interface and the words
 * of cards: what they lack is shown in English, and marked.
 */
export const PARTIAL_LANGUAGES: readonly Language[] = ['de', 'es'];

/** Languages that lack nothing. */
export const WHOLE_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => !PARTIAL_LANGUAGES.includes(language),
);

/** The language of what a partial language lacks. */
export const LENDING_LANGUAGE = 'en' satisfies Language;

/** Whether a language may lack texts, for which English is shown. */
export function isPartial(language: Language): boolean {
  return PARTIAL_LANGUAGES.includes(language);
}

/** Editions from before there were partial languages, which have no pages of them. */
const EDITIONS_BEFORE: readonly string[] = ['2024-09', '4.0'];

/** Returns the language in which readers of a language find an edition. */
export function languageOfEdition(language: Language, edition: string): Language {
  const isLacking = isPartial(language) && EDITIONS_BEFORE.includes(edition);
  return isLacking ? LENDING_LANGUAGE : language;
}

/** Languages that set a no-break space before a colon, a semicolon, an exclamation or a question mark. */
export const SPACED_PUNCTUATION: ReadonlySet<Language> = new Set(['fr']);

/** How languages write the first day of a month that do not write the number alone. */
export const FIRST_OF_MONTH: ReadonlyMap<Language, string> = new Map([
  ['fr', '1er'],
  ['it', '1º'],
]);

/** Whether a text is the code of one of the book's languages. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
