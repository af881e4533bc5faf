import { Adventure } from './adventure.tsx';
import type { Board } from './board.ts';
import type { Used } from './board-changes.ts';
import { DayBar } from './day-bar.tsx';
import { Fronts } from './fronts.tsx';
import { Limbo } from './limbo.tsx';
import { Seat } from './seat.tsx';

interface Props {
  board: Board;
  used: Used;
}

/** The whole board: the first seat sits at the lower edge, the others above. */
export function TableTop({ board, used }: Props) {
  const [own, ...others] = board.seats;
  return (
    <div class={`table for-${board.seats.length}`}>
      <DayBar board={board} />
      <div class="others">
        {others.map((seat) => (
          <Seat board={board} seat={seat} used={used} key={seat.player} />
        ))}
      </div>
      <Fronts board={board} used={used} />
      <Adventure board={board} />
      {(used.has('limbo') || board.limbo.length > 0) && <Limbo board={board} />}
      {own && <Seat board={board} seat={own} used={used} />}
    </div>
  );
}
