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
