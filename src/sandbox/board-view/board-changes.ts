/** The differences between two drawings of a board. */

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

/** How one drawing of a board differs from the drawing before. */
export interface BoardChanges {
  /** Keys of the things that moved or changed. */
  readonly touched: ReadonlySet<string>;
  /** The zone that something left for the one it lies in now, by key. */
  readonly from: ReadonlyMap<string, string>;
  /** How many things came to a pile, by the pile's zone. */
  readonly came: ReadonlyMap<string, number>;
}

const NO_CHANGES: BoardChanges = { touched: new Set(), from: new Map(), came: new Map() };

/** Returns which things moved or changed since the drawing before. */
export function changesSince(before: Board | null, now: Board): BoardChanges {
  if (!before) return NO_CHANGES;
  const was = placesByKey(before);
  const touched = new Set<string>();
  const from = new Map<string, string>();
  const came = new Map<string, number>();
  for (const [key, { zone, face }] of placesByKey(now)) {
    const there = was.get(key);
    const left = there?.zone ?? before.piles[key];
    if (left !== undefined && left !== zone) from.set(key, left);
    if (there?.zone !== zone || !isAlike(there.face, face)) touched.add(key);
  }
  for (const [key, zone] of Object.entries(now.piles)) {
    const left = was.get(key)?.zone ?? before.piles[key];
    if (left === undefined || left === zone) continue;
    from.set(key, left);
    came.set(zone, (came.get(zone) ?? 0) + 1);
  }
  return { touched, from, came };
}

/** Returns the zone and the face of everything that is drawn on a board by itself, by key. */
function placesByKey(
  board: Board,
): ReadonlyMap<string, { readonly zone: string; readonly face: Face }> {
  return new Map(
    zonesOf(board).flatMap(([zone, faces]) => faces.map((face) => [face.key, { zone, face }])),
  );
}

/** Whether an object looks the same on two boards; its number is not shown. */
function isAlike(before: Face, now: Face): boolean {
  return (
    before === now ||
    JSON.stringify({ ...before, object: 0 }) === JSON.stringify({ ...now, object: 0 })
  );
}

/** The most cards that each used zone holds on any of some boards: it has that room on all of them. */
export type UsedRoom = ReadonlyMap<string, number>;

/** Returns the most cards that each zone holds on any of the boards. */
export function usedIn(boards: readonly Board[]): UsedRoom {
  const used = new Map<string, number>();
  for (const [zone, { length }] of boards.flatMap(zonesOf)) {
    if (length > (used.get(zone) ?? 0)) used.set(zone, length);
  }
  return used;
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
