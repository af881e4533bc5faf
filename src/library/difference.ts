import { diffWordsWithSpace } from 'diff';

/** A piece of two texts that are compared: in both, in the first alone or in the second alone. */
export interface DifferencePiece {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** With a smaller share of common text than this, the texts are shown whole instead of word by word. */
const LEAST_COMMON = 0.5;

/** Compares two texts word by word; texts that have little in common, as wholes. */
export function compareWords(before: string, after: string): readonly DifferencePiece[] {
  const pieces = diffWordsWithSpace(before, after).map(
    ({ value, added, removed }): DifferencePiece => ({
      kind: added ? 'added' : removed ? 'removed' : 'kept',
      text: value,
    }),
  );
  const kept = pieces.reduce((sum, { kind, text }) => sum + (kind === 'kept' ? text.length : 0), 0);
  if (kept >= LEAST_COMMON * Math.min(before.length, after.length)) return joinPieces(pieces);
  return [
    { kind: 'removed', text: before },
    { kind: 'kept', text: ' ' },
    { kind: 'added', text: after },
  ];
}

/** Joins changes with only spaces between them into one: the removed text, then the added text. */
function joinPieces(pieces: readonly DifferencePiece[]): readonly DifferencePiece[] {
  const all: DifferencePiece[] = [];
  let run: DifferencePiece[] = [];
  for (const [place, piece] of pieces.entries()) {
    const isBetween = run.length > 0 && piece.text.trim() === '' && place < pieces.length - 1;
    if (piece.kind !== 'kept' || isBetween) run.push(piece);
    else {
      all.push(...oneChange(run), piece);
      run = [];
    }
  }
  return [...all, ...oneChange(run)];
}

function oneChange(run: readonly DifferencePiece[]): readonly DifferencePiece[] {
  const said = (side: DifferencePiece['kind']) =>
    run.map(({ kind, text }) => (kind === side || kind === 'kept' ? text : '')).join('');
  const [removed, added] = [said('removed'), said('added')];
  if (removed.trim() === '' || added.trim() === '') return run;
  const space = (isThere: RegExp): DifferencePiece[] =>
    isThere.test(removed) || isThere.test(added) ? [{ kind: 'kept', text: ' ' }] : [];
  return [
    ...space(/^\s/),
    { kind: 'removed', text: removed.trim() },
    { kind: 'kept', text: ' ' },
    { kind: 'added', text: added.trim() },
    ...space(/\s$/),
  ];
}
