import { type Board, type EmblemFace, isEmblem } from '../board-view/board.ts';
import { type Marks, pressAt } from '../board-view/marks.ts';
import { place } from '../board-view/place.ts';
import { beginningOf, shortened } from '../board-view/shortened.ts';
import { Icon } from '../elements/icon.tsx';
import { wordsOf } from '../elements/sentence.tsx';
import { useTable } from '../elements/table-context.ts';
import { Pressable } from './pressable.tsx';

/** The most letters of an ability that fit on a slip. */
const SLIP_LETTERS = 24;

interface EmblemProps {
  face: EmblemFace;
  /** All that is in Limbo. */
  among: Board['limbo'];
  marks: Marks;
}

/** An Emblem in Limbo: a Reaction that waits, or an effect that lasts. */
export function Emblem({ face, among, marks }: EmblemProps) {
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
