/** Reads the records of an index word by word: which of them have a stem, and what it weighs there. */

import type { Language } from '../../rulebook/language.ts';
import type { SearchRecord } from '../index/record.ts';
import { askedFor } from '../words/asked-for.ts';
import { foldedWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import {
  type AskedQuestion,
  type ConceptForm,
  conceptStem,
  type Lexicon,
  nameOf,
} from './lexicon.ts';

/** The weight of a word in each part of a record. */
export const WEIGHTS = { name: 3.7, section: 4.56, lead: 4, text: 1.89, question: 1 } as const;
type Part = keyof typeof WEIGHTS;

/** The length at which each word of a part has its full weight; in longer parts it has less. */
const USUAL_LENGTH: Readonly<Record<Part, number>> = {
  name: 2,
  section: 2.7,
  lead: 3,
  text: 19,
  question: 25,
};

/** The least share of its weight that a word keeps in a long part. */
const LEAST = 0.15;

/** A word in more questions of one record than this weighs no more. */
const MOST_QUESTIONS = 3;

interface Collected {
  readonly records: number[];
  readonly weights: number[];
  questions: AskedQuestion[];
}

/** The shared empty list of a stem without questions; its first question replaces it by a new list. */
const NO_QUESTIONS: AskedQuestion[] = [];

/** The data of a word that has occurred before. */
interface KnownWord {
  readonly stem: string;
  readonly says: boolean;
  /** The terms' own forms that begin with it. */
  readonly forms: readonly ConceptForm[];
}

/** The words of a text that say something, as stems and marks of terms, and how many words it has. */
interface ReadText {
  readonly stems: readonly string[];
  readonly length: number;
}

const NO_FORMS: readonly ConceptForm[] = [];

/** Collects the words of records. */
export class IndexReader {
  readonly postings = new Map<string, Collected>();
  readonly words = new Set<string>();
  readonly named = new Map<string, number[]>();
  readonly #known = new Map<string, KnownWord>();
  readonly #language: Language;
  readonly #forms: Lexicon['forms'];
  #section = '';
  #readSection: ReadText = { stems: [], length: 0 };

  constructor(language: Language, forms: Lexicon['forms']) {
    this.#language = language;
    this.#forms = forms;
  }

  /** Reads all parts of the record at a place. */
  read(record: SearchRecord, place: number): void {
    const { kind, names, section, lead, text, questions, signs } = record;
    for (const name of names) {
      const words = foldedWords(name);
      // A name in another language is found as it is written, but nothing mistyped is read as it.
      const isForeign = kind === 'card' && name !== record.title;
      this.#addPart(this.#readWords(words, !isForeign), 'name', place);
      const whole = nameOf(words);
      const telling = nameOf(this.#telling(words));
      this.#addName(whole, place);
      if (telling !== whole) this.#addName(telling, place);
    }
    if (kind === 'term') this.add(conceptStem(record.id), place, WEIGHTS.name);
    if (kind === 'rule') this.#addPart(this.#wordsOfSection(section), 'section', place);
    if (lead !== '') this.#addPart(this.#readWords(foldedWords(lead)), 'lead', place);
    if (text !== '') this.#addPart(this.#readWords(foldedWords(text)), 'text', place);
    if (questions.length > 0) this.#readQuestions(questions, place);
    for (const sign of signs) for (const word of foldedWords(sign)) this.words.add(word);
  }

  /** Adds a record to the postings of a stem. */
  add(stem: string, record: number, weight: number): void {
    const known = this.postings.get(stem);
    if (!known) {
      this.postings.set(stem, { records: [record], weights: [weight], questions: NO_QUESTIONS });
      return;
    }
    const { records, weights } = known;
    const last = records.length - 1;
    if (records[last] === record) weights[last]! += weight;
    else {
      records.push(record);
      weights.push(weight);
    }
  }

  #addName(name: string, place: number): void {
    const known = this.named.get(name);
    if (!known) this.named.set(name, [place]);
    else if (!known.includes(place)) known.push(place);
  }

  /** Returns a name's words without articles and prepositions; all if fewer than two are left. */
  #telling(words: readonly string[]): readonly string[] {
    const telling = words.filter((word) => this.#wordOf(word).says);
    return telling.length > 1 ? telling : words;
  }

  /** Reads the words of a section's title, memoized: its rules follow one another. */
  #wordsOfSection(title: string): ReadText {
    if (title !== this.#section) {
      this.#section = title;
      this.#readSection = this.#readWords(foldedWords(title));
    }
    return this.#readSection;
  }

  #addPart({ stems, length }: ReadText, part: Part, record: number): void {
    const weight = weightIn(part, length);
    for (const one of stems) this.add(one, record, weight);
  }

  #readQuestions(questions: readonly string[], record: number): void {
    const seen = new Map<string, number>();
    let length = 0;
    questions.forEach((question, place) => {
      const stems = [...new Set(this.#readWords(foldedWords(question)).stems)];
      const asks = askedFor(question, this.#language);
      const asked = { record, place, stems, asks };
      length += stems.length;
      for (const one of stems) {
        seen.set(one, (seen.get(one) ?? 0) + 1);
        this.#addQuestion(one, asked);
      }
    });
    const weight = weightIn('question', length);
    for (const [one, count] of seen)
      this.add(one, record, Math.min(count, MOST_QUESTIONS) * weight);
  }

  #addQuestion(stem: string, asked: AskedQuestion): void {
    const known = this.postings.get(stem);
    if (!known) this.postings.set(stem, { records: [], weights: [], questions: [asked] });
    else if (known.questions === NO_QUESTIONS) known.questions = [asked];
    else known.questions.push(asked);
  }

  /** Reads the folded words of a text; those that say something are known from then on, if wanted. */
  #readWords(folded: readonly string[], keeps = true): ReadText {
    const stems: string[] = [];
    for (let place = 0; place < folded.length; place++) {
      const { stem, says, forms } = this.#wordOf(folded[place]!);
      if (says && keeps) this.words.add(folded[place]!);
      if (says) stems.push(stem);
      const named = forms.length > 0 && this.#longest(forms, folded, place);
      if (named) stems.push(conceptStem(named.concept.id));
    }
    return { stems, length: folded.length };
  }

  #wordOf(word: string): KnownWord {
    const known = this.#known.get(word);
    if (known) return known;
    const says = !isStopWord(word, this.#language);
    const own = stem(word, this.#language);
    const all = this.#forms.get(`${this.#language} ${own}`);
    const forms = all
      ? all.filter((form) => !form.word.isSynonym && (says || form.stems.length > 1))
      : NO_FORMS;
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

function weightIn(part: Part, length: number): number {
  return WEIGHTS[part] * Math.max(1 / (0.5 + (0.5 * length) / USUAL_LENGTH[part]), LEAST);
}
