import type { Language } from '../../rulebook/language.ts';

export const KINDS = [
  'rule',
  'section',
  'group',
  'chapter',
  'article',
  'term',
  'ruling',
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

/** What can be found: a rule, a term, a card and so on, in one language. */
export interface SearchRecord {
  readonly kind: ResultKind;
  /** The same in every language: `rule:4.0/6.1.e`, `term:token`. */
  readonly key: string;
  /** The number or name that stands first in a result. */
  readonly title: string;
  /** What stands beside it: the title of a rule's section, a card's type line. */
  readonly section: string;
  /** The title or lead of a rule; nothing for other kinds. */
  readonly lead: string;
  readonly text: string;
  /** Names by which it is found: a term's forms, a card's names. */
  readonly names: readonly string[];
  readonly questions: readonly string[];
  /** Of a page of the site or what is unanswered, words that together ask for it: `print|download rules|book`. */
  readonly signs: readonly string[];
  /** Where it stands in each edition; nothing for what belongs to no edition. */
  readonly numbers: readonly Numbered[];
  /** Id of a term, article, ruling, card, example, page or unanswered question. */
  readonly id: string;
  /** Whether its page plays an example that shows it. */
  readonly isPlayed: boolean;
  /** A card's name in each language, in the order of `LANGUAGES`. */
  readonly translations: readonly string[];
  /** Ids of the cards that a ruling is about. */
  readonly cards: readonly string[];
  /** Of a card, the rules of the current edition that speak of it. */
  readonly spokenOfIn: readonly string[];
  /** Of a card, whether its English name stands for one that is not known. */
  readonly isUnnamed: boolean;
  /** Whether only an edition before the current one has it. */
  readonly isOlder: boolean;
  /** Of an older one, the numbers that it has become in the current edition. */
  readonly now: readonly string[];
}

/** A term's words in every language, by which queries in any of them are understood. */
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
