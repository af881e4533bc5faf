import { PHASES } from '../../engine/cards/vocabulary.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Board } from '../board-view/board.ts';
import { memoComponent } from '../elements/memo.ts';
import { useTable } from '../elements/table-context.ts';
import { useEditing } from './editing.ts';

/** Draws the day, its phases with the present one marked, and whose turn it is. */
export function DayBar({ board }: { board: Board }) {
  const { words } = useTable();
  const editing = useEditing();
  const { day, phase, turn, edition } = board;
  if (editing) return <editing.parts.Day editing={editing} edition={edition} />;
  return <DrawnDayBar day={day} phase={phase} turn={turn} whose={whoseTurn(board, words)} />;
}

interface Props extends Pick<Board, 'day' | 'phase' | 'turn'> {
  /** Whose turn it is, or what goes on in nobody's. */
  whose: string;
}

const DrawnDayBar = memoComponent(({ day, phase: present, turn, whose }: Props) => {
  const { words } = useTable();
  return (
    <div class="day-bar">
      <b class="day">{day > 0 ? words.board.day(day) : words.board.setup}</b>
      <ol class="phases">
        {PHASES.map((phase) => (
          <li aria-current={phase === present ? 'step' : undefined}>{words.phases[phase]}</li>
        ))}
      </ol>
      <span class={turn === null ? 'whose' : `whose seat-${turn}`}>{whose}</span>
    </div>
  );
});

function whoseTurn({ winners, turn, daily, order, seats }: Board, words: Words): string {
  const nameOf = (player: number) => seats[player]!.name;
  if (winners) return words.board.wins(winners.map(nameOf).join(words.board.and));
  if (turn !== null) return words.board.turnOf(nameOf(turn));
  return (daily && words.daily[daily]) || words.board.initiative(nameOf(order[0]!));
}
