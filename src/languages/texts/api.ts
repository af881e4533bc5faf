import type { AnswerName } from '../../api/schema.ts';
import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts of the page that tells programmers where the data is. */
export interface ApiTexts {
  readonly title: string;
  readonly lead: string;
  readonly promise: string;
  readonly answers: string;
  /** What each kind of answer holds. */
  readonly holds: Readonly<Record<AnswerName, string>>;
  readonly run: string;
  readonly answer: string;
  readonly schema: string;
  readonly failed: string;
  readonly lookup: string;
  readonly lookupLead: string;
  readonly marks: string;
  readonly marksLead: string;
  /** What a version is for, and the address of the newest. */
  /** Which edition the script's links and previews are of. */
  readonly marksEdition: (current: string) => string;
  readonly marksVersion: (newest: string) => string;
  readonly more: string;
}

export function apiTexts(lang: Language): ApiTexts {
  return TEXTS[lang].api;
}
