import { PHASES } from '../engine/ability.ts';
import type { Board } from './board.ts';
import { useTable } from './table-context.ts';

/** The day, its phases with the present one, whose turn it is. */
export function DayBar({ board }: { board: Board }) {
  const { words } = useTable();
  const { winners, turn, seats } = board;
  const names = winners?.map((player) => seats[player]!.name) ?? [];
  return (
    <div class="day-bar">
      <b class="day">{board.day > 0 ? words.board.day(board.day) : words.board.setup}</b>
      <ol class="phases">
        {PHASES.map((phase) => (
          <li aria-current={phase === board.phase ? 'step' : undefined}>{words.phases[phase]}</li>
        ))}
      </ol>
      <span class={turn === null ? 'whose' : `whose seat-${turn}`}>
        {winners
          ? words.board.wins(names.join(words.board.and))
          : turn === null
            ? (board.daily && words.daily[board.daily]) ||
              words.board.initiative(seats[board.order[0]!]!.name)
            : words.board.turnOf(seats[turn]!.name)}
      </span>
    </div>
  );
}
