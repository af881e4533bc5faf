import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts of the book that one can take away, in one language. */
export interface BookTexts {
  readonly title: string;
  readonly contents: string;
  readonly articles: string;
  /** The terms at the end of the book, with their meanings and places. */
  readonly index: string;
  readonly indexLead: string;
  /** Where the rules come from and what the book is, on its first pages. */
  readonly edition: (edition: string, day: string) => string;
  readonly origin: string;
  readonly licence: string;
  readonly definedBy: string;
  readonly usedIn: string;
  /** Links to the files, on the page of the edition. */
  readonly download: Readonly<Record<'pdf' | 'epub', string>>;
}

export function bookTexts(lang: Language): BookTexts {
  return TEXTS[lang].book;
}
