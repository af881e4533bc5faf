import type { Language } from '../rulebook/language.ts';
import type { ResultKind } from '../search/result.ts';
import { search as en } from './en/search.ts';
import { search as fr } from './fr/search.ts';
import { search as it } from './it/search.ts';

/** What the search says in one language; all else on the page is in `src/i18n/`. */
export interface SearchWords {
  readonly label: string;
  readonly placeholder: string;
  readonly close: string;
  readonly results: string;
  /** How to go on with the keyboard. */
  readonly keys: string;
  readonly loading: string;
  /** How many pages have all the words. */
  readonly found: (count: number) => string;
  /** No page has all the words, so many have some. */
  readonly some: (count: number) => string;
  /** The number does not exist, so many near ones do. */
  readonly nearest: (count: number) => string;
  /** No page has the words; so many have those that are like them. */
  readonly mistyped: (meant: string, count: number) => string;
  /** The number is one of another edition; what answers to it here follows. */
  readonly elsewhere: (edition: string, number: string) => string;
  /** The number is one of another edition, and nothing answers to it here. */
  readonly onlyElsewhere: (edition: string, number: string) => string;
  /** The number stands for something else in another edition. */
  readonly namesake: (edition: string, number: string) => string;
  readonly none: string;
  readonly failed: string;
  readonly retry: string;
  readonly outline: string;
  readonly terms: string;
  /** Leads from the first results to all of them. */
  readonly all: (count: number) => string;
  readonly kind: Readonly<Record<ResultKind, string>>;
}

/** What the search says, in each language. */
export const searchWords: Readonly<Record<Language, SearchWords>> = { fr, en, it };
