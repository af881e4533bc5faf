import { useEffect, useRef } from 'preact/hooks';
import type { Board, CardFace } from './board.ts';
import { Card } from './card.tsx';
import { place } from './place.ts';
import { useTable } from './table-context.ts';
import { zoneName } from './zone-name.ts';

interface Props {
  /** The pile's name, see `place.ts`. */
  zone: string;
  cards: readonly CardFace[];
  /** Names of the players, by seat. */
  seats: readonly string[];
  close: () => void;
}

/** The cards of a pile, side by side; each can be pressed as on the board. */
export function PileSheet({ zone, cards, seats, close }: Props) {
  const { words } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const title = words.board.zoneOf(zoneName(zone, words), seats[Number(zone.split(':')[1])]!);
  return (
    <dialog class="card-sheet" ref={dialog} onClose={close} aria-label={title}>
      <h2>{title}</h2>
      <ul class="cards">
        {cards.map((face) => (
          <Card face={face} shape="slip" key={face.key} />
        ))}
      </ul>
      <form method="dialog">
        <button type="submit" class="close">
          {words.controls.close}
        </button>
      </form>
    </dialog>
  );
}

/** The cards of a pile that can be looked through; none for any other place. */
export function pileAt({ seats }: Board, zone: string): readonly CardFace[] {
  const found = seats.map(({ player, discard, mana }) => {
    if (zone === place.pile('discard', player)) return discard;
    return zone === place.pile('mana', player) ? mana : [];
  });
  return found.flat();
}
