/** Patterns by which the ingest checks French texts. */

import type { TextChecks } from '../../checks.ts';
import { FORBIDDEN, FORBIDDEN_IN_STORIES } from './forbidden.ts';
import { PRINTED_FORMS } from './printed-forms.ts';

export const checks: TextChecks = {
  typographyFaults: / [;:!?»]|« |\p{L}'\p{L}|\.{3}/gu,
  negation:
    /(?<!\p{L})(?:ne|ni|sans|aucune?|jamais|rien|non(?! officielle))(?!\p{L})|(?<!\p{L})n’/iu,
  emptyNegation: null,
  pointsBack:
    /^(?:Il(?! (?:y a|existe)(?!\p{L}))|Elle|Ils|Elles|Cela|Ceci|Dans ce cas|Si c’est le cas)(?!\p{L})/u,
  exception: /^(?:C’est une exception|Cette règle est une exception|Cet ordre fait exception) /u,
  forbidden: FORBIDDEN,
  forbiddenInStories: [...FORBIDDEN, ...FORBIDDEN_IN_STORIES],
  wrongNames:
    /\bLimbes\b|\bravitaill|\bsabot|compteurs? (?:de |d’)(?:Kélon|Héroïsme|[Éé]preuve)|(?<!\p{L})équipi[eè]r/u,
  printedForms: PRINTED_FORMS,
};
