import type { Language } from '../../rulebook/language.ts';
import type { SitePageId } from '../../rulebook/site-page.ts';

/**
 * The file that a browser loads for the first word: every rule, term, article, ruling, card and
 * example of a language, as short rows. `read.ts` reads them.
 */
export interface IndexFile {
  /** For a part of an index that was split: the mark that both parts have. Empty in a whole index. */
  readonly mark: readonly string[];
  /** The editions, the current one first; rows refer to them by index. */
  readonly editions: readonly string[];
  readonly titles: readonly TitleRow[];
  readonly rules: readonly RuleRow[];
  readonly terms: readonly TermRow[];
  readonly articles: readonly ArticleRow[];
  readonly rulings: readonly RulingRow[];
  readonly record: readonly RecordRow[];
  readonly cards: readonly CardRow[];
  readonly examples: readonly ExampleRow[];
  readonly pages: readonly PageRow[];
  readonly unanswered: readonly UnansweredRow[];
  /** Words that players use for one another. */
  readonly synonyms: readonly (readonly string[])[];
}

/** A number, with the index of its edition. */
export type NumberIn = readonly [edition: number, number: string];

/** Numbers in several editions; one that is the same as the first is left out. */
export type PackedNumbers = readonly [
  first: NumberIn,
  ...others: (readonly [edition: number, number?: string])[],
];

/** A boolean as a number, for a smaller file. */
export type Flag = 0 | 1;

/**
 * A chapter, group or section, or a section that consists of one rule; editions with the same title for
 * it share a row.
 */
export type TitleRow = readonly [
  numbers: PackedNumbers,
  kind: 'chapter' | 'group' | 'section' | 'rule',
  title: string,
];

/** A rule; editions with the same rule share a row. */
export type RuleRow = readonly [
  numbers: PackedNumbers,
  lead: string,
  text: string,
  /** Empty for an older rule that answers the questions of the first rule in `now`. */
  questions: readonly string[],
  isPlayed: Flag,
  /** For a rule of older editions only: the numbers of the rules that replace it in the current one. */
  now: readonly string[],
  /** The remarks on it, in the second part of an index; they are shown, not searched. */
  remarks?: readonly string[],
  /** The sentences written for it, also in the second part; they are shown, not searched. */
  answers?: readonly WrittenRow[],
];

/** A written sentence that decides a question. */
export type WrittenRow = readonly [
  says: string,
  /** Ids of terms. */
  terms: readonly string[],
  /** Whether it says if one of these terms counts as another. */
  compares: Flag,
];

/** A term: for each language in the order of `LANGUAGES`, its forms and its synonyms. */
export type TermRow = readonly [
  id: string,
  text: string,
  questions: readonly string[],
  /** The rules of the current edition that define it. */
  rules: readonly string[],
  words: readonly (readonly [forms: readonly string[], synonyms: readonly string[]])[],
];

export type ArticleRow = readonly [
  edition: number,
  id: string,
  title: string,
  text: string,
  questions: readonly string[],
];

export type RulingRow = readonly [
  id: string,
  question: string,
  answer: string,
  questions: readonly string[],
  isPlayed: Flag,
  /** English names of the cards that it is about. */
  cards: readonly string[],
  /** The notes on it; they are shown, not searched. */
  remarks?: readonly string[],
  /** Marks an answer that is not official; empty of an official one. It is shown, not searched. */
  standing?: string,
];

/** An erratum, a suspension or a format; official answers are rulings. */
export type RecordRow = readonly [
  /** The id of its entry on the page of the record. */
  entry: string,
  title: string,
  text: string,
  /** English names of the cards that it is about. */
  cards: readonly string[],
];

/**
 * The cards of a name, which makes the address of their page: their factions, and the name in the
 * order of `LANGUAGES`, empty where it is the English one.
 */
export type CardRow = readonly [
  line: string,
  /** In the order of `LANGUAGES`; empty where it is the English one, null where it is not known. */
  names: readonly (string | null)[],
  /** The rules of the current edition whose notes or examples speak of the card. */
  rules: readonly string[],
  /** The actions and keywords in its text, a letter for each; none in the first part of an index. */
  terms?: string,
];

export type ExampleRow = readonly [
  id: string,
  title: string,
  /** Its story; empty for that of a ruling, which tells the same. */
  story: string,
  /** The English names of the cards in its story. */
  cards: readonly string[],
];

/** A page of the site that is no part of the book. */
export type PageRow = readonly [
  page: SitePageId,
  title: string,
  text: string,
  questions: readonly string[],
  /** Words that together ask for the page: `print|download rules|book`. */
  signs: readonly string[],
];

/** A question that players ask and no rule answers. */
export type UnansweredRow = readonly [
  id: string,
  question: string,
  answer: string,
  questions: readonly string[],
  /** Words that together ask it, as in `PageRow`. */
  signs: readonly string[],
];

/** Returns the path of a language's index in the built site. */
export function indexFile(language: Language): string {
  return `${language}/search/index.json`;
}
