import type { Language } from '../../rulebook/language.ts';
import { book as en } from '../en/texts/book.ts';
import { book as fr } from '../fr/texts/book.ts';
import { book as it } from '../it/texts/book.ts';

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

const TEXTS: Readonly<Record<Language, BookTexts>> = { fr, en, it };

export function bookTexts(lang: Language): BookTexts {
  return TEXTS[lang];
}
