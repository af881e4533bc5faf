/** Makes an index ready to be searched: its records are read word by word once. */
import type { Language } from '../../rulebook/language.ts';
import { sectionOf } from '../../rulebook/number.ts';
import type { IndexFile } from '../index/file.ts';
import { type IndexContent, readConcepts, readRecords } from '../index/read.ts';
import { type Concept, ruleKey, type SearchRecord } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { cardNamesIn, cardStem } from './card-names.ts';
import { IndexReader, WEIGHTS } from './index-reader.ts';
import { type ConceptForm, conceptStem, keysOf, type Lexicon } from './lexicon.ts';
import { signedPages } from './site-pages.ts';

/** The weight of a term in a rule that defines it. */
const DEFINES = 3.6;

/** The weight of a card in a ruling about it, and in a rule whose notes mention it. */
const ON_CARD = 4.5;
const SPOKEN_OF = 1;

/** The exponent of a word's rarity in its weight; below 1, rare words would weigh less. */
const RARITY_POWER = 1;

/** How long the index is made without a pause, in milliseconds, so that typing is not blocked. */
const TURN = 30;
/** The number of records that are read between two checks of the time. */
const RECORDS = 10;

/** Makes an index ready to be searched. */
export function lexiconOf(content: IndexContent, isWhole = true): Lexicon {
  const maker = new LexiconMaker(content);
  for (const _ of maker.read(content.records));
  return maker.finish(content.synonyms, isWhole);
}

/** Makes a whole index ready in short turns, so that the page stays responsive. */
export async function lexiconInTurns(content: IndexContent): Promise<Lexicon> {
  const maker = new LexiconMaker(content);
  await runInTurns(maker.read(content.records));
  return maker.finish(content.synonyms, true);
}

/**
 * Makes the first part of an index ready while its file arrives: the records of each part are read as
 * soon as it is there. Rejects if the file ends too early.
 */
export async function lexiconWhileLoading(
  parts: AsyncIterable<Partial<IndexFile>>,
  language: Language,
): Promise<{ readonly file: IndexFile; readonly lexicon: Lexicon }> {
  const file: Partial<IndexFile> = {};
  let maker: LexiconMaker | null = null;
  for await (const part of parts) {
    Object.assign(file, part);
    if (!hasTerms(file)) continue;
    maker ??= new LexiconMaker(readConcepts(file, language));
    for (const name of Object.keys(part)) {
      await runInTurns(
        maker.read(readRecords(name as keyof IndexFile, file as IndexFile, language)),
      );
    }
  }
  if (!maker || !isComplete(file)) throw new Error('The index ends too early.');
  return { file, lexicon: maker.finish(file.synonyms, false) };
}

function hasTerms(file: Partial<IndexFile>): file is Pick<IndexFile, 'editions' | 'terms'> {
  return file.editions !== undefined && file.terms !== undefined;
}

/** Whether a file has its last part. */
function isComplete(file: Partial<IndexFile>): file is IndexFile {
  return file.synonyms !== undefined;
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

/** Makes an index ready from its terms' words and then its records, read in any number of batches. */
class LexiconMaker {
  readonly #content: Omit<IndexContent, 'records' | 'synonyms'>;
  readonly #records: SearchRecord[] = [];
  readonly #forms: Lexicon['forms'];
  readonly #reader: IndexReader;
  /** For each number of the current edition, the terms that it defines. */
  readonly #defined: ReadonlyMap<string, readonly string[]>;

  constructor(content: Omit<IndexContent, 'records' | 'synonyms'>) {
    this.#content = content;
    this.#forms = formsOf(content.concepts);
    this.#reader = new IndexReader(content.language, this.#forms);
    this.#defined = definitions(content.concepts);
  }

  /** Reads more records; yields after every few. */
  *read(records: readonly SearchRecord[]): Generator<void> {
    for (const record of records) {
      const place = this.#records.push(record) - 1;
      this.#reader.read(record, place);
      for (const number of this.#currentNumbers(record)) {
        for (const id of this.#defined.get(number) ?? [])
          this.#reader.add(conceptStem(id), place, DEFINES);
      }
      if (place % RECORDS === 0) yield;
    }
  }

  /** The index of all the records that were read. */
  finish(synonyms: IndexContent['synonyms'], isWhole: boolean): Lexicon {
    this.#addCards();
    const reader = this.#reader;
    for (const same of this.#forms.values())
      for (const { words } of same) for (const word of words) reader.words.add(word);
    const content = { ...this.#content, records: this.#records, synonyms };
    const { language, records } = content;
    const { postings, words, named } = reader;
    const weight = memoize((one: string) => {
      const count = postings.get(one)?.records.length ?? 0;
      return Math.log(1 + (records.length - count + 0.5) / (count + 0.5)) ** RARITY_POWER;
    });
    const wordsToStems = (text: string) => foldedWords(text).map((word) => stem(word, language));
    const phrasesOf = memoize((text: string) => {
      const stems = wordsToStems(text);
      return stems.flatMap((one, place) => [one, `${stems[place - 1] ?? ''} ${one}`]);
    });
    // Made when a query first needs them, so that the first answer does not wait for them.
    const weightOfPhrase = once(() => phraseWeights(records, phrasesOf));
    const byKey = once(
      () =>
        new Map(records.flatMap((record) => keysOf(record).map((key) => [key, record] as const))),
    );
    return {
      language,
      content,
      isWhole,
      postings,
      words,
      forms: this.#forms,
      synonyms: synonymsOf(content),
      named,
      cardNames: cardNamesIn(records, postings, language),
      signedPages: once(() => signedPages(records, language)),
      sectionOf: sectionsOf(records),
      weight,
      phrasesOf,
      phraseWeight: (phrase) => weightOfPhrase()(phrase),
      stemsOf: memoize(({ text }: SearchRecord) => wordsToStems(text)),
      currentRule: (number) => byKey().get(ruleKey({ edition: content.editions[0]!, number })),
      recordOf: (key) => byKey().get(key),
    };
  }

  /** Adds to the stem of each card the rulings about it and the rules that mention it. */
  #addCards(): void {
    const reader = this.#reader;
    const places = new Map<string, number>();
    this.#records.forEach((record, place) => {
      for (const id of record.cards) reader.add(cardStem(id), place, ON_CARD);
      if (record.kind === 'card') reader.add(cardStem(record.id), place, WEIGHTS.name);
      for (const number of this.#currentNumbers(record)) places.set(number, place);
    });
    for (const { id, spokenOfIn } of this.#records) {
      for (const number of spokenOfIn) {
        const place = places.get(number);
        if (place !== undefined) reader.add(cardStem(id), place, SPOKEN_OF);
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
function memoize<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
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
function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | null = null;
  return () => {
    value ??= make();
    return value;
  };
}

/** Returns the function that weighs phrases: the fewer questions have one, the higher. */
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

function formsOf(concepts: readonly Concept[]): Lexicon['forms'] {
  const forms = new Map<string, ConceptForm[]>();
  for (const concept of concepts) {
    for (const word of concept.words) {
      const words = foldedWords(word.text);
      const stems = words.map((one) => stem(one, word.language));
      const key = `${word.language} ${stems[0]}`;
      const known = forms.get(key);
      if (known) known.push({ concept, word, words, stems });
      else forms.set(key, [{ concept, word, words, stems }]);
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
