import type { AnswerName } from '../../api/schema.ts';
import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts of the page about the API, for programmers. */
export interface ApiTexts {
  readonly title: string;
  readonly lead: string;
  readonly promise: string;
  readonly answers: string;
  /** The contents of each kind of answer. */
  readonly holds: Readonly<Record<AnswerName, string>>;
  readonly run: string;
  readonly answer: string;
  readonly schema: string;
  readonly failed: string;
  readonly lookup: string;
  readonly lookupLead: string;
  readonly marks: string;
  readonly marksLead: string;
  /** The edition of the script's links and previews. */
  readonly marksEdition: (current: string) => string;
  /** The purpose of versions of the script, and the address of the newest. */
  readonly marksVersion: (newest: string) => string;
  readonly more: string;
}

export function apiTexts(lang: Language): ApiTexts {
  return TEXTS[lang].api;
}
