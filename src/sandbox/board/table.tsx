import { type Board, isUpper, type SeatFace } from '../board-view/board.ts';
import type { Marks } from '../board-view/marks.ts';
import { useTable } from '../elements/table-context.ts';
import { Adventure } from './adventure.tsx';
import { DayBar } from './day-bar.tsx';
import { Fronts } from './fronts.tsx';
import { Limbo } from './limbo.tsx';
import { Seat } from './seat.tsx';

interface Props {
  board: Board;
  marks: Marks;
}

/** The whole board: the first seat at the lower edge, the others on the side of their Expeditions. */
export function TableTop({ board, marks }: Props) {
  const { used } = useTable();
  const [own, ...others] = board.seats;
  const seatOf = (seat: SeatFace) => (
    <Seat board={board} seat={seat} marks={marks} key={seat.player} />
  );
  return (
    <div class={`table for-${board.seats.length} at-${board.phase ?? 'setup'}`}>
      <DayBar board={board} />
      <div class="others">{others.filter(isUpper).map(seatOf)}</div>
      <Fronts board={board} marks={marks} />
      {others.length > 1 && (
        <div class="others">{others.filter((seat) => !isUpper(seat)).map(seatOf)}</div>
      )}
      {own && seatOf(own)}
      <div class="common">
        <Adventure board={board} marks={marks} />
        {(used.has('limbo') || board.limbo.length > 0) && <Limbo board={board} marks={marks} />}
      </div>
    </div>
  );
}
