import type { Position } from '../../engine/setup/position.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { BoardSpot, PlaceName } from '../model/placed-cards.ts';

/** A place with its player: "Alma’s Reserve". */
export function placeOf(
  { player, place }: BoardSpot,
  position: Position,
  { board }: Words,
  { places, atBottom }: FreeWords,
): string {
  const zone = board.zoneOf(places[place], seatName(position, player));
  return place === 'deck' ? atBottom(zone) : zone;
}

/** Returns the name of a place without its player, for use under a heading with the player's name. */
export function placeUnder(place: PlaceName, { places, atBottom }: FreeWords): string {
  return place === 'deck' ? atBottom(places.deck) : places[place];
}

/** The name of a player; the number of the seat where it has none. */
export function seatName({ players }: Position, player: number): string {
  return players[player]?.name ?? String(player + 1);
}

/** Returns the name of the zone of a place on the board, see `place.ts`. */
export function zoneName(at: string, { zones, sides }: Pick<Words, 'zones' | 'sides'>): string {
  const [zone = '', , side] = at.split(':');
  if (zone === 'expedition') return side === 'hero' ? sides.hero : sides.companion;
  if (zone === 'landmark') return zones.landmarks;
  return zone in zones ? zones[zone as keyof typeof zones] : '';
}
