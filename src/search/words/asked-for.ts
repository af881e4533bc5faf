/** Recognises what a question asks for: a difference, a number, a person, a time, a place, an explanation. */
import { QUERY_WORDS } from '../../languages/all-languages.ts';
import type { AskedFor } from '../../languages/query-words.ts';
import type { Language } from '../../rulebook/language.ts';

/** Returns the kind of answer that a text asks for; null if it has no question word. */
export function askedFor(text: string, language: Language): AskedFor | null {
  const said = text.trim().toLowerCase();
  return QUERY_WORDS[language].questionWords.find(([, word]) => word.test(said))?.[0] ?? null;
}
