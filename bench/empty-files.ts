import { GRID_TERMS } from '../src/rulebook/grid.ts';

/** The files besides the books that a data folder must have, without entries; a grid has all pairs, and names the rule. */
export function emptyFiles(rule = '6.1.a'): Readonly<Record<string, unknown>> {
  const apart = { fr: 'Rien à dire.', en: 'Nothing to say.', it: 'Niente da dire.' };
  return {
    'answers.json': [],
    'card-cases.json': { situations: {}, cases: [] },
    'coverage.json': {},
    'days.json': { first: '2026-11-28', last: '2026-11-29' },
    'grid.json': {
      rows: GRID_TERMS.map((term) => ({ term, rules: [rule] })),
      reasons: { apart: { rules: [rule], text: apart } },
      cells: GRID_TERMS.flatMap((a, at) =>
        GRID_TERMS.slice(at + 1).map((b) => ({ pair: [a, b], never: 'apart' })),
      ),
    },
    'kept-addresses.json': { cards: [], numbers: {} },
    'pages.json': [],
    'printed-words.json': [],
    'record/formats.json': [],
    'record/sources.json': [],
    'synonyms.json': {},
    'unanswered.json': [],
  };
}
