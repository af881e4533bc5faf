/** Patterns by which the ingest checks English texts. */

import type { TextChecks } from '../../checks.ts';
import { FORBIDDEN } from './forbidden.ts';
import { PRINTED_FORMS } from './printed-forms.ts';

export const checks: TextChecks = {
  typographyFaults: /\p{L}'\p{L}|\.{3}| [;:!?]/gu,
  negation: /\b(?:not|no|cannot|never|none|neither|nor|without|nothing|nobody|unable)\b|n’t\b/iu,
  emptyNegation: null,
  pointsBack: /^(?:It|They|Its|He|She|If so|In (?:this|that) case)(?!\p{L})/u,
  exception: /^(?:This|This rule|This order) is an exception to /u,
  forbidden: FORBIDDEN,
  forbiddenInStories: [],
  wrongNames: /moves? backwards|\bresupplies\b/u,
  printedForms: PRINTED_FORMS,
};
