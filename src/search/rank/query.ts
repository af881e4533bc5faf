/** Reads a query: which of its words say something, which terms they name, what was mistyped. */
import { QUERY_WORDS } from '../../languages/all-languages.ts';
import type { AskedFor } from '../../languages/query-words.ts';
import type { Language } from '../../rulebook/language.ts';
import { foldedWords, wordsIn } from '../words/fold.ts';
import { askedFor, isStopWord } from '../words/stop-words.ts';
import { correctWord, type QueryWord, rejoinWords, splitWords } from './corrections.ts';
import type { Lexicon } from './lexicon.ts';
import { groupsOf, type WordGroup } from './word-groups.ts';

/** A word that was read as another. */
export interface Correction {
  readonly typed: string;
  readonly read: string;
}

/** A query as it was read. */
export interface ReadQuery {
  readonly groups: readonly WordGroup[];
  readonly corrections: readonly Correction[];
  /** The term that all of the query names (`isAll`), or asks the meaning of. */
  readonly term: { readonly id: string; readonly isAll: boolean } | null;
  /** The kind of answer it asks for, if a question word tells. */
  readonly asks: AskedFor | null;
  /** All its words as they were read, folded, without the edition. */
  readonly words: readonly string[];
  /** Those of its words that are part of a card's name. */
  readonly nameWords: ReadonlySet<string>;
  /** The edition that it names besides other words; null if it names none or several. */
  readonly edition: string | null;
  readonly namesEdition: boolean;
  /** Whether it names several editions. */
  readonly comparesEditions: boolean;
  /** All its words, or those in quotes, if there are several and all are stop words. */
  readonly small: readonly string[];
  /** The words in quotes, or those whose meaning is asked, folded and without spaces. */
  readonly meant: string;
}

/** The limit of words in a query: each is compared with all words of the book. */
export const MOST_WORDS = 40;

/**
 * Reads a query in the language of an index.
 *
 * @param correct whether unknown words are read as the nearest known ones
 */
export function readQuery(text: string, lexicon: Lexicon, correct: boolean): ReadQuery {
  const corrections: Correction[] = [];
  const { named, rest } = editionsIn(text, lexicon.content.editions);
  const typed = typedWords(rest, lexicon.language).slice(0, MOST_WORDS);
  const words = splitWords(rejoinWords(typed, lexicon, correct), lexicon).map(
    (word, place, all) => {
      const beside = [all[place - 1], all[place + 1]].flatMap((one) => one?.word ?? []);
      const read = correct ? correctWord(word, beside, lexicon) : null;
      if (read === null) return word;
      corrections.push({ typed: word.typed, read });
      return { ...word, word: read };
    },
  );
  const { groups, term: only, nameWords } = groupsOf(words, lexicon);
  const asks = askedFor(text, lexicon.language);
  const isAll = only?.length === words.length;
  const term = only && (isAll || asks === 'what') ? { id: only.id, isAll } : null;
  const said = words.map(({ word }) => word);
  const quoted = foldedWords(quotedIn(text));
  const isSmall = said.length > 1 && said.every((word) => isStopWord(word, lexicon.language));
  const small = isSmall ? (quoted.length > 1 ? quoted : said) : [];
  const meant = quoted.length > 0 ? quoted : foldedWords(meantIn(text, lexicon.language));
  return {
    groups,
    corrections,
    term,
    asks,
    words: said,
    nameWords,
    edition: named.length === 1 ? named[0]! : null,
    namesEdition: named.length > 0,
    comparesEditions: new Set(named).size > 1,
    small,
    meant: meant.join(''),
  };
}

function quotedIn(text: string): string {
  return /["“«]([^"“”«»]+)["”»]/.exec(text)?.[1] ?? '';
}

/** Returns the words whose meaning a question asks; empty if it asks for none. */
function meantIn(text: string, language: Language): string {
  const said = text.toLowerCase();
  return QUERY_WORDS[language].askedMeaning.map((one) => one.exec(said)?.[1]).find(Boolean) ?? '';
}

/** Separates the editions that a text names from its other words. */
function editionsIn(text: string, editions: readonly string[]) {
  const parts = text.split(/[\s?,]+/).filter((part) => part !== '');
  const named = parts.filter((part) => editions.includes(part));
  if (named.length === 0 || named.length === parts.length) return { named: [], rest: text };
  return { named, rest: parts.filter((part) => !named.includes(part)).join(' ') };
}

function typedWords(text: string, language: Language): QueryWord[] {
  const said = QUERY_WORDS[language].idioms.reduce(
    (one, [phrase, read]) => one.replace(phrase, read),
    text.toLowerCase(),
  );
  const found = wordsIn(said);
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  return found.map(({ folded, start }, i) => ({
    typed: folded,
    word: folded,
    isLast: isOpen && i === found.length - 1,
    isAdded: said[start - 1] === '+',
  }));
}
