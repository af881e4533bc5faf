import type { Position } from '../../engine/setup/position.ts';
import type { FreeWords } from '../../texts/free-play.ts';
import type { Words } from '../../texts/sandbox.ts';
import type { Spot } from '../session/placed-cards.ts';

/** A place with its player: "Alma’s Reserve". */
export function placeOf(
  { player, place }: Spot,
  position: Position,
  { board }: Words,
  { places }: FreeWords,
): string {
  return board.zoneOf(places[place], seatName(position, player));
}

/** The name of a player; the number of the seat where it has none. */
export function seatName({ players }: Position, player: number): string {
  return players[player]?.name ?? String(player + 1);
}
