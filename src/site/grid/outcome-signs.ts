import type { Outcome } from '../../rulebook/grid.ts';

/** The sign of each outcome: told apart by its shape alone. */
export const OUTCOME_SIGNS: Readonly<Record<Outcome | 'never', string>> = {
  holds: '●',
  lost: '–',
  stopped: '✕',
  twice: '●●',
  never: '',
};
