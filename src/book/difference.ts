import { diffWordsWithSpace } from 'diff';

/** A piece of two texts that are compared: in both, in the first alone or in the second alone. */
export interface Piece {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** With a smaller share of common text than this, the texts are shown whole instead of word by word. */
const LEAST_COMMON = 0.5;

/** Compares two texts word by word; texts that have little in common, as wholes. */
export function compareWords(before: string, after: string): readonly Piece[] {
  const pieces = diffWordsWithSpace(before, after).map(
    ({ value, added, removed }): Piece => ({
      kind: added ? 'added' : removed ? 'removed' : 'kept',
      text: value,
    }),
  );
  const kept = pieces.reduce((sum, { kind, text }) => sum + (kind === 'kept' ? text.length : 0), 0);
  if (kept >= LEAST_COMMON * Math.min(before.length, after.length)) return pieces;
  return [
    { kind: 'removed', text: before },
    { kind: 'kept', text: ' ' },
    { kind: 'added', text: after },
  ];
}
