import { type Board, type EmblemFace, isEmblem } from './board.ts';
import { Card } from './card.tsx';
import { group } from './group.ts';
import { Icon } from './icon.tsx';
import { place } from './place.ts';
import { Pressable } from './pressable.tsx';
import { useTable } from './table-context.ts';

/** Limbo: what is being played, and the Emblems that wait, with who chooses the next one. */
export function Limbo({ board }: { board: Board }) {
  const { words } = useTable();
  const waiting = board.limbo.some((face) => isEmblem(face) && face.emblem === 'reaction');
  const next = board.asked ?? board.order[0];
  return (
    <section class="limbo" {...group(words.zones.limbo)} data-zone="limbo">
      <span class="zone-name" aria-hidden="true">
        {words.zones.limbo}
      </span>
      <ul class="cards">
        {board.limbo.map((face) =>
          isEmblem(face) ? (
            <Emblem face={face} key={face.key} />
          ) : (
            <Card face={face} shape="slip" key={face.key} />
          ),
        )}
      </ul>
      {waiting && next !== undefined && (
        <p class={`chooser seat-${next}`}>{words.board.chooses(board.seats[next]!.name)}</p>
      )}
    </section>
  );
}

function Emblem({ face }: { face: EmblemFace }) {
  const { words, library, marks } = useTable();
  const source = (face.card !== null && library[face.card]?.name) || '';
  const label = words.board[face.emblem](source);
  return (
    <li
      class={`card slip emblem seat-${face.controller}${marks.touched.has(face.key) ? ' touched' : ''}`}
      data-key={face.key}
    >
      <Pressable at={place.object(face.object)} class="face" label={label}>
        <Icon name="emblem" />
        <span class="title">{label}</span>
      </Pressable>
    </li>
  );
}
