/** Reads the records of an index word by word: which of them have a stem, and what it weighs there. */

import type { Language } from '../../rulebook/language.ts';
import type { SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { askedFor, isStopWord } from '../words/stop-words.ts';
import { RANKING } from './constants.ts';
import {
  type AskedQuestion,
  type ConceptForm,
  conceptStem,
  type Lexicon,
  nameOf,
} from './lexicon.ts';

type Part = keyof typeof RANKING.part;

/** A word in more questions of one record than this weighs no more. */
const MOST_QUESTIONS = 3;

interface Collected {
  readonly stem: string;
  readonly records: number[];
  readonly weights: number[];
  questions: AskedQuestion[];
}

/** The shared empty list of a stem without questions; its first question replaces it by a new list. */
const NO_QUESTIONS: AskedQuestion[] = [];

/** The data of a word that has occurred before. */
interface KnownWord {
  readonly stem: string;
  /** The records with its stem; null for a stop word. */
  readonly posting: Collected | null;
  /** The terms' own forms that begin with it. */
  readonly forms: readonly ConceptForm[];
  /** Whether it is among the words that a mistyped one may be read as. */
  isKept: boolean;
}

/** The postings of the words of a text that say something and of its terms; how many words it has. */
interface ReadText {
  readonly postings: readonly Collected[];
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
  #questionCount = 0;
  #section = '';
  #readSection: ReadText = { postings: [], length: 0 };

  constructor(language: Language, forms: Lexicon['forms']) {
    this.#language = language;
    this.#forms = forms;
  }

  /** The number of questions that were read. */
  get questionCount(): number {
    return this.#questionCount;
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
    if (kind === 'term') this.add(conceptStem(record.id), place, RANKING.part.name);
    if (kind === 'rule') this.#addPart(this.#wordsOfSection(section), 'section', place);
    if (lead !== '') this.#addPart(this.#readWords(foldedWords(lead)), 'lead', place);
    if (text !== '') this.#addPart(this.#readWords(foldedWords(text)), 'text', place);
    if (questions.length > 0) this.#readQuestions(questions, place);
    for (const sign of signs) for (const word of foldedWords(sign)) this.words.add(word);
  }

  /** Adds a record to the postings of a stem. */
  add(stem: string, record: number, weight: number): void {
    addRecord(this.#postingOf(stem), record, weight);
  }

  #postingOf(stem: string): Collected {
    const known = this.postings.get(stem);
    if (known) return known;
    const posting = { stem, records: [], weights: [], questions: NO_QUESTIONS };
    this.postings.set(stem, posting);
    return posting;
  }

  #addName(name: string, place: number): void {
    const known = this.named.get(name);
    if (!known) this.named.set(name, [place]);
    else if (!known.includes(place)) known.push(place);
  }

  /** Returns a name's words without articles and prepositions; all if fewer than two are left. */
  #telling(words: readonly string[]): readonly string[] {
    const telling = words.filter((word) => this.#wordOf(word).posting !== null);
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

  #addPart({ postings, length }: ReadText, part: Part, record: number): void {
    const weight = weightIn(part, length);
    for (const posting of postings) addRecord(posting, record, weight);
  }

  #readQuestions(questions: readonly string[], record: number): void {
    const seen = new Map<Collected, number>();
    let length = 0;
    questions.forEach((question, place) => {
      const postings = new Set(this.#readWords(foldedWords(question)).postings);
      const stems = Array.from(postings, ({ stem }) => stem);
      const asks = askedFor(question, this.#language);
      const asked = { id: this.#questionCount++, record, place, stems, asks };
      length += stems.length;
      for (const posting of postings) {
        seen.set(posting, (seen.get(posting) ?? 0) + 1);
        if (posting.questions === NO_QUESTIONS) posting.questions = [asked];
        else posting.questions.push(asked);
      }
    });
    const weight = weightIn('question', length);
    for (const [posting, count] of seen)
      addRecord(posting, record, Math.min(count, MOST_QUESTIONS) * weight);
  }

  /** Reads the folded words of a text; those that say something are known from then on, if wanted. */
  #readWords(folded: readonly string[], keeps = true): ReadText {
    const postings: Collected[] = [];
    for (let place = 0; place < folded.length; place++) {
      const known = this.#wordOf(folded[place]!);
      const { posting, forms } = known;
      if (posting !== null) {
        postings.push(posting);
        if (keeps && !known.isKept) {
          known.isKept = true;
          this.words.add(folded[place]!);
        }
      }
      const named = forms.length > 0 && this.#longest(forms, folded, place);
      if (named) postings.push(this.#postingOf(named.mark));
    }
    return { postings, length: folded.length };
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
    const posting = says ? this.#postingOf(own) : null;
    const met = { stem: own, posting, forms, isKept: false };
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

/** Adds a record, which is the last one or a new one, to a posting. */
function addRecord({ records, weights }: Collected, record: number, weight: number): void {
  const last = records.length - 1;
  if (records[last] === record) weights[last]! += weight;
  else {
    records.push(record);
    weights.push(weight);
  }
}

function weightIn(part: Part, length: number): number {
  const share = 1 / (0.5 + (0.5 * length) / RANKING.usualLength[part]);
  return RANKING.part[part] * Math.max(share, RANKING.leastOfLongPart);
}
