import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';
import type { Texts } from './site.ts';

/** The interface texts of one language. */
export function interfaceTexts(lang: Language): Texts {
  return TEXTS[lang].site;
}
