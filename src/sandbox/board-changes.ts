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

/** What one drawing of a board has otherwise than the drawing before. */
export interface Changes {
  /** Keys of what moved or changed. */
  readonly touched: ReadonlySet<string>;
  /** The zone that something left for the one it lies in now, by key. */
  readonly from: ReadonlyMap<string, string>;
  /** How many things came to a pile, by the pile's zone. */
  readonly came: ReadonlyMap<string, number>;
}

const NO_CHANGES: Changes = { touched: new Set(), from: new Map(), came: new Map() };

/** What moved or changed since the drawing before. */
export function changesSince(before: Board | null, now: Board): Changes {
  if (!before) return NO_CHANGES;
  const was = signatures(before);
  const touched = [...signatures(now)].filter(([key, signature]) => was.get(key) !== signature);
  const left = zoneByKey(before);
  const moved = [...zoneByKey(now)].filter(
    ([key, zone]) => left.has(key) && left.get(key) !== zone,
  );
  const came = moved.filter(([key]) => key in now.piles);
  return {
    touched: new Set(touched.map(([key]) => key)),
    from: new Map(moved.map(([key]) => [key, left.get(key)!])),
    came: new Map(
      [...Map.groupBy(came, ([, zone]) => zone)].map(([zone, { length }]) => [zone, length]),
    ),
  };
}

/** Where everything is, piles too. */
function zoneByKey(board: Board): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(board.piles),
    ...zonesOf(board).flatMap(([zone, faces]) => faces.map(({ key }) => [key, zone] as const)),
  ]);
}

function signatures(board: Board): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [zone, faces] of zonesOf(board)) {
    for (const { object: _, ...face } of faces) found.set(face.key, zone + JSON.stringify(face));
  }
  return found;
}

/** Zones that something is in on any of these boards, with the most that is in one at once: they keep their room on all. */
export type Used = ReadonlyMap<string, number>;

export function usedIn(boards: readonly Board[]): Used {
  const used = new Map<string, number>();
  for (const [zone, { length }] of boards.flatMap(zonesOf)) {
    if (length > (used.get(zone) ?? 0)) used.set(zone, length);
  }
  return used;
}
