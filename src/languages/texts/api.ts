import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';
import type { api } from '../en/texts/api.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of the page about the API, for programmers. */
export type ApiTexts = TextsLike<typeof api>;

export function apiTexts(lang: Language): ApiTexts {
  return TEXTS[lang].api;
}
