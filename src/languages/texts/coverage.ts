import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts about rules that are switched off in the engine to see whether an example notices. */
export interface SwitchedTexts {
  readonly title: (caught: number, switchable: number) => string;
  readonly lead: (switchable: number, carriedOut: number, date: string) => string;
  readonly missed: string;
}

/** These texts in a language. */
export function switchedTexts(lang: Language): SwitchedTexts {
  return TEXTS[lang].coverage;
}
