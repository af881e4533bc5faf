import { type Board, type EmblemFace, isEmblem } from '../view/board.ts';
import { type Marks, marksOn, pressAt } from '../view/marks.ts';
import { place } from '../view/place.ts';
import { beginningOf, shortened } from '../view/shortened.ts';
import { useTable } from '../view/table-context.ts';
import { AddSlot } from './add-slot.tsx';
import { Card } from './card.tsx';
import { group } from './group.ts';
import { Icon } from './icon.tsx';
import { still } from './memo.ts';
import { Pressable } from './pressable.tsx';
import { wordsOf } from './sentence.tsx';

/** So many letters of an ability have room on a slip. */
const SLIP_LETTERS = 24;

/** Limbo: what is being played, and the Emblems that wait, with who chooses the next one. */
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

const DrawnLimbo = still(({ faces, seats, next, name, marks }: DrawnProps) => {
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

interface EmblemProps {
  face: EmblemFace;
  /** All that is in Limbo. */
  among: Board['limbo'];
  marks: Marks;
}

function Emblem({ face, among, marks }: EmblemProps) {
  const { words, library } = useTable();
  const printed = face.card === null ? undefined : library[face.card];
  const name = words.board[face.emblem](printed?.name ?? '');
  // Reactions of one card are told apart by what they say.
  const isOneOfSeveral = among.some(
    (other) =>
      isEmblem(other) &&
      other.emblem === face.emblem &&
      other.card === face.card &&
      other.ability !== face.ability,
  );
  const text = isOneOfSeveral ? wordsOf(beginningOf(printed?.text ?? [], face.ability), words) : '';
  const told = (letters?: number) => (text === '' ? name : `${name} – ${shortened(text, letters)}`);
  return (
    <li
      class={`card slip emblem seat-${face.controller}${marks.touched.has(face.key) ? ' touched' : ''}`}
      data-key={face.key}
    >
      <Pressable {...pressAt(marks, place.object(face.object))} class="face" label={told()}>
        <Icon name="emblem" />
        <span class="title">{told(SLIP_LETTERS)}</span>
      </Pressable>
    </li>
  );
}
