/** The words of an index: which records have them, how rare they are, and which term they name. */

import type { AskedFor } from '../../languages/query-words.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { IndexContent } from '../index/read.ts';
import { type Concept, type ConceptWord, ruleKey, type SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import type { SoughtCardName } from './card-names.ts';
import type { SignedPage } from './site-pages.ts';

/** What some names write as `&`. */
const AND: ReadonlySet<string> = new Set(['and', 'et', 'e']);

/** Records with a word, in their order, and what it weighs in each. */
export interface Postings {
  readonly records: readonly number[];
  readonly weights: readonly number[];
  /** The questions with it. */
  readonly questions: readonly AskedQuestion[];
}

/** A question that a record answers, as its stems. */
export interface AskedQuestion {
  readonly record: number;
  readonly place: number;
  readonly stems: readonly string[];
  /** What it asks for, if a question word tells. */
  readonly asks: AskedFor | null;
}

/** A term's form as it is looked for in a text. */
export interface ConceptForm {
  readonly concept: Concept;
  readonly word: ConceptWord;
  /** Its words, folded. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** An index ready to be searched. */
export interface Lexicon {
  readonly language: Language;
  readonly content: IndexContent;
  /** Whether it has all records, not only those of the first part. */
  readonly isWhole: boolean;
  readonly postings: ReadonlyMap<string, Postings>;
  /** All folded words that stand in records or in a term's forms. */
  readonly words: ReadonlySet<string>;
  /** The terms' forms of every language, by the language and their first stem. */
  readonly forms: ReadonlyMap<string, readonly ConceptForm[]>;
  /** For the stem of a word, the stems of those that players use for it. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** The names of cards with a stem. */
  cardNames(stem: string): readonly SoughtCardName[];
  /** The pages of the site, and what is unanswered, with their signs. */
  signedPages(): readonly SignedPage[];
  /** Records by each of their names, folded and without spaces. */
  readonly named: ReadonlyMap<string, readonly number[]>;
  /** For each record, the place of its section among all; -1 for what stands in none. */
  readonly sectionOf: readonly number[];
  /** How much a stem tells records apart. */
  weight(stem: string): number;
  /** The stems of a text, those that say nothing too, alone and with the one before each. */
  phrasesOf(text: string): readonly string[];
  /** How much a phrase tells questions apart. */
  phraseWeight(phrase: string): number;
  /** The stems of all words of a record's text, in their order. */
  stemsOf(record: SearchRecord): readonly string[];
  /** The rule or section with a number in the current edition. */
  currentRule(number: string): SearchRecord | undefined;
  /** The record with a key, in whichever edition the key names. */
  recordOf(key: string): SearchRecord | undefined;
}

/** The mark of a term among the stems of a text. */
export function conceptStem(id: string): string {
  return `#${id}`;
}

/** A name as it is compared as a whole. */
export function joinedName(text: string): string {
  return nameOf(foldedWords(text));
}

/** The name that folded words are: `Sierra and Oddball` for `Sierra & Oddball`. */
export function nameOf(words: readonly string[]): string {
  return words.filter((word, place) => place === 0 || !AND.has(word)).join('');
}

/** The languages, the one of the index first. */
export function ownFirst(language: Language): Language[] {
  return [language, ...LANGUAGES.filter((other) => other !== language)];
}

/** All keys of a record: a rule that editions word the same has one for each. */
export function keysOf({ kind, key, numbers }: SearchRecord): readonly string[] {
  return kind === 'article' ? [key] : numbers.length > 0 ? numbers.map(ruleKey) : [key];
}
