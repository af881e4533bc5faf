import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { UsedRoom } from '../board-view/board-changes.ts';
import type { PrintedCards } from '../model/printed.ts';

/** The data of a board that stays the same from moment to moment. */
export interface BoardTable {
  readonly words: Words;
  readonly library: PrintedCards;
  /** Zones that hold something at any moment of the show; other zones are not drawn. */
  readonly used: UsedRoom;
  /** False in the page as it is served, where nothing can be pressed yet. */
  readonly live: boolean;
  /** Handles a press on a card or place: chooses it where it is an option, else shows it large. */
  readonly press: (place: string) => void;
}

export const TableContext = createContext<BoardTable | null>(null);

/** Returns the table that a component is drawn on. Throws outside of a table. */
export function useTable(): BoardTable {
  const table = useContext(TableContext);
  if (!table) throw new Error('Parts of the board are drawn inside a table.');
  return table;
}
