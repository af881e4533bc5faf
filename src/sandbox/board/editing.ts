/** The parts and data that the board needs while a position is set up on it, and only then. */

import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Position } from '../../engine/setup/position.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Board, SeatFace } from '../board-view/board.ts';
import type { UsedRoom } from '../board-view/board-changes.ts';
import type { BoardSpot } from '../model/placed-cards.ts';
import type { PositionChange } from '../model/setup.ts';

/** Components that replace or extend those of the board during set-up; loaded with free play only. */
export interface EditingParts {
  readonly Day: ComponentType<{ editing: Editing; edition: string }>;
  readonly Seat: ComponentType<{ seat: SeatFace; first: boolean; editing: Editing }>;
  /** A "+" for a place. */
  readonly Add: ComponentType<{ editing: Editing; at: BoardSpot }>;
  /** Every zone of a board, empty ones too, as `Table.used` names them. */
  readonly everyZone: (board: Board, used: UsedRoom) => UsedRoom;
}

export interface Editing {
  readonly parts: EditingParts;
  readonly position: Position;
  readonly words: FreeWords;
  /** Where the next card is put. */
  readonly target: BoardSpot;
  /** Puts the next cards there. */
  readonly aim: (spot: BoardSpot) => void;
  readonly change: (change: PositionChange) => void;
  /** Why the last change was not made. */
  readonly refused: ComponentChildren;
}

export const EditingContext = createContext<Editing | null>(null);

/** Returns the set-up of the board; null during play. */
export function useEditing(): Editing | null {
  return useContext(EditingContext);
}
