/** The file of positions in which conditions of cards come out both ways (`npm run cards -- both-ways --keep`). */

import type { Position } from '../engine/setup/position.ts';

/** How a condition comes out. */
export const WAYS = ['holds', 'fails'] as const;

/** A position, and the answers after which a condition of a card has come out one way. */
export interface ShownWay {
  readonly seed: number;
  readonly position: Position;
  readonly answers: readonly (readonly string[])[];
}

/** By condition: its card and its place among the abilities, as in `simurgh#1.effect.0.if`. */
export type BothWays = Readonly<Record<string, Readonly<Record<(typeof WAYS)[number], ShownWay>>>>;
