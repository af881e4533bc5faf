import { type Board, type CardFace, isEmblem } from './board.ts';
import { zonesOf } from './board-changes.ts';

/** The card or object of a number, if it lies on the board or in a pile that can be seen. */
export function faceOf(board: Board, object: number): CardFace | null {
  const faces = [
    ...zonesOf(board).flatMap(([, inZone]) => inZone),
    ...board.seats.flatMap(({ discard }) => discard),
  ];
  const found = faces.find((face) => face.object === object);
  return found && !isEmblem(found) ? found : null;
}
