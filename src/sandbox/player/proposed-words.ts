import type { Span } from '../../languages/say/text.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import { type Board, isEmblem } from '../board-view/board.ts';
import { zonesOf } from '../board-view/board-changes.ts';
import { cardOf, wordsOf } from '../elements/sentence.tsx';
import type { PrintedCards } from '../model/printed.ts';
import type { ProposedMoment } from '../model/proposal.ts';

/** Returns what a moment says, and the cards of the collection that a ruling about it names. */
export function proposedWords(
  sentences: readonly (readonly Span[])[],
  board: Board,
  library: PrintedCards,
  words: Words,
): Pick<ProposedMoment, 'said' | 'cards'> {
  const onBoard = zonesOf(board).flatMap(([, faces]) =>
    faces.flatMap((face) => (isEmblem(face) ? [] : (face.card ?? []))),
  );
  const known = (cards: readonly (string | undefined)[]) => [
    ...new Set(
      cards.filter((card) => card !== undefined && library[card]?.page !== undefined) as string[],
    ),
  ];
  const named = known(sentences.flat().map(cardOf));
  const said = sentences.map((spans) => wordsOf(spans, words)).join(' ');
  return { said, cards: named.length > 0 ? named : known(onBoard) };
}
