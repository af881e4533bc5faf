/** The grid: statuses, keywords and zones, each against every other. */

/** Ids of terms in the order of the rows, by kind. */
export const GRID_GROUPS = {
  status: ['anchored', 'ascended', 'asleep', 'boosted', 'exhausted', 'fleeting'],
  keyword: [
    'cooldown',
    'defender',
    'eternal',
    'gigantic',
    'scout',
    'seasoned',
    'tough',
    'resupply',
    'sabotage',
  ],
  zone: [
    'hand',
    'deck',
    'reserve',
    'limbo',
    'expedition-zone',
    'landmark-zone',
    'mana-zone',
    'discard-pile',
  ],
} as const;

export type GridGroup = keyof typeof GRID_GROUPS;
export type GridTerm = (typeof GRID_GROUPS)[GridGroup][number];

/** How a pair ends: it holds or works, one of the two is lost, a rule stops one, or it happens in two places. */
export const OUTCOMES = ['holds', 'lost', 'stopped', 'twice'] as const;

export type GridOutcome = (typeof OUTCOMES)[number];

/** All rows in their order. */
export const GRID_TERMS: readonly GridTerm[] = Object.values(GRID_GROUPS).flat();

/** Terms that a question names for one of the grid. */
const MEANT: Readonly<Record<string, GridTerm>> = {
  boost: 'boosted',
  exhaust: 'exhausted',
  expedition: 'expedition-zone',
  'in-play': 'expedition-zone',
  landmark: 'landmark-zone',
  landmarks: 'landmark-zone',
  mana: 'mana-zone',
  'mana-orb': 'mana-zone',
};

/** Returns the row that a term stands for; null where it has none. */
export function gridTermOf(term: string): GridTerm | null {
  return GRID_TERMS.find((one) => one === term) ?? MEANT[term] ?? null;
}

/** Returns two rows in the order of the grid. */
export function gridPair(a: GridTerm, b: GridTerm): readonly [GridTerm, GridTerm] {
  return GRID_TERMS.indexOf(a) < GRID_TERMS.indexOf(b) ? [a, b] : [b, a];
}

/** Returns the part of an address that leads to the cell of two rows: `asleep-fleeting`. */
export function cellId(a: GridTerm, b: GridTerm): string {
  return gridPair(a, b).join('-');
}
