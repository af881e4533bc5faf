import type { Language } from '../../rulebook/language.ts';
import { type Ruling, standingOf } from '../../rulebook/ruling.ts';
import { TEXTS } from '../all-languages.ts';
import type { SheetTexts } from './at-the-table.ts';
import type { BetweenTexts } from './between.ts';
import type {
  ApiTexts,
  BookTexts,
  GridTexts,
  LearnTexts,
  PageTexts,
  PracticeTexts,
  RecordTexts,
  Texts,
} from './language-texts.ts';

/**
 * The texts of parts of the site in a language, for pages and commands. A script of a page loads the file of
 * its language instead.
 */

/** The interface texts of one language. */
export function interfaceTexts(lang: Language): Texts {
  return TEXTS[lang].site;
}

export function apiTexts(lang: Language): ApiTexts {
  return TEXTS[lang].api;
}

export function sheetTexts(lang: Language): SheetTexts {
  return TEXTS[lang].atTheTable;
}

export function bookTexts(lang: Language): BookTexts {
  return TEXTS[lang].book;
}

export function practiceTexts(lang: Language): PracticeTexts {
  return TEXTS[lang].practice;
}

export function betweenTexts(lang: Language): BetweenTexts {
  return TEXTS[lang].between;
}

export function pageTexts(lang: Language): PageTexts {
  return TEXTS[lang].examplePages;
}

export function recordTexts(lang: Language): RecordTexts {
  return TEXTS[lang].record;
}

export function learnTexts(lang: Language): LearnTexts {
  return TEXTS[lang].learn;
}

export function gridTexts(lang: Language): GridTexts {
  return TEXTS[lang].grid;
}

/** Returns the mark of a ruling whose answer is not official, such as “Unofficial”; null of an official one. */
export function sayStanding(
  ruling: Pick<Ruling, 'state' | 'unofficial'>,
  lang: Language,
): string | null {
  const standing = standingOf(ruling);
  return standing === 'official' ? null : interfaceTexts(lang).rulings.standing[standing];
}
