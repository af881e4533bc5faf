/**
 * Packing a show for its way to the page: of each board only what is different from the one before.
 * Little changes from one moment to the next. A reader would gain nothing, since compression finds the
 * same; but the plays of an example in a language are 48 kB in place of 100, 77 MB of the whole site.
 */

import type { Board, ExpeditionFace, Front, SeatFace } from '../board-view/board.ts';
import type { Show, ShownStop } from '../board-view/show.ts';

/** The changed fields of a record; for the first record, all of them. */
type Changed<T> = Partial<T>;

/** The changed elements of a list, by index. */
type ChangedList<T> = Readonly<Record<number, Changed<T>>>;

interface PackedFront {
  readonly upper?: Changed<ExpeditionFace>;
  readonly lower?: Changed<ExpeditionFace>;
}

export interface PackedBoard {
  readonly rest: Changed<Omit<Board, 'seats' | 'fronts'>>;
  readonly seats: ChangedList<SeatFace>;
  /** Whole where their number is different. */
  readonly fronts: readonly Front[] | Readonly<Record<number, PackedFront>>;
}

export type PackedStop = Omit<ShownStop, 'board'> & { readonly board: PackedBoard };

export type PackedShow = Omit<Show, 'stops'> & { readonly stops: readonly PackedStop[] };

/** Packs the boards of a show. */
export function packShow({ lines, stops }: Show): PackedShow {
  return {
    lines,
    stops: stops.map((stop, index) => ({
      ...stop,
      board: packBoard(stops[index - 1]?.board ?? null, stop.board),
    })),
  };
}

/** Restores a packed show. */
export function unpackShow({ lines, stops }: PackedShow): Show {
  let board: Board | null = null;
  return {
    lines,
    stops: stops.map((stop) => {
      board = unpackBoard(board, stop.board);
      return { ...stop, board };
    }),
  };
}

function packBoard(before: Board | null, { seats, fronts, ...rest }: Board): PackedBoard {
  const { seats: seatsBefore = [], fronts: frontsBefore = [], ...restBefore } = before ?? {};
  const sameFronts = fronts.length === frontsBefore.length;
  return {
    rest: changesOf(restBefore, rest),
    seats: Object.fromEntries(
      seats.flatMap((seat, index) =>
        entryIfChanged(index, changesOf(seatsBefore[index] ?? {}, seat)),
      ),
    ),
    fronts: sameFronts
      ? Object.fromEntries(
          fronts.flatMap((front, index) =>
            entryIfChanged(index, packFront(frontsBefore[index]!, front)),
          ),
        )
      : fronts,
  };
}

function packFront(before: Front, now: Front): PackedFront {
  const upper = changesOf(before.upper, now.upper);
  const lower = changesOf(before.lower, now.lower);
  return {
    ...(isSome(upper) ? { upper } : {}),
    ...(isSome(lower) ? { lower } : {}),
  };
}

/** Returns a board that reuses the unchanged parts of the board before (structural sharing). */
function unpackBoard(before: Board | null, packed: PackedBoard): Board {
  const { seats: seatsBefore = [], fronts: frontsBefore = [], ...rest } = before ?? {};
  const { fronts } = packed;
  const numbers = before ? seatsBefore.keys() : Object.keys(packed.seats).keys();
  const board = {
    ...rest,
    ...packed.rest,
    seats: [...numbers].map((index) => applyChanges(seatsBefore[index], packed.seats[index])),
    fronts: isWhole(fronts)
      ? fronts
      : frontsBefore.map((front, index) => {
          const { upper, lower } = fronts[index] ?? {};
          if (!upper && !lower) return front;
          return {
            upper: applyChanges(front.upper, upper),
            lower: applyChanges(front.lower, lower),
          };
        }),
  };
  return board as Board;
}

/** Applies changed fields to a record; returns the same object where there are none. */
function applyChanges<T extends object>(before: T | undefined, now: Changed<T> | undefined): T {
  return before && !now ? before : ({ ...before, ...now } as T);
}

function isWhole(fronts: PackedBoard['fronts']): fronts is readonly Front[] {
  return Array.isArray(fronts);
}

/** Returns the changed fields of a record. */
function changesOf<T extends object>(before: Partial<T>, now: T): Changed<T> {
  const fields = Object.entries(now).filter(
    ([key, value]) => JSON.stringify(before[key as keyof T]) !== JSON.stringify(value),
  );
  return Object.fromEntries(fields) as Changed<T>;
}

function isSome(changed: object): boolean {
  return Object.keys(changed).length > 0;
}

function entryIfChanged<T extends object>(index: number, changed: T): [number, T][] {
  return isSome(changed) ? [[index, changed]] : [];
}
