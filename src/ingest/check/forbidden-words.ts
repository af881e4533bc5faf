import type { Language } from '../../rulebook/language.ts';
import type { Forbidden } from './forbidden.ts';
import { FORBIDDEN_ENGLISH } from './forbidden-english.ts';
import { FORBIDDEN_FRENCH } from './forbidden-french.ts';
import { FORBIDDEN_ITALIAN } from './forbidden-italian.ts';

/**
 * One meaning has one form in each language: must, may, cannot; "If A, B."; "B only if A."; "B,
 * except C." These are the forms that are not used.
 */
export const FORBIDDEN: Readonly<Record<Language, readonly Forbidden[]>> = {
  en: FORBIDDEN_ENGLISH,
  fr: FORBIDDEN_FRENCH,
  it: FORBIDDEN_ITALIAN,
};
