import type { Language } from '../../rulebook/language.ts';
import { coverage as en } from '../en/texts/coverage.ts';
import { coverage as fr } from '../fr/texts/coverage.ts';
import { coverage as it } from '../it/texts/coverage.ts';

/** Texts about rules that are switched off in the engine to see whether an example notices. */
export interface SwitchedTexts {
  readonly title: (caught: number, switchable: number) => string;
  readonly lead: (switchable: number, carriedOut: number, date: string) => string;
  readonly missed: string;
}

const TEXTS: Readonly<Record<Language, SwitchedTexts>> = { fr, en, it };

/** These texts in a language. */
export function switchedTexts(lang: Language): SwitchedTexts {
  return TEXTS[lang];
}
