import { type Board, isEmblem } from '../board-view/board.ts';
import { type Marks, marksOn } from '../board-view/marks.ts';
import { group } from '../elements/group.ts';
import { memoComponent } from '../elements/memo.ts';
import { useTable } from '../elements/table-context.ts';
import { AddSlot } from './add-slot.tsx';
import { Card } from './card.tsx';
import { Emblem } from './emblem.tsx';

/** Draws Limbo: cards being played, waiting Emblems, and the player who chooses the next one. */
export function Limbo({ board, marks }: { board: Board; marks: Marks }) {
  const { limbo, asked, order, seats } = board;
  const waiting = limbo.some((face) => isEmblem(face) && face.emblem === 'reaction');
  const next = waiting ? (asked ?? order[0]) : undefined;
  return (
    <DrawnLimbo
      faces={limbo}
      seats={seats}
      next={next}
      name={next === undefined ? '' : seats[next]!.name}
      marks={marksOn(marks, limbo)}
    />
  );
}

interface DrawnProps {
  faces: Board['limbo'];
  seats: Board['seats'];
  /** Who chooses the next Reaction, and their name. */
  next: number | undefined;
  name: string;
  marks: Marks;
}

const DrawnLimbo = memoComponent(({ faces, seats, next, name, marks }: DrawnProps) => {
  const { words } = useTable();
  return (
    <section class="limbo" {...group(words.zones.limbo)} data-zone="limbo">
      <span class="zone-name" aria-hidden="true">
        {words.zones.limbo}
      </span>
      <ul class="cards">
        {faces.map((face) =>
          isEmblem(face) ? (
            <Emblem face={face} among={faces} marks={marks} key={face.key} />
          ) : (
            <Card face={face} shape="slip" marks={marks} key={face.key} />
          ),
        )}
      </ul>
      {seats.map(({ player }) => (
        <AddSlot player={player} place="limbo" key={player} />
      ))}
      {next !== undefined && <p class={`chooser seat-${next}`}>{words.board.chooses(name)}</p>}
    </section>
  );
});
