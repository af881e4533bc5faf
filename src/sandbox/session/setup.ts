/** Setting up a position by hand: each change makes a new position. No rule is checked here. */

import type { Phase, Side, Status, Terrain } from '../../engine/cards/ability.ts';
import type {
  DescribedCard,
  ExpeditionPosition,
  PlacedCard,
  PlayerPosition,
  Position,
  TumultPosition,
} from '../../engine/setup/position.ts';
import { type Mode, playersIn, regionsIn } from '../../engine/state/mode.ts';
import { PLAYER_NAMES } from '../../examples/play.ts';

/** Where a card can be put. */
export const PLACES = [
  'hand',
  'deck',
  'discard',
  'reserve',
  'landmarks',
  'hero-expedition',
  'companion-expedition',
  'hero',
] as const;
export type PlaceName = (typeof PLACES)[number];

/** A place of a player. */
export interface Spot {
  readonly player: number;
  readonly place: PlaceName;
}

/** One card of a place, counted from 0. */
export interface CardSpot extends Spot {
  readonly index: number;
}

export type Change =
  | { readonly set: 'card'; readonly at: Spot; readonly card: string }
  | { readonly set: 'no-card'; readonly at: CardSpot }
  | { readonly set: 'status'; readonly at: CardSpot; readonly status: Status; readonly on: boolean }
  | {
      readonly set: 'counters';
      readonly at: CardSpot;
      readonly name: string;
      readonly count: number;
    }
  | {
      readonly set: 'mana';
      readonly player: number;
      readonly ready: number;
      readonly exhausted: number;
    }
  | { readonly set: 'name'; readonly player: number; readonly name: string }
  | { readonly set: 'passed'; readonly player: number; readonly passed: boolean }
  | {
      readonly set: 'distance';
      readonly player: number;
      readonly side: Side;
      readonly distance: number;
    }
  | {
      readonly set: 'ascended';
      readonly player: number;
      readonly side: Side;
      readonly ascended: boolean;
    }
  | { readonly set: 'tumult'; readonly tumult: readonly TumultPosition[] }
  | {
      readonly set: 'markers';
      readonly markers: readonly { readonly terrain: Terrain; readonly region: number }[];
    }
  | { readonly set: 'arena'; readonly arena: boolean }
  | { readonly set: 'day'; readonly day: number }
  | { readonly set: 'phase'; readonly phase: Phase }
  | { readonly set: 'first-player'; readonly player: number }
  | { readonly set: 'turn'; readonly player: number }
  | { readonly set: 'mode'; readonly mode: Mode };

/** A table with nothing on it. */
export function emptyPosition(mode: Mode = 'duel'): Position {
  return { mode, players: PLAYER_NAMES.slice(0, playersIn(mode)).map((name) => ({ name })) };
}

/** A position with one thing changed. A place or card that is not there changes nothing. */
export function changed(position: Position, change: Change): Position {
  switch (change.set) {
    case 'card':
      return inPlace(position, change.at, (cards) =>
        change.at.place === 'hero' ? [change.card] : [...cards, change.card],
      );
    case 'no-card':
      return inPlace(position, change.at, (cards) =>
        cards.filter((_, index) => index !== change.at.index),
      );
    case 'status':
      return ofCard(position, change.at, (card) => withStatus(card, change.status, change.on));
    case 'counters':
      return ofCard(position, change.at, (card) => withCounters(card, change.name, change.count));
    case 'mana': {
      const { ready, exhausted } = change;
      return ofPlayer(position, change.player, ({ mana }) => ({
        mana: { ...(mana?.cards ? { cards: mana.cards } : {}), ready, exhausted },
      }));
    }
    case 'name':
      return ofPlayer(position, change.player, () => ({ name: change.name }));
    case 'passed':
      return ofPlayer(position, change.player, () => ({ passed: change.passed }));
    case 'distance':
      return ofExpedition(position, change, { distance: change.distance });
    case 'ascended':
      return ofExpedition(position, change, { ascended: change.ascended });
    case 'tumult':
      return { ...position, adventure: { ...position.adventure, tumult: change.tumult } };
    case 'markers':
      return { ...position, adventure: { ...position.adventure, markers: change.markers } };
    case 'arena': {
      const { markers: _, ...adventure } = position.adventure ?? {};
      return { ...position, adventure: { ...adventure, arena: change.arena } };
    }
    case 'day':
      return { ...position, day: change.day };
    case 'phase':
      return { ...position, phase: change.phase };
    case 'first-player':
      return { ...position, firstPlayer: change.player };
    case 'turn':
      return { ...position, turn: change.player };
    case 'mode':
      return withMode(position, change.mode);
  }
}

/** Tumult cards with one of them changed: one that has its single terrain already gets its old one. */
export function withTumult(
  tumult: readonly TumultPosition[],
  index: number,
  change: Partial<TumultPosition>,
): readonly TumultPosition[] {
  const old = tumult[index]!.single;
  return tumult.map((card, place) => {
    if (place === index) return { ...card, ...change };
    return card.single === change.single ? { ...card, single: old } : card;
  });
}

/** The cards of a place, in order. */
export function cardsAt(position: Position, { player, place }: Spot): readonly PlacedCard[] {
  const seat = position.players[player];
  if (!seat) return [];
  if (place === 'hero') return seat.hero ? [seat.hero] : [];
  const side = sideOf(place);
  return side ? cardsOf(seat.expeditions?.[side]) : (seat[place as Listed] ?? []);
}

/** A card with all that can be said of it. */
function described(card: PlacedCard): DescribedCard {
  return typeof card === 'string' ? { card } : card;
}

/** An Expedition with all that can be said of it. */
export function describedExpedition(expedition: ExpeditionPosition | undefined) {
  return isList(expedition) ? { cards: expedition } : (expedition ?? {});
}

type Listed = 'hand' | 'deck' | 'discard' | 'reserve' | 'landmarks';

function sideOf(place: PlaceName): Side | null {
  if (place === 'hero-expedition') return 'hero';
  return place === 'companion-expedition' ? 'companion' : null;
}

function isList(expedition: ExpeditionPosition | undefined): expedition is readonly PlacedCard[] {
  return Array.isArray(expedition);
}

function cardsOf(expedition: ExpeditionPosition | undefined): readonly PlacedCard[] {
  return describedExpedition(expedition).cards ?? [];
}

function ofPlayer(
  position: Position,
  player: number,
  change: (seat: PlayerPosition) => Partial<PlayerPosition>,
): Position {
  const players = position.players.map((seat, index) =>
    index === player ? { ...seat, ...change(seat) } : seat,
  );
  return { ...position, players };
}

function ofExpedition(
  position: Position,
  { player, side }: { readonly player: number; readonly side: Side },
  change: {
    readonly distance?: number;
    readonly ascended?: boolean;
    readonly cards?: readonly PlacedCard[];
  },
): Position {
  return ofPlayer(position, player, ({ expeditions }) => ({
    expeditions: {
      ...expeditions,
      [side]: { ...describedExpedition(expeditions?.[side]), ...change },
    },
  }));
}

function inPlace(
  position: Position,
  spot: Spot,
  change: (cards: readonly PlacedCard[]) => readonly PlacedCard[],
): Position {
  const cards = change(cardsAt(position, spot));
  const side = sideOf(spot.place);
  if (side) return ofExpedition(position, { player: spot.player, side }, { cards });
  if (spot.place !== 'hero')
    return ofPlayer(position, spot.player, () => ({ [spot.place]: cards }));
  const players = position.players.map((seat, index) => {
    if (index !== spot.player) return seat;
    const { hero: _, ...rest } = seat;
    return cards[0] === undefined ? rest : { ...rest, hero: cards[0] };
  });
  return { ...position, players };
}

function ofCard(
  position: Position,
  spot: CardSpot,
  change: (card: DescribedCard) => DescribedCard,
): Position {
  return inPlace(position, spot, (cards) =>
    cards.map((card, index) => (index === spot.index ? change(described(card)) : card)),
  );
}

function withStatus(card: DescribedCard, status: Status, on: boolean): DescribedCard {
  const others = (card.statuses ?? []).filter((each) => each !== status);
  return { ...card, statuses: on ? [...others, status] : others };
}

function withCounters(card: DescribedCard, name: string, count: number): DescribedCard {
  const { [name]: _, ...others } = card.counters ?? {};
  return { ...card, counters: count > 0 ? { ...others, [name]: count } : others };
}

/** Seats are added empty, or left out with all that is on them, and regions with their markers. */
function withMode(position: Position, mode: Mode): Position {
  const players = Array.from(
    { length: playersIn(mode) },
    (_, seat) => position.players[seat] ?? { name: PLAYER_NAMES[seat]! },
  );
  const within = (seat: number | undefined) =>
    seat !== undefined && seat < players.length ? seat : 0;
  const { adventure } = position;
  const markers = adventure?.markers?.filter(({ region }) => region < regionsIn(mode));
  return withoutStrangers({
    ...position,
    mode,
    players,
    firstPlayer: within(position.firstPlayer),
    turn: within(position.turn),
    ...(markers ? { adventure: { ...adventure, markers } } : {}),
  });
}

/** What belongs to nobody at the table is its controller's. */
function withoutStrangers(position: Position): Position {
  const seats = position.players.length;
  const isStrange = ({ owner = 0 }: DescribedCard) => owner >= seats;
  const spots = position.players.flatMap((_, player) => PLACES.map((place) => ({ player, place })));
  return spots
    .filter((spot) => cardsAt(position, spot).map(described).some(isStrange))
    .reduce((changing, spot) => inPlace(changing, spot, (cards) => cards.map(ownedHere)), position);

  function ownedHere(card: PlacedCard): PlacedCard {
    const { owner: _, ...rest } = described(card);
    return isStrange(described(card)) ? rest : card;
  }
}
