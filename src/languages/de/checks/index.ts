/** Patterns by which the ingest checks German texts. */

import type { Forbidden, TextChecks } from '../../checks.ts';
import { PRINTED_FORMS } from './printed-forms.ts';

/** German forms that the book does not use. */
const FORBIDDEN: readonly Forbidden[] = [
  { pattern: /(?<!\p{L})(?:darf|dürfen) nicht(?!\p{L})/iu, instead: 'kann nicht' },
  { pattern: /(?<!\p{L})(?:muss|müssen) nicht(?!\p{L})/iu, instead: 'braucht nicht zu' },
  { pattern: /(?<!\p{L})anvisier\p{L}*/iu, instead: 'als Ziel haben, … deiner Wahl' },
  { pattern: /(?<!\p{L})Permanent(?:e[ns]?|s)?(?!\p{L})/u, instead: 'Bleibende Karte' },
  { pattern: /(?<!\p{L})Spielstein(?:e[ns]?|s)?(?!\p{L})/u, instead: 'Marke' },
  { pattern: /(?<!\p{L})Friedhof(?:s)?(?!\p{L})/u, instead: 'Ablagestapel' },
  { pattern: /(?<!\p{L})Dämmerung(?!\p{L})/u, instead: 'Abend' },
  { pattern: /(?<!\p{L})Token(?:s)?(?!\p{L})/u, instead: 'Marke' },
  { pattern: /(?<!\p{L})Fähigkeitsw[oö]rt/u, instead: 'Schlüsselwort' },
  { pattern: /(?<!\p{L})es sei denn(?!,)/iu, instead: 'es sei denn, …' },
];

export const checks: TextChecks = {
  typographyFaults: /\p{L}'\p{L}|\.{3}| [,.;:!?]/gu,
  negation:
    /(?<!\p{L})(?:nicht|nichts|kein(?:e|en|em|er|es)?|nie|niemals|niemand(?:em|en)?|weder|ohne|unmöglich)(?!\p{L})/iu,
  emptyNegation: null,
  pointsBack:
    /^(?:Er|Sie|Es(?! gibt(?!\p{L}))|Dies(?! ist eine Ausnahme)|Das (?:gilt|ist(?! eine Ausnahme)|heißt|bedeutet)|In (?:diesem|dem) Fall)(?!\p{L})/u,
  exception: /^(?:Das|Dies|Diese Regel|Diese Reihenfolge) ist eine Ausnahme /u,
  forbidden: FORBIDDEN,
  forbiddenInStories: FORBIDDEN,
  wrongNames: null,
  printedForms: PRINTED_FORMS,
};
