import type { GridOutcome } from '../../rulebook/grid.ts';

/** The sign of each outcome: told apart by its shape alone. */
export const OUTCOME_SIGNS: Readonly<Record<GridOutcome | 'never', string>> = {
  holds: '●',
  lost: '–',
  stopped: '✕',
  twice: '●●',
  never: '',
};
