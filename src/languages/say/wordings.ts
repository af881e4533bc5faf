import type { Language as Code } from '../../rulebook/language.ts';
import { english } from '../en/say/index.ts';
import { french } from '../fr/say/index.ts';
import { italian } from '../it/say/index.ts';
import type { Language } from './language.ts';

/** What cards say in every language. A page that prints one language loads that alone. */
export const WORDINGS: Readonly<Record<Code, Language>> = {
  fr: french,
  en: english,
  it: italian,
};
