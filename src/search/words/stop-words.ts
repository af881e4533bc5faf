/**
 * Words that say nothing in a search: articles, prepositions, question words and what players put
 * around a question ("can I", "est-ce que", "quando posso"). They weigh nothing and are not marked.
 */
import { QUERY_WORDS } from '../../languages/all-languages.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';

/** Words that any question may have, whatever it is about: they say little. */
const SAYS_LITTLE = setsOf('sayLittle');

/** Words that any question about the site may have, whichever page it asks for. */
const OF_SITE = setsOf('ofSite');

/** Whether a folded word may be in any question about the site. */
export function isOfSite(folded: string, language: Language): boolean {
  return OF_SITE.get(language)!.has(folded);
}

/** Whether a folded word says little in a search. */
export function saysLittle(folded: string, language: Language): boolean {
  return SAYS_LITTLE.get(language)!.has(folded);
}

const STOP_WORDS = setsOf('stopWords');

function setsOf(list: 'stopWords' | 'sayLittle' | 'ofSite') {
  return new Map(
    LANGUAGES.map((language) => [language, new Set(QUERY_WORDS[language][list].split(/\s+/))]),
  );
}

/** Whether a folded word says nothing in a search. */
export function isStopWord(folded: string, language: Language): boolean {
  return STOP_WORDS.get(language)!.has(folded);
}

/** Of each language, how many of the words say nothing in it and say something in all others. */
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
