import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';
import type { practice } from '../en/texts/practice.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the pages on which readers practise. */
export type PracticeTexts = TextsLike<typeof practice>;

export function practiceTexts(lang: Language): PracticeTexts {
  return TEXTS[lang].practice;
}
