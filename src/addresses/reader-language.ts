import { isLanguage, LANGUAGES, type Language } from '../rulebook/language.ts';
import { chooseLanguage, LANGUAGE_KEY } from './language-choice.ts';

/**
 * Returns the reader's language: the one that was chosen before, else one that the browser asks for.
 */
export function readerLanguage(): Language {
  let saved: string | null = null;
  try {
    saved = localStorage.getItem(LANGUAGE_KEY);
  } catch {
    // A browser that keeps nothing still has languages of its own.
  }
  const chosen = chooseLanguage(LANGUAGES, saved, navigator.languages);
  return isLanguage(chosen) ? chosen : LANGUAGES[0];
}

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
