import type { Language } from '../rulebook/language.ts';

/**
 * What a language is called in another one.
 *
 * @example languageName('en', 'fr') // 'anglais'
 */
export function languageName(language: Language, within: Language): string {
  return new Intl.DisplayNames([within], { type: 'language' }).of(language) ?? language;
}
