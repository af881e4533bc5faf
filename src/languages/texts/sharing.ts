import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts of pictures, in one language. */
export interface SharingTexts {
  /** The title of the rules of an edition: "Rules of Altered, edition 4.0". */
  readonly ruleOf: (edition: string) => string;
  /** A picture of a board, for those who do not see it. */
  readonly boardAlt: (title: string, moment: string) => string;
}

export function sharingTexts(lang: Language): SharingTexts {
  return TEXTS[lang].sharing;
}
