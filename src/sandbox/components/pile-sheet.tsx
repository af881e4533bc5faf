import type { CardFace } from '../view/board.ts';
import type { Marks } from '../view/marks.ts';
import { useTable } from '../view/table-context.ts';
import { zoneName } from '../view/zone-name.ts';
import { Card } from './card.tsx';
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
    </Sheet>
  );
}
