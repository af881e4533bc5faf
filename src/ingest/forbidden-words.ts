import type { Language } from '../rulebook/language.ts';

/** A form that the book does not use, and what it writes instead. */
export interface Forbidden {
  readonly pattern: RegExp;
  readonly instead: string;
}

const STATUSES_IT =
  'Ancorat[oaie]|Addormentat[oaie]|Dormient[ei]|Fugac[ei]|Coriac[ei]|Etern[oaie]|Gigantesc[oaie]|Esperto|Espert[oaie]';

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
  fr: [
    { pattern: /(?<!\p{L})il (?:ne )?(?:faut|faudra)(?!\p{L})/iu, instead: 'doit' },
    { pattern: /(?<!\p{L})(?:est|sont) tenue?s? de(?!\p{L})/iu, instead: 'doit' },
    { pattern: /(?<!\p{L})ne doi(?:t|vent) pas(?!\p{L})/iu, instead: 'ne peut pas' },
    { pattern: /(?<![\p{L}-])(?:l’)?on (?=\p{Ll})(?!\p{Lu})/u, instead: 'le joueur, un infinitif' },
    { pattern: /(?<!\p{L})(?:hormis|excepté|à l’exception d)/iu, instead: 'sauf' },
    { pattern: /(?<!\p{L})à moins qu/iu, instead: 'sauf si' },
  ],
  it: [
    { pattern: /(?<!\p{L})(?:bisogna|occorre)(?!\p{L})/iu, instead: 'deve' },
    { pattern: /(?<!\p{L})(?:è|sono) tenut[oaie] a(?!\p{L})/iu, instead: 'deve' },
    { pattern: /(?<!\p{L})non dev(?:e|ono)(?!\p{L})/iu, instead: 'non può' },
    {
      pattern:
        /(?<!\p{L})(?:salvo(?! diversa indicazione)|eccetto|ad eccezione d|a meno che)(?!\p{L})/iu,
      instead: 'tranne',
    },
    {
      pattern: new RegExp(
        `(?<!\\p{L})(?:è|sono|era|erano|diventa|diventano) (?:${STATUSES_IT})(?![\\p{L},])`,
        'u',
      ),
      instead: 'ha, ottiene, perde',
    },
  ],
};
