import { LANGUAGES, type Language } from '../rulebook/language.ts';
import type { Alternates } from './address.ts';

/**
 * Returns the addresses of one page in every language, for the language switch, `hreflang` and the
 * canonical link alike.
 *
 * @param locate the page's address in a language, or null where that language lacks it
 */
export async function alternates(
  locate: (lang: Language) => string | null | Promise<string | null>,
): Promise<Alternates> {
  const found: Partial<Record<Language, string>> = {};
  for (const lang of LANGUAGES) {
    const path = await locate(lang);
    if (path !== null) found[lang] = path;
  }
  return found;
}
