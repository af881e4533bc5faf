import type { Language } from '../rulebook/language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Texts } from './texts.ts';

const INTERFACE: Record<Language, Texts> = { fr, en, it };

/** The interface texts of one language. */
export function texts(lang: Language): Texts {
  return INTERFACE[lang];
}
