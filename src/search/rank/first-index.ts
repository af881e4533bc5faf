/**
 * The first part of an index, which answers single words and names of terms. Only the records that may
 * have a word of the query are read for it, so that its answer does not wait for all the others.
 */
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { IndexFile } from '../index/file.ts';
import { INDEX_PARTS } from '../index/lines.ts';
import { RecordReader, readConcepts } from '../index/read.ts';
import type { Concept, Numbered, SearchRecord } from '../index/record.ts';
import { fold, foldedWords } from '../words/fold.ts';
import { irregularForms, stem } from '../words/stem.ts';
import type { Lexicon } from './lexicon.ts';
import { KnownTerms, partialLexicon, synonymsOf } from './make-lexicon.ts';

/** Words of one stem begin with the same letters, at least so many, apart from irregular forms. */
const COMMON_LETTERS = 3;

/** An index file to which rows are added. */
type GrowingFile = { [Part in keyof IndexFile]: IndexFile[Part][number][] };

/** Reads the first part of an index while its file arrives. */
export async function loadFirstIndex(
  rows: AsyncIterable<Partial<IndexFile>>,
  language: Language,
): Promise<FirstIndex> {
  const index = new FirstIndex(language);
  for await (const some of rows) index.addRows(some);
  return index;
}

export class FirstIndex {
  readonly #language: Language;
  readonly #file = Object.fromEntries(
    INDEX_PARTS.map((part) => [part, []]),
  ) as unknown as GrowingFile;
  readonly #reader: RecordReader;
  readonly #terms = new KnownTerms();
  readonly #records: SearchRecord[] = [];
  /** Made for the first query, when all rows are there. */
  #synonyms: ReturnType<typeof synonymsOf> | null = null;
  /** All that is read of each record, folded. */
  readonly #texts: string[] = [];

  constructor(language: Language) {
    this.#language = language;
    this.#reader = new RecordReader(language);
  }

  /** The file with all rows that were added. */
  get file(): IndexFile {
    return this.#file;
  }

  addRows(rows: Partial<IndexFile>): void {
    for (const part of INDEX_PARTS) addPart(this.#file, rows, part);
    if (rows.terms) this.#terms.add(readConcepts(rows.terms));
    for (const record of this.#reader.read(rows)) {
      this.#records.push(record);
      const { names, section, lead, text, questions, signs } = record;
      this.#texts.push(fold([...names, section, lead, text, ...questions, ...signs].join('\n')));
    }
  }

  /** Makes the index ready for a query: its words find what they find in the whole first part. */
  lexiconFor(text: string): Promise<Lexicon> {
    const { editions, synonyms } = this.#file;
    const { concepts } = this.#terms;
    const content = {
      language: this.#language,
      editions,
      concepts,
      records: this.#records,
      synonyms,
    };
    const words = foldedWords(text);
    const terms = this.#termsBegunBy(words);
    const beginnings = this.#beginningsOf(words, terms);
    const defining = new Set(terms.flatMap(({ rules }) => rules));
    const defines = ({ edition, number }: Numbered) =>
      edition === editions[0] && defining.has(number);
    return partialLexicon(content, this.#terms, (place) => {
      const said = this.#texts[place]!;
      return (
        beginnings.some((one) => said.includes(one)) || this.#records[place]!.numbers.some(defines)
      );
    });
  }

  /** Returns the terms with a form, in any language, that begins with one of the words. */
  #termsBegunBy(words: readonly string[]): readonly Concept[] {
    const forms = words.flatMap((word) =>
      LANGUAGES.flatMap((other) => this.#terms.forms.get(`${other} ${stem(word, other)}`) ?? []),
    );
    return [...new Set(forms.map(({ concept }) => concept))];
  }

  /** Returns the beginnings of all words that stand for words of a query or for terms. */
  #beginningsOf(words: readonly string[], terms: readonly Concept[]): readonly string[] {
    const language = this.#language;
    this.#synonyms ??= synonymsOf({ synonyms: this.#file.synonyms, language });
    const synonyms = this.#synonyms;
    const stems = words.flatMap((word) => {
      const own = stem(word, language);
      return [own, ...(synonyms.get(own) ?? [])];
    });
    const forms = terms.flatMap((term) => {
      const own = term.words.filter((one) => one.language === language && !one.isSynonym);
      return own.map(({ text }) => longestOf(foldedWords(text)));
    });
    const irregular = stems.flatMap((one) => irregularForms(one, language));
    const all = [...words, ...stems, ...irregular, ...forms];
    return [...new Set(all.map((word) => word.slice(0, COMMON_LETTERS)))];
  }
}

function longestOf(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function addPart<Part extends keyof IndexFile>(
  file: GrowingFile,
  rows: Partial<IndexFile>,
  part: Part,
): void {
  const added: readonly IndexFile[Part][number][] = rows[part] ?? [];
  file[part].push(...added);
}
