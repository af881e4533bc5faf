import type { Language } from '../rulebook/language.ts';

/** The names of languages in each language, as the browser has them; making them takes long. */
const names = new Map<Language, Intl.DisplayNames>();

/**
 * Returns the name of a language in another one.
 *
 * @example languageName('en', 'fr') // 'anglais'
 */
export function languageName(language: Language, within: Language): string {
  const known = names.get(within) ?? new Intl.DisplayNames([within], { type: 'language' });
  names.set(within, known);
  return known.of(language) ?? language;
}
