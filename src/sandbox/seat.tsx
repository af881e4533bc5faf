import type { Board, CardFace, SeatFace } from './board.ts';
import type { Used } from './board-changes.ts';
import { Card } from './card.tsx';
import { group } from './group.ts';
import { Icon } from './icon.tsx';
import { place } from './place.ts';
import { Pressable } from './pressable.tsx';
import { useTable } from './table-context.ts';

interface Props {
  board: Board;
  seat: SeatFace;
  /** Zones that something is in at some moment of what is shown; the others are left out. */
  used: Used;
}

/** All that is a player's own, but the Expeditions. */
export function Seat({ board, seat, used }: Props) {
  const { words } = useTable();
  const { player, name } = seat;
  const hidden = seat.hand.length > 0 && seat.hand.every(({ card }) => card === null);
  const state = [
    board.turn === player && 'at-turn',
    board.asked === player && 'asked',
    seat.out && 'out',
  ].filter(Boolean);
  return (
    <section class={`seat seat-${player} ${state.join(' ')}`} {...group(name)}>
      <header class="seat-head">
        <Player board={board} seat={seat} />
        <Mana seat={seat} />
        {hidden && <Pile zone="hand" seat={seat} count={seat.hand.length} />}
        <Pile zone="deck" seat={seat} count={seat.deck} />
        <Pile zone="discard" seat={seat} count={seat.discard.length} />
      </header>
      {seat.hero && (
        <ul class="hero-zone" aria-label={words.board.zoneOf(words.zones.hero, name)}>
          <Card face={seat.hero} shape="slip" />
        </ul>
      )}
      <Zone
        zone="reserve"
        label={words.zones.reserve}
        seat={seat}
        cards={seat.reserve}
        used={used}
      />
      <Zone
        zone="landmark"
        label={words.zones.landmarks}
        seat={seat}
        cards={seat.landmarks}
        used={used}
      />
      {!hidden && (
        <Zone zone="hand" label={words.zones.hand} seat={seat} cards={seat.hand} used={used} />
      )}
    </section>
  );
}

function Player({ board, seat }: { board: Board; seat: SeatFace }) {
  const { words } = useTable();
  const { player, name, passed, out } = seat;
  return (
    <Pressable at={place.player(player)} class="player" label={name}>
      <span class="crest">{name.slice(0, 1)}</span>
      <span>
        <span class="player-name">
          {name}{' '}
          {board.firstPlayer === player && <Icon name="first" label={words.board.firstPlayer} />}
        </span>
        {(passed || out) && (
          <span class="player-state">{out ? words.board.out : words.board.passed}</span>
        )}
      </span>
    </Pressable>
  );
}

function Mana({ seat }: { seat: SeatFace }) {
  const { words, marks } = useTable();
  const ready = seat.mana.filter(({ statuses }) => !statuses.includes('exhausted')).length;
  const label = words.board.holds(words.zones.mana, words.board.ready(ready, seat.mana.length));
  return (
    <Pressable at={place.pile('mana', seat.player)} class="mana-zone" label={label}>
      <span class="orbs" data-zone={place.pile('mana', seat.player)}>
        {seat.mana.length === 0 && <span class="orb spent" />}
        {seat.mana.map(({ key, statuses }) => (
          <span
            class={`orb${statuses.includes('exhausted') ? ' spent' : ''}${marks.touched.has(key) ? ' touched' : ''}`}
            data-key={key}
            key={key}
          />
        ))}
      </span>
      <span class="count">
        {ready}/{seat.mana.length}
      </span>
    </Pressable>
  );
}

interface PileProps {
  zone: 'deck' | 'discard' | 'hand';
  seat: SeatFace;
  count: number;
}

function Pile({ zone, seat, count }: PileProps) {
  const { words, marks } = useTable();
  const label = words.board.holds(
    words.board.zoneOf(words.zones[zone], seat.name),
    words.board.cards(count),
  );
  const at = place.pile(zone, seat.player);
  const came = marks.came.get(at);
  return (
    <Pressable at={at} class="pile" label={label}>
      <span data-zone={at}>
        <Icon name={zone} label={words.zones[zone]} />
      </span>
      <span class="count">{count}</span>
      {came && <span class="from">+{came}</span>}
    </Pressable>
  );
}

interface ZoneProps {
  zone: 'reserve' | 'landmark' | 'hand';
  label: string;
  seat: SeatFace;
  cards: readonly CardFace[];
  used: Used;
}

function Zone({ zone, label, seat, cards, used }: ZoneProps) {
  const { words } = useTable();
  const at = place.pile(zone, seat.player);
  if (!used.has(at) && cards.length === 0) return null;
  return (
    <div class={`zone ${zone}`} data-zone={at} style={`--most:${used.get(at) ?? cards.length}`}>
      <span class="zone-name" aria-hidden="true">
        {label}
      </span>
      <ul class="cards" aria-label={words.board.zoneOf(label, seat.name)}>
        {cards.map((face) => (
          <Card face={face} shape="slip" key={face.key} />
        ))}
      </ul>
    </div>
  );
}
