import { isLanguage, type Language } from '../rulebook/language.ts';

/**
 * Returns the language of the page that a component stands on, which its address names. For
 * components in MDX, which is written without repeating it. Refuses a page whose address has no
 * language.
 */
export function pageLanguage(params: Readonly<Record<string, string | undefined>>): Language {
  const { lang } = params;
  if (lang !== undefined && isLanguage(lang)) return lang;
  throw new Error(`The address of this page names no language: ${JSON.stringify(params)}`);
}
