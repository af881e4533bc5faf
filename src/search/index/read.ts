import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { sectionOf } from '../../rulebook/number.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { cardTermsReader } from './card-terms.ts';
import type {
  ArticleRow,
  CardRow,
  ExampleRow,
  IndexFile,
  PackedNumbers,
  PageRow,
  RecordRow,
  RuleRow,
  RulingRow,
  TermRow,
  TitleRow,
  UnansweredRow,
} from './file.ts';
import { unpackNumbers } from './packed-numbers.ts';
import { type Concept, type Numbered, ruleKey, type SearchRecord } from './record.ts';

/** The content of an index file: records, the terms' words and synonyms. */
export interface IndexContent {
  readonly language: Language;
  readonly editions: readonly string[];
  readonly records: readonly SearchRecord[];
  readonly concepts: readonly Concept[];
  readonly synonyms: readonly (readonly string[])[];
}

const EMPTY = {
  section: '',
  lead: '',
  text: '',
  remarks: [],
  answers: [],
  names: [],
  questions: [],
  signs: [],
  numbers: [],
  id: '',
  isPlayed: false,
  translations: [],
  cards: [],
  spokenOfIn: [],
  terms: [],
  isOlder: false,
  isUnnamed: false,
  now: [],
} as const;

/** Reads an index file. */
export function readIndex(file: IndexFile, language: Language): IndexContent {
  const { editions, terms, synonyms } = file;
  const records = new RecordReader(language).read(file);
  return { language, editions, concepts: readConcepts(terms), records, synonyms };
}

/** Reads the words of terms. */
export function readConcepts(terms: readonly TermRow[]): Concept[] {
  return terms.map(([id, , , rules, words]) => {
    const said = words.flatMap(([forms, synonyms], place) => {
      const language = LANGUAGES[place]!;
      return [
        ...forms.map((text) => ({ language, text, isSynonym: false })),
        ...synonyms.map((text) => ({ language, text, isSynonym: true })),
      ];
    });
    return { id, rules, words: said };
  });
}

/** Reads the records of an index file, in the order of its parts and in any number of batches. */
export class RecordReader {
  /** The place of the language in `LANGUAGES`. */
  readonly #own: number;
  readonly #editions: string[] = [];
  /** The titles of chapters, groups, sections and rules, by edition and number. */
  readonly #titles = new Map<string, string>();
  /** The questions of the rules of the current edition, by number. */
  readonly #questions = new Map<string, readonly string[]>();
  readonly #terms: TermRow[] = [];

  constructor(language: Language) {
    this.#own = LANGUAGES.indexOf(language);
  }

  /** Reads the next rows of a file; the rows that they refer to have been read or are among them. */
  read(rows: Partial<IndexFile>): SearchRecord[] {
    this.#editions.push(...(rows.editions ?? []));
    this.#terms.push(...(rows.terms ?? []));
    return [
      ...(rows.terms ?? []).map((row) => readTerm(row, this.#own)),
      ...(rows.titles ?? []).flatMap((row) => this.#readTitle(row)),
      ...(rows.rules ?? []).map((row) => this.#readRule(row)),
      ...(rows.articles ?? []).map((row) => this.#readArticle(row)),
      ...(rows.rulings ?? []).map(readRuling),
      ...(rows.record ?? []).map(readRecordEntry),
      ...this.#readCards(rows.cards ?? []),
      ...(rows.examples ?? []).map(readExample),
      ...(rows.pages ?? []).map(readSitePage),
      ...(rows.unanswered ?? []).map(readUnanswered),
    ];
  }

  /** Returns the record of a title; none for that of a rule, which is found as the rule. */
  #readTitle([numbers, kind, title]: TitleRow): SearchRecord[] {
    for (const [edition, number] of unpackNumbers(numbers)) {
      this.#titles.set(`${edition} ${number}`, title);
    }
    if (kind === 'rule') return [];
    const [[edition, number]] = numbers;
    const named = { title: number, section: title, names: [title] };
    const numbered = this.#numbered(numbers);
    const isOlder = edition > 0;
    return [{ ...EMPTY, kind, key: ruleKey(numbered[0]!), ...named, numbers: numbered, isOlder }];
  }

  #readRule(row: RuleRow): SearchRecord {
    const [numbers, lead, text, questions, played, now, remarks = [], answers = []] = row;
    const [[edition, number]] = numbers;
    if (edition === 0) this.#questions.set(number, questions);
    const name = this.#titles.get(`${edition} ${number}`);
    const numbered = this.#numbered(numbers);
    return {
      ...EMPTY,
      kind: 'rule',
      key: ruleKey(numbered[0]!),
      title: number,
      section: this.#titles.get(`${edition} ${sectionOf(number)}`) ?? '',
      names: name === undefined ? [] : [name],
      lead,
      text,
      remarks,
      answers: answers.map(([says, terms, compares]) => ({
        says,
        terms,
        compares: compares === 1,
      })),
      questions: questions.length > 0 ? questions : (this.#questions.get(now[0] ?? '') ?? []),
      numbers: numbered,
      isPlayed: played === 1,
      isOlder: edition > 0,
      now,
    };
  }

  #readCards(rows: readonly CardRow[]): SearchRecord[] {
    if (rows.length === 0) return [];
    const termsBy = cardTermsReader(this.#terms);
    return rows.map((row) => readCard(row, this.#own, termsBy));
  }

  #readArticle([edition, id, title, text, questions]: ArticleRow): SearchRecord {
    const named = { title, names: [title], id, text, questions, isOlder: false };
    const numbers = [{ edition: this.#editions[edition]!, number: '' }];
    return { ...EMPTY, kind: 'article', key: `article:${id}`, ...named, numbers };
  }

  #numbered(numbers: PackedNumbers): Numbered[] {
    return unpackNumbers(numbers).map(([edition, number]) => ({
      edition: this.#editions[edition]!,
      number,
    }));
  }
}

function readTerm([id, text, questions, , words]: TermRow, own: number): SearchRecord {
  const forms = words[own]![0];
  const named = { title: forms[0] ?? id, names: forms, id, text, questions };
  return { ...EMPTY, kind: 'term', key: `term:${id}`, ...named };
}

function readRuling(row: RulingRow): SearchRecord {
  const [id, question, text, questions, played, names, remarks = [], section = ''] = row;
  const asked = {
    title: question,
    section,
    id,
    text,
    remarks,
    questions: [question, ...questions],
  };
  const cards = names.map(slugOf);
  return {
    ...EMPTY,
    kind: 'ruling',
    key: `ruling:${id}`,
    ...asked,
    isPlayed: played === 1,
    cards,
  };
}

function readRecordEntry([id, title, text, cards]: RecordRow): SearchRecord {
  const said = { title, names: [title], id, text, cards: cards.map(slugOf) };
  return { ...EMPTY, kind: 'record', key: `record:${id}`, ...said };
}

function readCard(
  [section, said, spokenOfIn, terms = '']: CardRow,
  own: number,
  termsBy: (letters: string) => string[],
): SearchRecord {
  const english = said[LANGUAGES.indexOf('en')]!;
  const id = slugOf(english);
  const translations = said.map((name) => name || english);
  const shown = { title: translations[own]!, names: [...new Set(translations)], translations };
  const isUnnamed = said[own] === null;
  return {
    ...EMPTY,
    kind: 'card',
    key: `card:${id}`,
    section,
    id,
    ...shown,
    isUnnamed,
    spokenOfIn,
    terms: termsBy(terms),
  };
}

function readExample([id, title, text, names]: ExampleRow): SearchRecord {
  const told = { title, names: [title], id, text, cards: names.map(slugOf) };
  return { ...EMPTY, kind: 'example', key: `example:${id}`, ...told };
}

function readSitePage([id, title, text, questions, signs]: PageRow): SearchRecord {
  const named = { title, names: [title], id, text, questions, signs };
  return { ...EMPTY, kind: 'page', key: `page:${id}`, ...named };
}

function readUnanswered([id, question, text, questions, signs]: UnansweredRow): SearchRecord {
  const asked = { title: question, id, text, questions: [question, ...questions], signs };
  return { ...EMPTY, kind: 'unanswered', key: `unanswered:${id}`, ...asked };
}
