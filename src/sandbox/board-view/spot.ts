/** Places of a position that cards are put in, and the names that the board has for them. */

import { type BoardSpot, PLACE_NAMES, type PlaceName } from '../model/placed-cards.ts';
import type { Board } from './board.ts';
import type { UsedRoom } from './board-changes.ts';
import { place } from './place.ts';

/** The name that the board has for a place, see `place.ts`. */
export function zoneAt({ player, place: name }: BoardSpot): string {
  if (name === 'hero-expedition') return place.expedition({ player, side: 'hero' });
  if (name === 'companion-expedition') return place.expedition({ player, side: 'companion' });
  return place.pile(name, player);
}

/** Returns the place for a zone name of the board; null for zones that cards cannot be put in. */
export function spotOf(zone: string): BoardSpot | null {
  const [name = '', player = '', side] = zone.split(':');
  const found = name === 'expedition' ? `${side}-expedition` : name;
  return isPlaceName(found) && player !== '' ? { player: Number(player), place: found } : null;
}

function isPlaceName(name: string): name is PlaceName {
  return (PLACE_NAMES as readonly string[]).includes(name);
}

/** Every zone of a board, empty ones too, as `Table.used` names them. */
export function everyZone({ seats, fronts }: Board, used: UsedRoom): UsedRoom {
  const zones = seats.flatMap(({ player }) =>
    ['hand', 'reserve', 'landmark'].map((zone) => place.pile(zone, player)),
  );
  const expeditions = fronts.flatMap(({ upper, lower }) => [upper, lower].map(place.expedition));
  return new Map([...zones, ...expeditions, 'limbo'].map((zone) => [zone, used.get(zone) ?? 1]));
}
