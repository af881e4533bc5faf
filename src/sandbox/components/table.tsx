import type { Board } from '../view/board.ts';
import type { Marks } from '../view/marks.ts';
import { useTable } from '../view/table-context.ts';
import { Adventure } from './adventure.tsx';
import { DayBar } from './day-bar.tsx';
import { Fronts } from './fronts.tsx';
import { Limbo } from './limbo.tsx';
import { Seat } from './seat.tsx';

interface Props {
  board: Board;
  marks: Marks;
}

/** The whole board: the first seat sits at the lower edge, the others above. */
export function TableTop({ board, marks }: Props) {
  const { used } = useTable();
  const [own, ...others] = board.seats;
  return (
    <div class={`table for-${board.seats.length}`}>
      <DayBar board={board} />
      <div class="others">
        {others.map((seat) => (
          <Seat board={board} seat={seat} marks={marks} key={seat.player} />
        ))}
      </div>
      <Fronts board={board} marks={marks} />
      {own && <Seat board={board} seat={own} marks={marks} />}
      <div class="common">
        <Adventure board={board} marks={marks} />
        {(used.has('limbo') || board.limbo.length > 0) && <Limbo board={board} marks={marks} />}
      </div>
    </div>
  );
}
