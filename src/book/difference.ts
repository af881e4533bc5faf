import { diffWordsWithSpace } from 'diff';

/** A piece of two texts that are compared: in both, in the first alone or in the second alone. */
export interface Piece {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** Compares two texts word by word. */
export function compareWords(before: string, after: string): readonly Piece[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value,
  }));
}
