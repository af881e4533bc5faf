import { Card } from '../board/card.tsx';
import type { CardFace } from '../board-view/board.ts';
import type { Marks } from '../board-view/marks.ts';
import { zoneName } from '../board-view/place-name.ts';
import { useTable } from '../elements/table-context.ts';
import { Legend } from './legend.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  /** The pile's name, see `place.ts`. */
  zone: string;
  cards: readonly CardFace[];
  marks: Marks;
  /** Names of the players, by seat. */
  seats: readonly string[];
  close: () => void;
}

/** The cards of a pile, side by side; each can be pressed as on the board. */
export function PileSheet({ zone, cards, marks, seats, close }: Props) {
  const { words } = useTable();
  const title = words.board.zoneOf(zoneName(zone, words), seats[Number(zone.split(':')[1])]!);
  return (
    <Sheet title={title} words={words} close={close}>
      <h2>{title}</h2>
      <ul class="cards">
        {cards.map((face) => (
          <Card face={face} shape="slip" marks={marks} key={face.key} />
        ))}
      </ul>
      <Legend />
    </Sheet>
  );
}
