import type { Language } from '../../rulebook/language.ts';
import { en } from '../en/texts/site.ts';
import { fr } from '../fr/texts/site.ts';
import { it } from '../it/texts/site.ts';
import type { Texts } from './site.ts';

const INTERFACE: Record<Language, Texts> = { fr, en, it };

/** The interface texts of one language. */
export function texts(lang: Language): Texts {
  return INTERFACE[lang];
}
