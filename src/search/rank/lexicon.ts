/** The words of an index: which records have them, how rare they are, and which term they name. */

import type { AskedFor } from '../../languages/query-words.ts';
import { lettersOf } from '../../rulebook/distance.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { sectionOf } from '../../rulebook/number.ts';
import type { IndexContent } from '../index/read.ts';
import { type Concept, type ConceptWord, ruleKey, type SearchRecord } from '../index/record.ts';
import { askedFor } from '../words/asked-for.ts';
import { foldedWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { type CardName, cardNames, cardStem } from './card-names.ts';
import { type SignedPage, signedPages } from './site-pages.ts';

/** What a word weighs in each part of a record. */
const WEIGHTS = { name: 3.7, section: 4.56, lead: 4, text: 1.89, question: 1 } as const;
type Part = keyof typeof WEIGHTS;

/** What a term weighs in a rule that defines it. */
const DEFINES = 3.6;

/** What a card weighs in a ruling about it, and in a rule whose notes speak of it. */
const ON_CARD = 4.5;
const SPOKEN_OF = 1;

/** A part that has so many words counts each of them once; longer ones less. */
const USUAL_LENGTH: Readonly<Record<Part, number>> = {
  name: 2,
  section: 2.7,
  lead: 3,
  text: 19,
  question: 25,
};

/** The least share of its weight that a word has in a part, however long that is. */
const LEAST = 0.15;

/** A word that stands in so many questions of one record weighs no more. */
const MOST_QUESTIONS = 3;

/** What some names write as `&`. */
const AND: ReadonlySet<string> = new Set(['and', 'et', 'e']);

/** How much less than its rarity tells a word says: what is rare in rules is often by the way. */
const RARITY_POWER = 1;

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
  readonly stems: readonly string[];
}

/** An index ready to be searched. */
export interface Lexicon {
  readonly language: Language;
  readonly content: IndexContent;
  /** Whether it has all records, not only those of the first part. */
  readonly isWhole: boolean;
  readonly postings: ReadonlyMap<string, Postings>;
  /** All folded words that stand in records or in a term's forms, with their letters as bits. */
  readonly words: ReadonlyMap<string, number>;
  /** The terms' forms of every language, by the language and their first stem. */
  readonly forms: ReadonlyMap<string, readonly ConceptForm[]>;
  /** For the stem of a word, the stems of those that players use for it. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** The names of cards, by each of their stems. */
  readonly cardNames: ReadonlyMap<string, readonly CardName[]>;
  /** The pages of the site that have signs. */
  readonly signedPages: readonly SignedPage[];
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
export function joined(text: string): string {
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

/** Makes an index ready to be searched: its records are read word by word once. */
export function lexiconOf(content: IndexContent, isWhole = true): Lexicon {
  const making = lexiconSteps(content, isWhole);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

/** So many milliseconds are spent at a stretch on making an index while somebody types. */
const TURN = 30;
/** So many records are read between two looks at the clock. */
const RECORDS = 10;

/** Makes a whole index ready while the page goes on: it has its turn every few milliseconds. */
export async function lexiconInTurns(content: IndexContent): Promise<Lexicon> {
  const making = lexiconSteps(content, true);
  for (let begun = performance.now(); ; ) {
    const { done, value } = making.next();
    if (done) return value;
    if (performance.now() - begun < TURN) continue;
    await nextTurn();
    begun = performance.now();
  }
}

/** Lets the page have its turn; what goes on afterwards does not wait as a timer does. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Makes an index ready, and stops after every few records. */
function* lexiconSteps(content: IndexContent, isWhole: boolean): Generator<void, Lexicon> {
  const { language, records, concepts } = content;
  const forms = formsOf(concepts);
  const reader = new IndexReader(language, forms);
  const rulesOf = definitions(concepts);
  yield;
  for (const [place, record] of records.entries()) {
    reader.read(record, place);
    if (place % RECORDS === 0) yield;
    for (const { edition, number } of record.numbers) {
      if (edition !== content.editions[0]) continue;
      for (const id of rulesOf.get(number) ?? []) reader.add(conceptStem(id), place, DEFINES);
    }
  }
  yield;
  records.forEach((record, place) => {
    for (const id of record.cards) reader.add(cardStem(id), place, ON_CARD);
    if (record.kind === 'card') reader.add(cardStem(record.id), place, WEIGHTS.name);
  });
  const byNumber = new Map(
    records.flatMap(({ numbers }, place) =>
      numbers.flatMap(({ edition, number }) =>
        edition === content.editions[0] ? [[number, place] as const] : [],
      ),
    ),
  );
  for (const { kind, id, spokenOfIn } of records) {
    if (kind !== 'card') continue;
    for (const number of spokenOfIn) {
      const place = byNumber.get(number);
      if (place !== undefined) reader.add(cardStem(id), place, SPOKEN_OF);
    }
  }
  for (const { words } of concepts) {
    for (const { text } of words) for (const word of foldedWords(text)) reader.keep(word);
  }
  yield;
  const { postings, words, named } = reader;
  const weight = remembered((one: string) => {
    const count = postings.get(one)?.records.length ?? 0;
    return Math.log(1 + (records.length - count + 0.5) / (count + 0.5)) ** RARITY_POWER;
  });
  const stemsOf = remembered(({ text }: SearchRecord) =>
    foldedWords(text).map((word) => stem(word, language)),
  );
  const phrasesOf = remembered((text: string) => {
    const stems = foldedWords(text).map((word) => stem(word, language));
    return stems.flatMap((one, place) => [one, `${stems[place - 1] ?? ''} ${one}`]);
  });
  let weightsOfPhrases: ((phrase: string) => number) | null = null;
  const phraseWeight = (phrase: string) => {
    weightsOfPhrases ??= phraseWeights(records, phrasesOf);
    return weightsOfPhrases(phrase);
  };
  const byKey = new Map(
    records.flatMap((record) => keysOf(record).map((key) => [key, record] as const)),
  );
  yield;
  return {
    language,
    content,
    isWhole,
    postings,
    words,
    forms,
    synonyms: synonymsOf(content),
    named,
    cardNames: cardNames(records, language),
    signedPages: signedPages(records, language),
    sectionOf: sectionsOf(records),
    weight,
    phrasesOf,
    phraseWeight,
    stemsOf,
    currentRule: (number) => byKey.get(ruleKey({ edition: content.editions[0]!, number })),
    recordOf: (key) => byKey.get(key),
  };
}

/** A function that finds the value of each key once. */
function remembered<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    let value = found.get(key);
    if (value === undefined) {
      value = find(key);
      found.set(key, value);
    }
    return value;
  };
}

interface Collected {
  readonly records: number[];
  readonly weights: number[];
  readonly questions: AskedQuestion[];
}

/** What is known of a word once it was met. */
interface KnownWord {
  readonly stem: string;
  readonly says: boolean;
  /** The terms' own forms that begin with it. */
  readonly forms: readonly ConceptForm[];
}

/** Collects the words of records. */
class IndexReader {
  readonly postings = new Map<string, Collected>();
  readonly words = new Map<string, number>();
  readonly named = new Map<string, number[]>();
  readonly #known = new Map<string, KnownWord>();
  readonly #language: Language;
  readonly #forms: Lexicon['forms'];

  constructor(language: Language, forms: Lexicon['forms']) {
    this.#language = language;
    this.#forms = forms;
  }

  /** Reads all parts of the record at a place. */
  read(record: SearchRecord, place: number): void {
    const { kind, names, section, lead, text, questions, signs } = record;
    for (const name of names) {
      // A name in another language is found as it is written, but nothing mistyped is read as it.
      const isForeign = kind === 'card' && name !== record.title;
      this.#readPart(name, 'name', place, !isForeign);
      const words = foldedWords(name);
      for (const key of new Set([nameOf(words), nameOf(this.#telling(words))])) {
        const known = this.named.get(key);
        if (!known) this.named.set(key, [place]);
        else if (!known.includes(place)) known.push(place);
      }
    }
    if (kind === 'term') this.add(conceptStem(record.id), place, WEIGHTS.name);
    if (kind === 'rule') this.#readPart(section, 'section', place);
    this.#readPart(lead, 'lead', place);
    this.#readPart(text, 'text', place);
    if (questions.length > 0) this.#readQuestions(questions, place);
    for (const word of signs.flatMap(foldedWords)) this.keep(word);
  }

  /** The words of a name without articles and prepositions; all words where fewer than two are left. */
  #telling(words: readonly string[]): readonly string[] {
    const telling = words.filter((word) => !isStopWord(word, this.#language));
    return telling.length > 1 ? telling : words;
  }

  /** Says that the record at a place has a stem. */
  add(stem: string, record: number, weight: number): void {
    const { records, weights } = this.#collected(stem);
    const last = records.length - 1;
    if (records[last] === record) weights[last]! += weight;
    else {
      records.push(record);
      weights.push(weight);
    }
  }

  /** Says that a word is known. */
  keep(word: string): void {
    if (!this.words.has(word)) this.words.set(word, lettersOf(word));
  }

  #collected(stem: string): Collected {
    let known = this.postings.get(stem);
    if (!known) {
      known = { records: [], weights: [], questions: [] };
      this.postings.set(stem, known);
    }
    return known;
  }

  #readPart(text: string, part: Part, record: number, keeps = true): void {
    if (text === '') return;
    const folded = foldedWords(text);
    const weight = weightIn(part, folded.length);
    for (const one of this.#stems(folded, keeps)) this.add(one, record, weight);
  }

  #readQuestions(questions: readonly string[], record: number): void {
    const seen = new Map<string, number>();
    let length = 0;
    questions.forEach((question, place) => {
      const stems = [...new Set(this.#stems(foldedWords(question)))];
      const asks = askedFor(question, this.#language);
      const asked = { record, place, stems, asks };
      length += stems.length;
      for (const one of stems) {
        seen.set(one, (seen.get(one) ?? 0) + 1);
        this.#collected(one).questions.push(asked);
      }
    });
    const weight = weightIn('question', length);
    for (const [one, count] of seen)
      this.add(one, record, Math.min(count, MOST_QUESTIONS) * weight);
  }

  /** The stems of a text without what says nothing, and the marks of the terms that it names. */
  #stems(folded: readonly string[], keeps = true): string[] {
    const found: string[] = [];
    for (let place = 0; place < folded.length; place++) {
      const { stem, says, forms } = this.#wordOf(folded[place]!);
      if (says && keeps) this.keep(folded[place]!);
      if (says) found.push(stem);
      const named = forms.length > 0 && this.#longest(forms, folded, place);
      if (named) found.push(conceptStem(named.concept.id));
    }
    return found;
  }

  #wordOf(word: string): KnownWord {
    const known = this.#known.get(word);
    if (known) return known;
    const says = !isStopWord(word, this.#language);
    const own = stem(word, this.#language);
    const all = this.#forms.get(`${this.#language} ${own}`) ?? [];
    const forms = all.filter((form) => !form.word.isSynonym && (says || form.stems.length > 1));
    const met = { stem: own, says, forms };
    this.#known.set(word, met);
    return met;
  }

  #longest(forms: readonly ConceptForm[], folded: readonly string[], place: number) {
    let best: ConceptForm | null = null;
    for (const form of forms) {
      if (form.stems.length <= (best?.stems.length ?? 0)) continue;
      const isThere = form.stems.every((one, i) => {
        const word = folded[place + i];
        return word !== undefined && this.#wordOf(word).stem === one;
      });
      if (isThere) best = form;
    }
    return best;
  }
}

/** All keys of a record: a rule that editions word the same has one for each. */
export function keysOf({ kind, key, numbers }: SearchRecord): readonly string[] {
  return kind === 'article' ? [key] : numbers.length > 0 ? numbers.map(ruleKey) : [key];
}

/** What phrases weigh: the more, the fewer questions have them. */
function phraseWeights(
  records: readonly SearchRecord[],
  phrasesOf: (text: string) => readonly string[],
): (phrase: string) => number {
  const questions = records.flatMap((record) => record.questions);
  const counts = new Map<string, number>();
  for (const question of questions)
    for (const one of new Set(phrasesOf(question))) counts.set(one, (counts.get(one) ?? 0) + 1);
  return (phrase) => Math.log(1 + questions.length / ((counts.get(phrase) ?? 0) + 1));
}

function sectionsOf(records: readonly SearchRecord[]): number[] {
  const places = new Map<string, number>();
  return records.map(({ kind, numbers: [first] }) => {
    if (!first || (kind !== 'rule' && kind !== 'section')) return -1;
    const section = `${first.edition} ${sectionOf(first.number)}`;
    const place = places.get(section) ?? places.size;
    places.set(section, place);
    return place;
  });
}

function weightIn(part: Part, length: number): number {
  return WEIGHTS[part] * Math.max(1 / (0.5 + (0.5 * length) / USUAL_LENGTH[part]), LEAST);
}

function formsOf(concepts: readonly Concept[]): Lexicon['forms'] {
  const forms = new Map<string, ConceptForm[]>();
  for (const concept of concepts) {
    for (const word of concept.words) {
      const stems = foldedWords(word.text).map((one) => stem(one, word.language));
      const key = `${word.language} ${stems[0]}`;
      const known = forms.get(key);
      if (known) known.push({ concept, word, stems });
      else forms.set(key, [{ concept, word, stems }]);
    }
  }
  return forms;
}

/** For each number of the current edition, the terms that it defines. */
function definitions(concepts: readonly Concept[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, rules } of concepts) {
    for (const number of rules) found.set(number, [...(found.get(number) ?? []), id]);
  }
  return found;
}

function synonymsOf({ synonyms, language }: IndexContent): Map<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const group of synonyms) {
    const stems = group.map((word) => stem(foldedWords(word)[0]!, language));
    for (const one of stems) {
      const others = found.get(one) ?? new Set();
      for (const other of stems) if (other !== one) others.add(other);
      found.set(one, others);
    }
  }
  return new Map(Array.from(found, ([one, others]) => [one, [...others]]));
}
