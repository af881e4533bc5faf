/**
 * Stop words: articles, prepositions, question words and phrases around a question ("can I",
 * "est-ce que", "quando posso"). They have no weight in a search and are not marked.
 */
import { QUERY_WORDS } from '../../languages/all-languages.ts';
import type { AskedFor } from '../../languages/query-words.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';

/** Words that any question may have: they have little weight. */
const SAYS_LITTLE = setsOf('sayLittle');

/** Words that a question about any page of the site may have. */
const OF_SITE = setsOf('ofSite');

/** Whether a folded word may be in any question about the site. */
export function isOfSite(folded: string, language: Language): boolean {
  return OF_SITE.get(language)!.has(folded);
}

/** Whether a folded word has little weight in a search. */
export function saysLittle(folded: string, language: Language): boolean {
  return SAYS_LITTLE.get(language)!.has(folded);
}

const STOP_WORDS = setsOf('stopWords');

function setsOf(list: 'stopWords' | 'sayLittle' | 'ofSite') {
  return new Map(
    LANGUAGES.map((language) => [language, new Set(QUERY_WORDS[language][list].split(/\s+/))]),
  );
}

/** Whether a folded word is a stop word. */
export function isStopWord(folded: string, language: Language): boolean {
  return STOP_WORDS.get(language)!.has(folded);
}

/** Counts for each language the words that are stop words in it and in no other language. */
export function stopWordsOf(words: readonly string[]): ReadonlyMap<Language, number> {
  return new Map(
    LANGUAGES.map((language) => {
      const own = words.filter((word) =>
        LANGUAGES.every((other) => isStopWord(word, other) === (other === language)),
      );
      return [language, own.length];
    }),
  );
}

/** Returns the kind of answer that a text asks for; null if it has no question word. */
export function askedFor(text: string, language: Language): AskedFor | null {
  const said = text.trim().toLowerCase();
  return QUERY_WORDS[language].questionWords.find(([, word]) => word.test(said))?.[0] ?? null;
}
