import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { UsedRoom } from '../board-view/board-changes.ts';
import type { PrintedCards } from '../model/printed.ts';

/** What stays as it is from moment to moment. */
export interface BoardTable {
  readonly words: Words;
  readonly library: PrintedCards;
  /** Zones that something is in at some moment of what is shown; the others are left out. */
  readonly used: UsedRoom;
  /** False in the page as it is served, where nothing can be pressed yet. */
  readonly live: boolean;
  /** A card or place was pressed: it is chosen where it is an option, shown large otherwise. */
  readonly press: (place: string) => void;
}

export const TableContext = createContext<BoardTable | null>(null);

/** The table that a component is drawn on. */
export function useTable(): BoardTable {
  const table = useContext(TableContext);
  if (!table) throw new Error('Parts of the board are drawn inside a table.');
  return table;
}
