import type { Board, CardFace, SeatFace } from '../board-view/board.ts';
import { type Marks, marksOn, pressAt } from '../board-view/marks.ts';
import { place } from '../board-view/place.ts';
import { group } from '../elements/group.ts';
import { Icon } from '../elements/icon.tsx';
import { memoComponent } from '../elements/memo.ts';
import { useTable } from '../elements/table-context.ts';
import { AddSlot } from './add-slot.tsx';
import { Card } from './card.tsx';
import { useEditing } from './editing.ts';
import { Pressable } from './pressable.tsx';

interface Props {
  board: Board;
  seat: SeatFace;
  marks: Marks;
}

/** Draws everything that belongs to a player, except the Expeditions. */
export function Seat({ board, seat, marks }: Props) {
  const { player, hero, hand, reserve, landmarks, mana } = seat;
  const faces = [...(hero ? [hero] : []), ...hand, ...reserve, ...landmarks, ...mana];
  const piles = (['mana', 'hand', 'deck', 'discard', 'landmark'] as const).map((zone) =>
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

const DrawnSeat = memoComponent(({ seat, turn, asked, first, marks }: DrawnProps) => {
  const { words, used } = useTable();
  const editing = useEditing();
  const { player, name, hero, hand, reserve, landmarks, mana } = seat;
  const most = (zone: string, { length }: readonly CardFace[]) =>
    Math.max(used.get(place.pile(zone, player)) ?? 0, length);
  const hidden = hand.length > 0 && hand.every(({ card }) => card === null);
  const state = [
    turn && 'at-turn',
    asked && 'asked',
    seat.out && 'out',
    hidden || 'open-hand',
  ].filter(Boolean);
  const pile = (zone: PileProps['zone'], count: number, opens: boolean) => (
    <Pile
      zone={zone}
      player={player}
      name={name}
      count={count}
      opens={opens}
      marks={marksOn(marks, [], place.pile(zone, player))}
    />
  );
  const zone = (kind: ZoneProps['zone'], label: string, cards: readonly CardFace[]) => (
    <Zone
      zone={kind}
      label={label}
      player={player}
      name={name}
      cards={cards}
      marks={marksOn(marks, cards, place.pile(kind, player))}
    />
  );
  return (
    <section class={`seat seat-${player} ${state.join(' ')}`} {...group(name)}>
      <header class="seat-head">
        {editing ? (
          <editing.parts.Seat seat={seat} first={first} editing={editing} />
        ) : (
          <>
            <Player
              player={player}
              name={name}
              first={first}
              passed={seat.passed}
              out={seat.out}
              marks={marksOn(marks, [], place.player(player))}
            />
            <Mana
              player={player}
              orbs={mana}
              marks={marksOn(marks, mana, place.pile('mana', player))}
            />
          </>
        )}
        {pile('hand', hand.length, !hidden)}
        {pile('deck', seat.deck, false)}
        <AddSlot player={player} place="deck" />
        {pile('discard', seat.discard.length, true)}
        <AddSlot player={player} place="discard" />
      </header>
      {hero && (
        <ul class="hero-zone" aria-label={words.board.zoneOf(words.zones.hero, name)}>
          <Card face={hero} shape="slip" marks={marks} />
        </ul>
      )}
      <div class="zones" style={`--all:${most('reserve', reserve) + most('landmark', landmarks)}`}>
        {zone('reserve', words.zones.reserve, reserve)}
        {zone('landmark', words.zones.landmarks, landmarks)}
      </div>
      {!hidden && zone('hand', words.zones.hand, hand)}
    </section>
  );
});

interface PartProps {
  /** The number and name of the player. */
  player: number;
  name: string;
  marks: Marks;
}

interface PlayerProps extends PartProps {
  first: boolean;
  passed: boolean;
  out: boolean;
}

const Player = memoComponent(({ player, name, first, passed, out, marks }: PlayerProps) => {
  const { words } = useTable();
  const { board } = words;
  const state = out ? board.out : passed && board.passed;
  const label = [name, first && board.firstPlayer, state].filter(Boolean).join(', ');
  return (
    <Pressable
      {...pressAt(marks, place.player(player))}
      idle={true}
      explained
      class="player"
      label={label}
    >
      <span class="crest">{name.slice(0, 1)}</span>
      <span>
        <span class="player-name">
          {name} {first && <Icon name="first" label={board.firstPlayer} />}
        </span>
        {state && <span class="player-state">{state}</span>}
      </span>
    </Pressable>
  );
});

/** The most Orbs to draw one by one; more are drawn as one Orb and a number. */
const FEW_ORBS = 5;

interface ManaProps extends Pick<PartProps, 'player' | 'marks'> {
  orbs: readonly CardFace[];
}

const Mana = memoComponent(({ player, orbs, marks }: ManaProps) => {
  const { words, used } = useTable();
  const at = place.pile('mana', player);
  const few = Math.max(used.get(at) ?? 0, orbs.length) <= FEW_ORBS;
  const ready = orbs.filter(({ statuses }) => !statuses.includes('exhausted')).length;
  const label = words.board.holds(words.zones.mana, words.board.ready(ready, orbs.length));
  const changed = orbs.some(({ key }) => marks.touched.has(key));
  return (
    <Pressable
      {...pressAt(marks, at)}
      idle={orbs.length === 0}
      explained
      class="mana-zone"
      label={label}
    >
      <span class="orbs" data-zone={at}>
        {few && orbs.length > 0 ? (
          orbs.map(({ key, statuses }) => (
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
        {ready}/{orbs.length}
      </span>
    </Pressable>
  );
});

interface PileProps extends PartProps {
  zone: 'deck' | 'discard' | 'hand';
  count: number;
  /** Whether its cards can be looked through. */
  opens: boolean;
}

const Pile = memoComponent(({ zone, player, name, count, opens, marks }: PileProps) => {
  const { words } = useTable();
  const label = words.board.holds(
    words.board.zoneOf(words.zones[zone], name),
    words.board.cards(count),
  );
  const at = place.pile(zone, player);
  const came = marks.came.get(at);
  return (
    <Pressable
      {...pressAt(marks, at)}
      idle={!opens || count === 0}
      explained
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
});

interface ZoneProps extends PartProps {
  zone: 'reserve' | 'landmark' | 'hand';
  label: string;
  cards: readonly CardFace[];
}

const Zone = memoComponent(({ zone, label, player, name, cards, marks }: ZoneProps) => {
  const { words, used } = useTable();
  const at = place.pile(zone, player);
  if (!used.has(at) && cards.length === 0) return null;
  return (
    <div class={`zone ${zone}`} data-zone={at} style={`--most:${used.get(at) ?? cards.length}`}>
      {zone === 'landmark' ? (
        <Pressable
          {...pressAt(marks, at)}
          class="zone-name"
          label={words.board.zoneOf(label, name)}
        >
          {label}
        </Pressable>
      ) : (
        <span class="zone-name" aria-hidden="true">
          {label}
        </span>
      )}
      <ul class="cards" aria-label={words.board.zoneOf(label, name)}>
        {cards.map((face) => (
          <Card face={face} shape="slip" marks={marks} key={face.key} />
        ))}
      </ul>
      <AddSlot player={player} place={zone} />
    </div>
  );
});
