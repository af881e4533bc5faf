import type { Language } from '../rulebook/language.ts';

/**
 * Returns the name of a language in another one.
 *
 * @example languageName('en', 'fr') // 'anglais'
 */
export function languageName(language: Language, within: Language): string {
  return new Intl.DisplayNames([within], { type: 'language' }).of(language) ?? language;
}
