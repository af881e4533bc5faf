import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';
import type { learn } from '../en/texts/learn.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the lessons for newcomers. */
export type LearnTexts = TextsLike<typeof learn>;

export function learnTexts(lang: Language): LearnTexts {
  return TEXTS[lang].learn;
}
