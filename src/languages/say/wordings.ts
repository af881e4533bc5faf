import type { Language } from '../../rulebook/language.ts';
import { wording as english } from '../en/say/index.ts';
import { wording as french } from '../fr/say/index.ts';
import { wording as italian } from '../it/say/index.ts';
import type { Wording } from './wording.ts';

/** What cards say in every language. A page that prints one language loads that alone. */
export const WORDINGS: Readonly<Record<Language, Wording>> = {
  fr: french,
  en: english,
  it: italian,
};
