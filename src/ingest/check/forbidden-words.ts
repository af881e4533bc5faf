import type { Language } from '../../rulebook/language.ts';
import type { Forbidden } from './forbidden.ts';
import { FORBIDDEN_FRENCH } from './forbidden-french.ts';
import { FORBIDDEN_ITALIAN } from './forbidden-italian.ts';

/**
 * One meaning has one form in each language: must, may, cannot; "If A, B."; "B only if A."; "B,
 * except C." These are the forms that are not used.
 */
export const FORBIDDEN: Readonly<Record<Language, readonly Forbidden[]>> = {
  en: [
    { pattern: /\bshall\b/iu, instead: 'must' },
    { pattern: /\b(?:has|have) to\b/iu, instead: 'must' },
    { pattern: /\b(?:is|are) (?:required|invited|obliged) to\b/iu, instead: 'must' },
    { pattern: /\bought to\b/iu, instead: 'must' },
    { pattern: /\b(?:must|may) not\b/iu, instead: 'cannot' },
    { pattern: /\bcan not\b/iu, instead: 'cannot' },
    { pattern: /\bsave (?:for|that|where|when)\b/iu, instead: 'except' },
    { pattern: /\bin (?:its|their|his|her) stead\b/iu, instead: 'instead' },
    { pattern: /\bendowed with\b/iu, instead: 'has' },
    { pattern: /\banew\b/iu, instead: 'again' },
    { pattern: /\bto no purpose\b/iu, instead: 'nothing happens' },
    { pattern: /\b(?:it|that|this) is no [A-Z]/u, instead: 'it is not a …' },
    { pattern: /\b(?:thereof|therein|whereupon|hereby|albeit|lest)\b/iu, instead: 'plain words' },
  ],
  fr: FORBIDDEN_FRENCH,
  it: FORBIDDEN_ITALIAN,
};
