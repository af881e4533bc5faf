/** Makes an index ready to be searched: its records are read word by word once. */
import type { Language } from '../../rulebook/language.ts';
import { sectionOf } from '../../rulebook/number.ts';
import type { IndexContent } from '../index/read.ts';
import { type Concept, ruleKey, type SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { cardNamesIn, cardStem } from './card-names.ts';
import { RANKING } from './constants.ts';
import { IndexReader } from './index-reader.ts';
import {
  type AskedQuestion,
  type ConceptForm,
  conceptStem,
  keysOf,
  type Lexicon,
  type WeighedWords,
} from './lexicon.ts';
import { signedPages } from './site-pages.ts';

/** How long the index is made without a pause, in milliseconds, so that typing is not blocked. */
const TURN = 30;
/** The number of records that are read between two checks of the time. */
const RECORDS = 10;

/** Makes an index ready to be searched. */
export function lexiconOf(content: IndexContent, isWhole = true): Lexicon {
  const maker = new LexiconMaker(content, new KnownTerms(content.concepts));
  for (const _ of maker.read());
  return maker.finish(isWhole);
}

/** Makes a whole index ready in short turns, so that the page stays responsive. */
export async function lexiconInTurns(content: IndexContent): Promise<Lexicon> {
  const maker = new LexiconMaker(content, new KnownTerms(content.concepts));
  await runInTurns(maker.read());
  return maker.finish(true);
}

/**
 * Makes some records of an index ready to be searched, in short turns; the others are in it, but no word
 * finds them.
 *
 * @param isRead whether the record at a place is one of them
 */
export async function partialLexicon(
  content: IndexContent,
  terms: KnownTerms,
  isRead: (place: number) => boolean,
): Promise<Lexicon> {
  const maker = new LexiconMaker(content, terms);
  await runInTurns(maker.read(isRead));
  return maker.finish(false);
}

/** Runs steps in short turns, so that the page stays responsive. */
async function runInTurns(steps: Iterable<void>): Promise<void> {
  let begun = performance.now();
  for (const _ of steps) {
    if (performance.now() - begun < TURN) continue;
    await nextTurn();
    begun = performance.now();
  }
}

/** Yields to the event loop, by a message: a timer would wait longer. */
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

/** Terms, prepared for finding them in texts and in rules. */
export class KnownTerms {
  readonly concepts: Concept[] = [];
  readonly forms = new Map<string, ConceptForm[]>();
  /** For each number of the current edition, the terms that it defines. */
  readonly defined = new Map<string, string[]>();

  constructor(concepts: readonly Concept[] = []) {
    this.add(concepts);
  }

  add(concepts: readonly Concept[]): void {
    this.concepts.push(...concepts);
    for (const concept of concepts) {
      addForms(this.forms, concept);
      for (const number of concept.rules) addTo(this.defined, number, concept.id);
    }
  }
}

/** Makes an index ready: reads its records word by word. */
class LexiconMaker {
  readonly #content: IndexContent;
  readonly #terms: KnownTerms;
  readonly #reader: IndexReader;

  constructor(content: IndexContent, terms: KnownTerms) {
    this.#content = content;
    this.#terms = terms;
    this.#reader = new IndexReader(content.language, terms.forms);
  }

  /** Reads the records at some places; yields after every few. */
  *read(isRead: (place: number) => boolean = () => true): Generator<void> {
    let count = 0;
    for (const [place, record] of this.#content.records.entries()) {
      if (!isRead(place)) continue;
      this.#reader.read(record, place);
      for (const number of this.#currentNumbers(record)) {
        for (const id of this.#terms.defined.get(number) ?? [])
          this.#reader.add(conceptStem(id), place, RANKING.defines);
      }
      if (count++ % RECORDS === 0) yield;
    }
  }

  /** The index of all the records that were read. */
  finish(isWhole: boolean): Lexicon {
    this.#addCards();
    const reader = this.#reader;
    const { forms } = this.#terms;
    for (const same of forms.values())
      for (const { words } of same) for (const word of words) reader.words.add(word);
    const content = this.#content;
    const { language, records } = content;
    const [edition] = content.editions;
    const { postings, words, named } = reader;
    const weight = memoizeByKey((one: string) => {
      const count = postings.get(one)?.records.length ?? 0;
      return Math.log(1 + (records.length - count + 0.5) / (count + 0.5));
    });
    const wordsToStems = (text: string) => foldedWords(text).map((word) => stem(word, language));
    const byKey = makeOnce(
      () =>
        new Map(records.flatMap((record) => keysOf(record).map((key) => [key, record] as const))),
    );
    return {
      language,
      content,
      isWhole,
      postings,
      questionCount: reader.questionCount,
      words,
      forms,
      synonyms: synonymsOf(content),
      named,
      cardNames: cardNamesIn(records, postings, language),
      signedPages: makeOnce(() => signedPages(records, language)),
      sectionOf: sectionsOf(records),
      weight,
      weightOfQuestion: memoizeByKey(({ stems }: AskedQuestion) => {
        return stems.reduce((sum, one) => (one.startsWith('#') ? sum : sum + weight(one)), 0);
      }),
      weighedWordsOf: memoizeByKey(weighingReader(records, postings, language)),
      stemsOf: memoizeByKey(({ text }: SearchRecord) => wordsToStems(text)),
      currentRule: (number) => byKey().get(ruleKey({ edition: edition!, number })),
      recordOf: (key) => byKey().get(key),
    };
  }

  /** Adds to the stem of each card the rulings about it and the rules that mention it. */
  #addCards(): void {
    const reader = this.#reader;
    const places = new Map<string, number>();
    const { records } = this.#content;
    records.forEach((record, place) => {
      for (const id of record.cards) reader.add(cardStem(id), place, RANKING.cardOfRuling);
      if (record.kind === 'card') reader.add(cardStem(record.id), place, RANKING.part.name);
      for (const number of this.#currentNumbers(record)) places.set(number, place);
    });
    for (const { id, spokenOfIn } of records) {
      for (const number of spokenOfIn) {
        const place = places.get(number);
        if (place !== undefined) reader.add(cardStem(id), place, RANKING.cardInNotes);
      }
    }
  }

  /** The numbers of a record in the current edition. */
  #currentNumbers({ numbers }: SearchRecord): readonly string[] {
    const [current] = this.#content.editions;
    return numbers.flatMap(({ edition, number }) => (edition === current ? [number] : []));
  }
}

/** Memoizes a function by its argument. */
function memoizeByKey<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
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

/** Memoizes a function without arguments. */
function makeOnce<Value extends object>(make: () => Value): () => Value {
  let value: Value | null = null;
  return () => {
    value ??= make();
    return value;
  };
}

/**
 * Returns the function that weighs the words of a text. The fewer questions have a word, the more it
 * weighs; two words that follow one another weigh as much as both.
 */
function weighingReader(
  records: readonly SearchRecord[],
  postings: Lexicon['postings'],
  language: Language,
): (text: string) => WeighedWords {
  const all = records.reduce((sum, { questions }) => sum + questions.length, 0);
  const weightOf = memoizeByKey((one: string) => {
    if (isStopWord(one, language)) return RANKING.stopWord;
    const count = postings.get(one)?.questions.length ?? 0;
    return Math.log(1 + all / (count + 1));
  });
  return (text) => {
    const stems = foldedWords(text).map((word) => stem(word, language));
    const each = stems.map(weightOf);
    const weights = each.map((own, place) => (stems.indexOf(stems[place]!) === place ? own : 0));
    const pairWeights = each.map((own, place) =>
      isFirstPair(stems, place) ? (each[place - 1] ?? 0) + own : 0,
    );
    const weight = weights.reduce((sum, own, place) => sum + own + pairWeights[place]!, 0);
    return { stems, weights, pairWeights, weight };
  };
}

/** Whether a text has not said the word at a place after the same word before. */
function isFirstPair(stems: readonly string[], place: number): boolean {
  const isSame = (one: string, at: number) =>
    one === stems[place] && stems[at - 1] === stems[place - 1];
  return stems.findIndex(isSame) === place;
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

function addForms(forms: Map<string, ConceptForm[]>, concept: Concept): void {
  for (const word of concept.words) {
    const words = foldedWords(word.text);
    const stems = words.map((one) => stem(one, word.language));
    const form = { concept, mark: conceptStem(concept.id), word, words, stems };
    addTo(forms, `${word.language} ${stems[0]}`, form);
  }
}

/** Adds a value to those of a key. */
function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const known = lists.get(key);
  if (known) known.push(value);
  else lists.set(key, [value]);
}

/** Maps the stem of each word to those of its synonyms. */
export function synonymsOf({
  synonyms,
  language,
}: Pick<IndexContent, 'synonyms' | 'language'>): Map<string, readonly string[]> {
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
