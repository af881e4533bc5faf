/** Patterns by which the ingest checks German texts. */

import type { TextChecks } from '../../checks.ts';
import { FORBIDDEN } from './forbidden.ts';
import { PRINTED_FORMS } from './printed-forms.ts';

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
