import type { Language } from './language.ts';

/** What became of a rule in an edition that lacks its number. */
export interface Lacking {
  /** The edition that has the number. */
  readonly edition: string;
  /** The numbers that say the same in the edition that lacks it; empty where none does. */
  readonly here: readonly string[];
}

/** For each edition, the numbers of rules that only other editions have. */
export type LackingList = Readonly<Record<string, Readonly<Record<string, Lacking>>>>;

/** Where the built site keeps the list of a language. */
export function lackingFile(language: Language): string {
  return `${language}/search/lacking.json`;
}
