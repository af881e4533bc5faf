/** Patterns by which the ingest checks Italian texts. */

import type { TextChecks } from '../../checks.ts';
import { FORBIDDEN, FORBIDDEN_IN_STORIES } from './forbidden.ts';
import { PRINTED_FORMS } from './printed-forms.ts';

/** Verbs that rules put first in Italian, whose subject would stand in the sentence before. */
const BARE_VERBS = [
  'Aggiung(?:e|ono)',
  'Avv(?:iene|engono) (?:alla|quando)',
  '(?:Può|Possono)',
  '(?:Risolv|Serv)(?:e|ono)',
  'Non (?:lascia|lasciano|serve|servono|si unisce|si uniscono)',
  '(?:Di solito si|Si) (?:applica|scriv)(?:e|no|ono)? (?:a|con|«)',
].join('|');

export const checks: TextChecks = {
  typographyFaults: /\p{L}'\p{L}|\.{3}| [;:!?]/gu,
  negation:
    /(?<!\p{L})(?:non(?! ufficiale)|o no|né|nemmeno|senza|nessun[oa]?|mai|nulla|niente)(?!\p{L})|(?<!\p{L})nessun’/iu,
  emptyNegation: /(?<!\p{L})(?:a meno che|finché)([^.;:]*?)(?<!\p{L})non(?!\p{L})/giu,
  pointsBack: new RegExp(
    `^(?:Esso|Essa|Essi|Esse|Ciò|In (?:tal|questo|quel) caso|${BARE_VERBS})(?!\\p{L})`,
    'u',
  ),
  exception: /^(?:È un’eccezione|Questa regola è un’eccezione|Quest’ordine fa eccezione) /u,
  forbidden: FORBIDDEN,
  forbiddenInStories: [...FORBIDDEN, ...FORBIDDEN_IN_STORIES],
  wrongNames: null,
  printedForms: PRINTED_FORMS,
};
