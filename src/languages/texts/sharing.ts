import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';
import type { sharing } from '../en/texts/sharing.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of pictures, in one language. */
export type SharingTexts = TextsLike<typeof sharing>;

export function sharingTexts(lang: Language): SharingTexts {
  return TEXTS[lang].sharing;
}
