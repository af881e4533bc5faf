import type { Board, CardFace, SeatFace } from '../view/board.ts';
import { useEditing } from '../view/editing.ts';
import { type Marks, marksOn, pressAt } from '../view/marks.ts';
import { place } from '../view/place.ts';
import { useTable } from '../view/table-context.ts';
import { AddSlot } from './add-slot.tsx';
import { Card } from './card.tsx';
import { group } from './group.ts';
import { Icon } from './icon.tsx';
import { still } from './memo.ts';
import { Pressable } from './pressable.tsx';

interface Props {
  board: Board;
  seat: SeatFace;
  marks: Marks;
}

/** All that is a player's own, but the Expeditions. */
export function Seat({ board, seat, marks }: Props) {
  const { player, hero, hand, reserve, landmarks, mana } = seat;
  const faces = [...(hero ? [hero] : []), ...hand, ...reserve, ...landmarks, ...mana];
  const piles = (['mana', 'hand', 'deck', 'discard'] as const).map((zone) =>
    place.pile(zone, player),
  );
  return (
    <DrawnSeat
      seat={seat}
      turn={board.turn === player}
      asked={board.asked === player}
      first={board.firstPlayer === player}
      marks={marksOn(marks, faces, place.player(player), ...piles)}
    />
  );
}

interface DrawnProps extends Omit<Props, 'board'> {
  turn: boolean;
  asked: boolean;
  first: boolean;
}

const DrawnSeat = still(({ seat, turn, asked, first, marks }: DrawnProps) => {
  const { words, used } = useTable();
  const editing = useEditing();
  const { player, name } = seat;
  const most = (zone: string, { length }: readonly CardFace[]) =>
    Math.max(used.get(place.pile(zone, player)) ?? 0, length);
  const hidden = seat.hand.length > 0 && seat.hand.every(({ card }) => card === null);
  const state = [
    turn && 'at-turn',
    asked && 'asked',
    seat.out && 'out',
    hidden || 'open-hand',
  ].filter(Boolean);
  return (
    <section class={`seat seat-${player} ${state.join(' ')}`} {...group(name)}>
      <header class="seat-head">
        {editing ? (
          <editing.parts.Seat seat={seat} first={first} editing={editing} />
        ) : (
          <>
            <Player seat={seat} first={first} marks={marks} />
            <Mana seat={seat} marks={marks} />
          </>
        )}
        <Pile zone="hand" seat={seat} count={seat.hand.length} opens={!hidden} marks={marks} />
        <Pile zone="deck" seat={seat} count={seat.deck} opens={false} marks={marks} />
        <AddSlot player={player} place="deck" />
        <Pile zone="discard" seat={seat} count={seat.discard.length} opens={true} marks={marks} />
        <AddSlot player={player} place="discard" />
      </header>
      {seat.hero && (
        <ul class="hero-zone" aria-label={words.board.zoneOf(words.zones.hero, name)}>
          <Card face={seat.hero} shape="slip" marks={marks} />
        </ul>
      )}
      <div
        class="zones"
        style={`--all:${most('reserve', seat.reserve) + most('landmark', seat.landmarks)}`}
      >
        <Zone
          zone="reserve"
          label={words.zones.reserve}
          seat={seat}
          cards={seat.reserve}
          marks={marks}
        />
        <Zone
          zone="landmark"
          label={words.zones.landmarks}
          seat={seat}
          cards={seat.landmarks}
          marks={marks}
        />
      </div>
      {!hidden && (
        <Zone zone="hand" label={words.zones.hand} seat={seat} cards={seat.hand} marks={marks} />
      )}
    </section>
  );
});

type PartProps = Pick<Props, 'seat' | 'marks'>;

function Player({ seat, first, marks }: PartProps & { first: boolean }) {
  const { words } = useTable();
  const { player, name, passed, out } = seat;
  const { board } = words;
  const state = out ? board.out : passed && board.passed;
  const label = [name, first && board.firstPlayer, state].filter(Boolean).join(', ');
  return (
    <Pressable {...pressAt(marks, place.player(player))} idle={true} class="player" label={label}>
      <span class="crest">{name.slice(0, 1)}</span>
      <span>
        <span class="player-name">
          {name} {first && <Icon name="first" label={board.firstPlayer} />}
        </span>
        {state && <span class="player-state">{state}</span>}
      </span>
    </Pressable>
  );
}

/** So many Orbs are drawn one by one; more are one Orb and a number. */
const FEW_ORBS = 5;

function Mana({ seat, marks }: PartProps) {
  const { words, used } = useTable();
  const at = place.pile('mana', seat.player);
  const few = Math.max(used.get(at) ?? 0, seat.mana.length) <= FEW_ORBS;
  const ready = seat.mana.filter(({ statuses }) => !statuses.includes('exhausted')).length;
  const label = words.board.holds(words.zones.mana, words.board.ready(ready, seat.mana.length));
  const changed = seat.mana.some(({ key }) => marks.touched.has(key));
  return (
    <Pressable
      {...pressAt(marks, at)}
      idle={seat.mana.length === 0}
      class="mana-zone"
      label={label}
    >
      <span class="orbs" data-zone={at}>
        {few && seat.mana.length > 0 ? (
          seat.mana.map(({ key, statuses }) => (
            <span
              class={`orb${statuses.includes('exhausted') ? ' spent' : ''}${marks.touched.has(key) ? ' touched' : ''}`}
              data-key={key}
              key={key}
            />
          ))
        ) : (
          <span class={`orb${ready === 0 ? ' spent' : ''}${changed ? ' touched' : ''}`} />
        )}
      </span>
      <span class="count">
        {ready}/{seat.mana.length}
      </span>
    </Pressable>
  );
}

interface PileProps extends PartProps {
  zone: 'deck' | 'discard' | 'hand';
  count: number;
  /** Whether its cards can be looked through. */
  opens: boolean;
}

function Pile({ zone, seat, count, opens, marks }: PileProps) {
  const { words } = useTable();
  const label = words.board.holds(
    words.board.zoneOf(words.zones[zone], seat.name),
    words.board.cards(count),
  );
  const at = place.pile(zone, seat.player);
  const came = marks.came.get(at);
  return (
    <Pressable
      {...pressAt(marks, at)}
      idle={!opens || count === 0}
      class={`pile of-${zone}`}
      label={label}
    >
      <span data-zone={at}>
        <Icon name={zone} label={words.zones[zone]} />
      </span>
      <span class="count">{count}</span>
      {came && <span class="from">+{came}</span>}
    </Pressable>
  );
}

interface ZoneProps extends PartProps {
  zone: 'reserve' | 'landmark' | 'hand';
  label: string;
  cards: readonly CardFace[];
}

function Zone({ zone, label, seat, cards, marks }: ZoneProps) {
  const { words, used } = useTable();
  const at = place.pile(zone, seat.player);
  if (!used.has(at) && cards.length === 0) return null;
  return (
    <div class={`zone ${zone}`} data-zone={at} style={`--most:${used.get(at) ?? cards.length}`}>
      {zone === 'landmark' ? (
        <Pressable
          {...pressAt(marks, at)}
          class="zone-name"
          label={words.board.zoneOf(label, seat.name)}
        >
          {label}
        </Pressable>
      ) : (
        <span class="zone-name" aria-hidden="true">
          {label}
        </span>
      )}
      <ul class="cards" aria-label={words.board.zoneOf(label, seat.name)}>
        {cards.map((face) => (
          <Card face={face} shape="slip" marks={marks} key={face.key} />
        ))}
      </ul>
      <AddSlot player={seat.player} place={zone === 'landmark' ? 'landmarks' : zone} />
    </div>
  );
}
