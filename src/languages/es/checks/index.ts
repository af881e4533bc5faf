/** Patterns by which the ingest checks Spanish texts. */

import type { TextChecks } from '../../checks.ts';
import { FORBIDDEN } from './forbidden.ts';
import { PRINTED_FORMS } from './printed-forms.ts';

export const checks: TextChecks = {
  typographyFaults: /\p{L}'\p{L}|\.{3}| [;:!?]|[“”]/gu,
  negation:
    /(?<!\p{L})(?:no(?! oficial)|ni|sin(?! coste)|nunca|jamás|nada|nadie|tampoco|ningun[oa]s?|ningún)(?!\p{L})/iu,
  emptyNegation: null,
  pointsBack:
    /^(?:Ello|Esto(?! es una excepción)|Eso|Él|Ella|Ellos|Ellas|En (?:ese|este|tal) caso)(?!\p{L})/u,
  exception: /^(?:Esto es una excepción|Esta regla es una excepción|Este orden es una excepción) /u,
  forbidden: FORBIDDEN,
  forbiddenInStories: FORBIDDEN,
  wrongNames: /[Ll]imbos\b|(?<!\p{L})(?:cementerio|robo de cartas)(?!\p{L})/u,
  printedForms: PRINTED_FORMS,
};
