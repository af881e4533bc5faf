/** What the board needs while a position is set up on it; nothing of it while one plays. */

import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Position } from '../../engine/setup/position.ts';
import type { FreeWords } from '../../texts/free-play.ts';
import type { PlaceName, Spot } from '../session/placed-cards.ts';
import type { Change } from '../session/setup.ts';
import type { Board, SeatFace } from './board.ts';
import type { Used } from './board-changes.ts';
import { place } from './place.ts';

/** What the board draws in other ways while it is set up, or besides; loaded with free play alone. */
export interface EditingParts {
  readonly Day: ComponentType<{ editing: Editing; edition: string }>;
  readonly Seat: ComponentType<{ seat: SeatFace; first: boolean; editing: Editing }>;
  /** A "+" for a place. */
  readonly Add: ComponentType<{ editing: Editing; at: Spot }>;
}

export interface Editing {
  readonly parts: EditingParts;
  readonly position: Position;
  readonly words: FreeWords;
  /** Where the next card is put. */
  readonly target: Spot;
  /** Puts the next cards there. */
  readonly aim: (spot: Spot) => void;
  readonly change: (change: Change) => void;
  /** Why the last change was not made. */
  readonly refused: ComponentChildren;
}

export const EditingContext = createContext<Editing | null>(null);

/** How the board is set up; null while one plays. */
export function useEditing(): Editing | null {
  return useContext(EditingContext);
}

/** The name that the board has for a place, see `place.ts`. */
export function zoneAt({ player, place: name }: Spot): string {
  if (name === 'hero-expedition') return place.expedition({ player, side: 'hero' });
  if (name === 'companion-expedition') return place.expedition({ player, side: 'companion' });
  return place.pile(name === 'landmarks' ? 'landmark' : name, player);
}

/** The place that the board's name of a zone means; null for what no card can be put in. */
export function spotOf(zone: string): Spot | null {
  const [name = '', player = '', side] = zone.split(':');
  const found = name === 'expedition' ? (`${side}-expedition` as PlaceName) : PLACE_OF[name];
  return found && player !== '' ? { player: Number(player), place: found } : null;
}

const PLACE_OF: Readonly<Record<string, PlaceName | undefined>> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  reserve: 'reserve',
  landmark: 'landmarks',
  mana: 'mana',
  hero: 'hero',
  limbo: 'limbo',
  played: 'played',
};

/** Every zone of a board, empty ones too, as `Table.used` names them. */
export function everyZone({ seats, fronts }: Board, used: Used): Used {
  const zones = seats.flatMap(({ player }) =>
    ['hand', 'reserve', 'landmark'].map((zone) => place.pile(zone, player)),
  );
  const expeditions = fronts.flatMap(({ upper, lower }) => [upper, lower].map(place.expedition));
  return new Map([...zones, ...expeditions, 'limbo'].map((zone) => [zone, used.get(zone) ?? 1]));
}
