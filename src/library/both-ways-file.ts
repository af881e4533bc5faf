/** The file of positions in which each condition of a card is true, and false (`npm run cards -- both-ways --keep`). */

import type { EditionId } from '../engine/rules/edition.ts';
import type { Position } from '../engine/setup/position.ts';

/** The edition whose rules were used to find the positions. */
export const WATCHED_EDITION: EditionId = '5.0';

/** Whether a condition is true or false. */
export const WAYS = ['holds', 'fails'] as const;

/** A position, and the answers after which a condition of a card is true, or is false. */
export interface ShownWay {
  readonly seed: number;
  readonly position: Position;
  readonly answers: readonly (readonly string[])[];
}

/** By condition: its card and its place among the abilities, as in `simurgh#1.effect.0.if`. */
export type BothWays = Readonly<Record<string, Readonly<Record<(typeof WAYS)[number], ShownWay>>>>;
