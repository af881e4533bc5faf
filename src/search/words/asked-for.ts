/** What a question asks for: a number, somebody, a time, a place, or what something is and does. */
import { QUERY_WORDS } from '../../languages/all-languages.ts';
import type { AskedFor } from '../../languages/query-words.ts';
import type { Language } from '../../rulebook/language.ts';

/** What a text asks for; null where no question word tells. */
export function askedFor(text: string, language: Language): AskedFor | null {
  const said = text.trim().toLowerCase();
  return QUERY_WORDS[language].questionWords.find(([, word]) => word.test(said))?.[0] ?? null;
}
