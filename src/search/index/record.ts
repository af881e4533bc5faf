import type { Language } from '../../rulebook/language.ts';

export const KINDS = [
  'rule',
  'section',
  'group',
  'chapter',
  'article',
  'term',
  'ruling',
  'record',
  'card',
  'example',
  'page',
  'unanswered',
] as const;
export type ResultKind = (typeof KINDS)[number];

/** A number of an edition. */
export interface Numbered {
  readonly edition: string;
  readonly number: string;
}

/** A thing that a search can find: a rule, a term, a card and so on, in one language. */
export interface SearchRecord {
  readonly kind: ResultKind;
  /** The same in every language: `rule:4.0/6.1.e`, `term:token`. */
  readonly key: string;
  /** The number or name that stands first in a result. */
  readonly title: string;
  /**
   * The text beside the title: the title of a rule's section, a card's type line, “Unofficial” of a ruling.
   */
  readonly section: string;
  /** The title or lead of a rule; empty for other kinds. */
  readonly lead: string;
  readonly text: string;
  /**
   * The remarks on a rule of the current edition, or the notes on a ruling; shown with an answer. Empty for
   * other records.
   */
  readonly remarks: readonly string[];
  /** The sentences written for a rule of the current edition. Empty for other records. */
  readonly answers: readonly WrittenAnswer[];
  /** Names by which it is found: a term's forms, a card's names. */
  readonly names: readonly string[];
  readonly questions: readonly string[];
  /**
   * Words that together ask for a page of the site or an unanswered question:
   * `print|download rules|book`.
   */
  readonly signs: readonly string[];
  /** Its number in each edition; empty if it belongs to no edition. */
  readonly numbers: readonly Numbered[];
  /** Id of a term, article, ruling, entry of the record, card, example, page or unanswered question. */
  readonly id: string;
  /** Whether its page plays an example that shows it. */
  readonly isPlayed: boolean;
  /** A card's name in each language, in the order of `LANGUAGES`. */
  readonly translations: readonly string[];
  /** Ids of the cards that a ruling or an entry of the record is about, or that the story of an example names. */
  readonly cards: readonly string[];
  /** For a card, the rules of the current edition that mention it. */
  readonly spokenOfIn: readonly string[];
  /** For a card, the terms in its text that are actions or keywords. */
  readonly terms: readonly string[];
  /** For a card, whether it has its English name because its own is not known. */
  readonly isUnnamed: boolean;
  /** Whether only an edition before the current one has it. */
  readonly isOlder: boolean;
  /** For an older one, the numbers of the rules that replace it in the current edition. */
  readonly now: readonly string[];
}

/** A written sentence that decides a question, and the terms that the question names. */
export interface WrittenAnswer {
  readonly says: string;
  /** Ids of terms: one of them is asked about, or any question if there is none. */
  readonly terms: readonly string[];
  /** Whether it says if one of the terms counts as another: then all of them are asked about. */
  readonly compares: boolean;
}

/** A term's words in every language, used to understand queries in any of them. */
export interface Concept {
  readonly id: string;
  readonly words: readonly ConceptWord[];
  /** The rules of the current edition that define it. */
  readonly rules: readonly string[];
}

/** A form or a synonym of a term. */
export interface ConceptWord {
  readonly language: Language;
  readonly text: string;
  readonly isSynonym: boolean;
}

/** The key of a rule, section, group or chapter. */
export function ruleKey({ edition, number }: Numbered): string {
  return `rule:${edition}/${number}`;
}
