import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts of the pages on which readers practise. */
export interface PracticeTexts {
  readonly title: string;
  readonly lead: string;
  readonly all: string;
  readonly allLead: string;
  readonly series: string;
  readonly daily: string;
  readonly level: string;
  readonly levels: readonly [string, string, string];
  readonly anyLevel: string;
  readonly chapter: string;
  readonly anyChapter: string;
  /** Opens the filters that are needed less often. */
  readonly more: string;
  readonly keyword: string;
  readonly anyKeyword: string;
  readonly card: string;
  readonly anyCard: string;
  readonly set: string;
  readonly anySet: string;
  readonly needsScript: string;
  readonly loading: string;
  readonly failed: string;
  readonly none: string;
  /** The questions about a card, a hand, a Mana zone, an Expedition, the game. */
  readonly whatOf: (card: string) => string;
  readonly handOf: (player: string) => string;
  readonly manaOf: (player: string) => string;
  readonly whereIs: (expedition: string) => string;
  readonly whoWins: string;
  readonly nobody: string;
  readonly gone: string;
  /** Said of a card. */
  readonly exhausted: string;
  /** How far an Expedition has come. */
  readonly regions: (count: number) => string;
  readonly given: string;
  /** A player or a question, and the choice. */
  readonly does: (player: string, what: string) => string;
  /** How often one after the other the same answer was given. */
  readonly times: (count: number) => string;
  /** The word of an icon before the text that it begins. */
  readonly heading: (word: string) => string;
  /** The moment until which the game goes on. */
  readonly until: (day: number, phase: string) => string;
  readonly toTheEnd: string;
  readonly answers: string;
  readonly right: string;
  readonly wrong: string;
  /** Before the rule that a wrong answer ignores. */
  readonly forgets: string;
  readonly next: string;
  readonly result: string;
  /** `#` of so many were right. */
  readonly score: string;
  readonly place: (number: number, of: number) => string;
  readonly again: string;
  readonly share: string;
  readonly shared: string;
  readonly notShared: string;
  readonly dailyResult: (date: string, right: boolean) => string;
  readonly example: string;
}

export function practiceTexts(lang: Language): PracticeTexts {
  return TEXTS[lang].practice;
}
