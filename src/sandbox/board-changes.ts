/** What is different between two drawings of a board. */

import { type Board, type CardFace, type EmblemFace, isEmblem } from './board.ts';
import { place } from './place.ts';

type Face = CardFace | EmblemFace;

/** Everything that lies on a board, by the name of its zone. */
export function zonesOf(
  board: Board,
): readonly (readonly [zone: string, faces: readonly Face[]])[] {
  return [
    ...board.seats.flatMap(({ player, hand, reserve, landmarks, mana, hero }) => [
      [place.pile('hand', player), hand] as const,
      [place.pile('reserve', player), reserve] as const,
      [place.pile('landmark', player), landmarks] as const,
      [place.pile('mana', player), mana] as const,
      [place.pile('hero', player), hero ? [hero] : []] as const,
    ]),
    ...board.fronts.flatMap(({ upper, lower }) =>
      [upper, lower].map((expedition) => [place.expedition(expedition), expedition.cards] as const),
    ),
    ['limbo', board.limbo] as const,
  ];
}

/** The card or object of a number, if it lies on the board or in a pile that can be seen. */
export function faceOf(board: Board, object: number): CardFace | null {
  const faces = [
    ...zonesOf(board).flatMap(([, inZone]) => inZone),
    ...board.seats.flatMap(({ discard }) => discard),
  ];
  const found = faces.find((face) => face.object === object);
  return found && !isEmblem(found) ? found : null;
}

/** Keys of what moved or changed since the drawing before. */
export function touchedSince(before: Board | null, now: Board): ReadonlySet<string> {
  const touched = new Set<string>();
  if (!before) return touched;
  const was = signatures(before);
  for (const [key, signature] of signatures(now)) {
    if (was.get(key) !== signature) touched.add(key);
  }
  return touched;
}

function signatures(board: Board): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [zone, faces] of zonesOf(board)) {
    for (const { object: _, ...face } of faces) found.set(face.key, zone + JSON.stringify(face));
  }
  return found;
}

/** Zones that something is in on any of these boards, so that they keep their room on all. */
export function usedIn(boards: readonly Board[]): ReadonlySet<string> {
  const used = new Set<string>();
  for (const board of boards) {
    for (const [zone, faces] of zonesOf(board)) if (faces.length > 0) used.add(zone);
  }
  return used;
}
