import type { Words } from '../../languages/texts/sandbox.ts';
import { type Board, type EmblemFace, isEmblem } from '../board-view/board.ts';
import { type Marks, pressAt } from '../board-view/marks.ts';
import { place } from '../board-view/place.ts';
import { beginningOf, shortened } from '../board-view/shortened.ts';
import { Icon } from '../elements/icon.tsx';
import { wordsOf } from '../elements/sentence.tsx';
import { useTable } from '../elements/table-context.ts';
import type { PrintedCards } from '../model/printed.ts';
import { Pressable } from './pressable.tsx';

/** The most letters of an ability that fit on a slip. */
const SLIP_LETTERS = 24;

/** The beginning of its text, where Reactions of one card say different things. */
function textApart(
  face: EmblemFace,
  alike: readonly EmblemFace[],
  library: PrintedCards,
  words: Words,
): string {
  const text = face.card === null ? undefined : library[face.card]?.text;
  const isOneOfSeveral = alike.some(({ ability }) => ability !== face.ability);
  return isOneOfSeveral ? wordsOf(beginningOf(text ?? [], face.ability), words) : '';
}

/** What it is about, where Reactions that say the same are about different things (6.3.i). */
function aboutApart(face: EmblemFace, alike: readonly EmblemFace[], library: PrintedCards): string {
  const same = alike.filter(({ ability }) => ability === face.ability);
  const nameOf = ({ about }: EmblemFace) => about.map((id) => library[id]?.name ?? id).join(', ');
  return same.some((other) => nameOf(other) !== nameOf(face)) ? nameOf(face) : '';
}

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
  const alike = among.filter(
    (other): other is EmblemFace =>
      isEmblem(other) && other.emblem === face.emblem && other.card === face.card,
  );
  const text = [textApart(face, alike, library, words), aboutApart(face, alike, library)]
    .filter((part) => part !== '')
    .join(' – ');
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
