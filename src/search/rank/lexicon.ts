/** The words of an index: which records have them, how rare they are, and which term they name. */

import type { AskedFor } from '../../languages/query-words.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { IndexContent } from '../index/read.ts';
import { type Concept, type ConceptWord, ruleKey, type SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';

/** Words that some names write as `&`. */
const AND: ReadonlySet<string> = new Set(['and', 'et', 'e']);

/** Records with a word, in their order, and its weight in each. */
export interface Postings {
  readonly records: readonly number[];
  readonly weights: readonly number[];
  /** The questions with it. */
  readonly questions: readonly AskedQuestion[];
}

/** A question that a record answers, as its stems. */
export interface AskedQuestion {
  /** Its place among all questions of the index. */
  readonly id: number;
  readonly record: number;
  readonly place: number;
  readonly stems: readonly string[];
  /** The kind of answer it asks for, if a question word tells. */
  readonly asks: AskedFor | null;
}

/** A term's form, prepared for finding it in a text. */
export interface ConceptForm {
  readonly concept: Concept;
  /** The stem that stands for the term. */
  readonly mark: string;
  readonly word: ConceptWord;
  /** Its words, folded. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** The words of a text, as stems, with weights, which are higher for words that fewer questions have. */
export interface WeighedWords {
  readonly stems: readonly string[];
  /** The weight of the word at each place; 0 where the text has said it before. */
  readonly weights: readonly number[];
  /** The weight of the word at each place with the one before it; 0 where the text has said both so before. */
  readonly pairWeights: readonly number[];
  /** The sum of all these weights. */
  readonly weight: number;
}

/** An index ready to be searched. */
export interface Lexicon {
  readonly language: Language;
  readonly content: IndexContent;
  /** Whether it has all records, not only those of the first part. */
  readonly isWhole: boolean;
  readonly postings: ReadonlyMap<string, Postings>;
  /** The number of questions that all records answer together. */
  readonly questionCount: number;
  /** All folded words that stand in records or in a term's forms. */
  readonly words: ReadonlySet<string>;
  /** The terms' forms of every language, by the language and their first stem. */
  readonly forms: ReadonlyMap<string, readonly ConceptForm[]>;
  /** For the stem of a word, the stems of its synonyms. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** The names of cards with a stem. */
  cardNames(stem: string): readonly SoughtCardName[];
  /** The pages of the site and the unanswered questions, with their signs. */
  signedPages(): readonly SignedPage[];
  /** Records by each of their names, folded and without spaces. */
  readonly named: ReadonlyMap<string, readonly number[]>;
  /** For each record, the index of its section; -1 for a record in no section. */
  readonly sectionOf: readonly number[];
  /** Returns the weight of a stem: the rarer it is, the higher. */
  weight(stem: string): number;
  /** Returns the weight of the words of a question; a term's stem does not count besides its words. */
  weightOfQuestion(question: AskedQuestion): number;
  /** Returns the stems of a text, stop words included, with weights. */
  weighedWordsOf(text: string): WeighedWords;
  /** The stems of all words of a record's text, in their order. */
  stemsOf(record: SearchRecord): readonly string[];
  /** The rule or section with a number in the current edition. */
  currentRule(number: string): SearchRecord | undefined;
  /** Returns the record with a key, of any edition. */
  recordOf(key: string): SearchRecord | undefined;
}

/** Returns the stem that stands for a term among the stems of a text. */
export function conceptStem(id: string): string {
  return `#${id}`;
}

/** Normalizes a name for comparison as a whole. */
export function joinedName(text: string): string {
  return nameOf(foldedWords(text));
}

/** Joins folded words to a name, without “and”: `Sierra and Oddball` equals `Sierra & Oddball`. */
export function nameOf(words: readonly string[]): string {
  return words.filter((word, place) => place === 0 || !AND.has(word)).join('');
}

/** Returns all languages, the given one first. */
export function ownFirst(language: Language): Language[] {
  return [language, ...LANGUAGES.filter((other) => other !== language)];
}

/** Returns all keys of a record: one for each edition that shares it. */
export function keysOf({ kind, key, numbers }: SearchRecord): readonly string[] {
  return kind === 'article' ? [key] : numbers.length > 0 ? numbers.map(ruleKey) : [key];
}

/** Returns the actions and keywords in the texts of cards. */
export function termsOfCards(cards: readonly string[], lexicon: Lexicon): readonly string[] {
  return cards.flatMap((id) => lexicon.recordOf(`card:${id}`)?.terms ?? []);
}

/** The name of a card in one language, prepared for finding it in a query. */
export interface SoughtCardName {
  /** The id of the card. */
  readonly id: string;
  /** Its distinctive words, all but articles and prepositions, and their stems. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** A page of the site or an unanswered question with its signs, as stems. */
export interface SignedPage {
  /** The place of its record. */
  readonly place: number;
  /** Each sign as its parts: one word of each must be said. */
  readonly signs: readonly (readonly ReadonlySet<string>[])[];
  /** All words of its signs, its questions and its title. */
  readonly vocabulary: ReadonlySet<string>;
}
