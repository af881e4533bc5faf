/** The places of a position and the cards in them; each change makes a new position. */

import type { Side } from '../../engine/cards/ability.ts';
import type { PlacedZone } from '../../engine/setup/blank-state.ts';
import type {
  DescribedCard,
  ExpeditionPosition,
  PlacedCard,
  PlayerPosition,
  Position,
} from '../../engine/setup/position.ts';

/** Where a card can be put, by the engine's names of zones; an Expedition with its side. */
export const PLACE_NAMES = [
  'hand',
  'deck',
  'discard',
  'reserve',
  'landmark',
  'hero-expedition',
  'companion-expedition',
  'hero',
  'mana',
  'limbo',
  'played',
] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** A place of a player. */
export interface BoardSpot {
  readonly player: number;
  readonly place: PlaceName;
}

/** One card of a place, counted from 0. */
export interface CardSpot extends BoardSpot {
  readonly index: number;
}

/** Where a position has each object of its game, by the object's number. */
export type Spots = ReadonlyMap<number, CardSpot>;

/**
 * Returns the engine's zone of a place. `played`, the cards played this Afternoon, is no zone of the
 * engine: these cards have been in Limbo.
 */
export function engineZone(place: PlaceName): PlacedZone {
  if (place === 'played') return 'limbo';
  return sideOf(place) ? 'expedition' : (place as PlacedZone);
}

/** The cards of a place, in order. */
export function cardsAt(position: Position, { player, place }: BoardSpot): readonly PlacedCard[] {
  const seat = position.players[player];
  if (!seat) return [];
  if (place === 'hero') return seat.hero ? [seat.hero] : [];
  if (place === 'mana') return orbsOf(seat);
  const side = sideOf(place);
  return side ? cardsOf(seat.expeditions?.[side]) : (seat[listKey(place)] ?? []);
}

/** A card with all that can be said of it. */
export function asDescribed(card: PlacedCard): DescribedCard {
  return typeof card === 'string' ? { card } : card;
}

/** An Expedition with all that can be said of it. */
export function describedExpedition(expedition: ExpeditionPosition | undefined) {
  return isList(expedition) ? { cards: expedition } : (expedition ?? {});
}

type ListKey = 'hand' | 'deck' | 'discard' | 'reserve' | 'landmarks' | 'limbo' | 'played';

/** Returns the key of a place's list in a position. */
function listKey(place: PlaceName): ListKey {
  return place === 'landmark' ? 'landmarks' : (place as ListKey);
}

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

/** A position with something else of a player. */
export function ofPlayer(
  position: Position,
  player: number,
  change: (seat: PlayerPosition) => Partial<PlayerPosition>,
): Position {
  const players = position.players.map((seat, index) =>
    index === player ? { ...seat, ...change(seat) } : seat,
  );
  return { ...position, players };
}

/** A position with something else of an Expedition. */
export function ofExpedition(
  position: Position,
  { player, side }: { readonly player: number; readonly side: Side },
  change: {
    readonly distance?: number;
    readonly ascended?: boolean;
    readonly moved?: boolean;
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

/** A position with other cards in a place. */
export function inPlace(
  position: Position,
  spot: BoardSpot,
  change: (cards: readonly PlacedCard[]) => readonly PlacedCard[],
): Position {
  const cards = change(cardsAt(position, spot));
  const side = sideOf(spot.place);
  if (side) return ofExpedition(position, { player: spot.player, side }, { cards });
  if (spot.place === 'mana') {
    return ofPlayer(position, spot.player, () => ({ mana: manaOf(cards) }));
  }
  if (spot.place === 'played') {
    return ofPlayer(position, spot.player, () => ({
      played: cards.map((card) => asDescribed(card).card),
    }));
  }
  if (spot.place !== 'hero')
    return ofPlayer(position, spot.player, () => ({ [listKey(spot.place)]: cards }));
  const players = position.players.map((seat, index) => {
    if (index !== spot.player) return seat;
    const { hero: _, ...rest } = seat;
    return cards[0] === undefined ? rest : { ...rest, hero: cards[0] };
  });
  return { ...position, players };
}

/** A position with one more card, the newest of all; a Hero takes the place of another. */
export function withCard(position: Position, at: BoardSpot, card: PlacedCard): Position {
  const newest = withAge(position, at, card);
  return inPlace(position, at, (cards) => (at.place === 'hero' ? [newest] : [...cards, newest]));
}

/** Places whose cards have timestamps that matter (2.2.16). */
const AGED: readonly PlaceName[] = [
  'reserve',
  'landmark',
  'hero-expedition',
  'companion-expedition',
  'limbo',
];

/** The card, newer than all others where the position says how old any is. */
function withAge(position: Position, { place }: BoardSpot, card: PlacedCard): PlacedCard {
  const ages = position.players
    .flatMap((_, player) =>
      PLACE_NAMES.flatMap((each) => cardsAt(position, { player, place: each })),
    )
    .flatMap((each) => asDescribed(each).age ?? []);
  if (ages.length === 0 || !AGED.includes(place)) return card;
  return { ...asDescribed(card), age: Math.max(...ages) + 1 };
}

/** The cards of a place with their ages in the order in which they lie. */
function inOrder(cards: readonly PlacedCard[]): readonly PlacedCard[] {
  const ages = cards.map((card) => asDescribed(card).age ?? 0).sort((a, b) => a - b);
  return cards.map((card, index) => {
    const age = ages[index]!;
    if (age > 0) return { ...asDescribed(card), age };
    if (typeof card === 'string') return card;
    const { age: _, ...rest } = card;
    return rest;
  });
}

/** A card that has all that another has, but its name and its age. */
export function likeIt(card: PlacedCard): PlacedCard {
  if (typeof card === 'string') return card;
  const { as: _name, age: _age, ...rest } = card;
  return rest;
}

/** A position with one card changed. */
export function ofCard(
  position: Position,
  spot: CardSpot,
  change: (card: DescribedCard) => DescribedCard,
): Position {
  return inPlace(position, spot, (cards) =>
    cards.map((card, index) => (index === spot.index ? change(asDescribed(card)) : card)),
  );
}

/** A card moved, before the card of a number there or behind all; elsewhere it is the newest. */
export function withMoved(
  position: Position,
  at: CardSpot,
  to: BoardSpot,
  before = Number.POSITIVE_INFINITY,
): Position {
  const card = cardsAt(position, at)[at.index];
  if (card === undefined) return position;
  const without = inPlace(position, at, (cards) => cards.filter((_, index) => index !== at.index));
  const isSame = at.player === to.player && at.place === to.place;
  if (to.place === 'hero') return inPlace(without, to, () => [card]);
  const moved = isSame ? card : withAge(without, to, movedCard(card, to));
  const place = isSame && before > at.index ? before - 1 : before;
  return inPlace(without, to, (cards) =>
    inOrder([...cards.slice(0, place), moved, ...cards.slice(place)]),
  );
}

const BARE: readonly PlaceName[] = ['hand', 'deck', 'discard', 'mana', 'played'];

/** Returns a card as it is after a move: it keeps possible counters, and statuses in Expeditions. */
function movedCard(card: PlacedCard, { place }: BoardSpot): PlacedCard {
  const { card: id, as, counters, statuses } = asDescribed(card);
  const named = as === undefined ? {} : { as };
  if (BARE.includes(place)) return as === undefined ? id : { card: id, as };
  return {
    card: id,
    ...named,
    ...(counters ? { counters } : {}),
    ...(statuses && place.endsWith('-expedition') ? { statuses } : {}),
  };
}

/** The card of a Mana Orb of which no more is known. */
export const ORB = 'mana-orb';

/** Mana Orbs as cards, ready ones first. */
function orbsOf({ mana }: PlayerPosition): readonly PlacedCard[] {
  const { ready = 0, exhausted = 0, cards = [] } = mana ?? {};
  return Array.from({ length: ready + exhausted }, (_, index) => {
    const card = cards[index] ?? ORB;
    return index < ready ? card : { card, statuses: ['exhausted'] };
  });
}

function manaOf(orbs: readonly PlacedCard[]): NonNullable<PlayerPosition['mana']> {
  const isSpent = (orb: PlacedCard) => asDescribed(orb).statuses?.includes('exhausted') ?? false;
  const spent = orbs.filter(isSpent);
  const ready = orbs.filter((orb) => !isSpent(orb));
  return {
    ready: ready.length,
    exhausted: spent.length,
    cards: [...ready, ...spent].map((orb) => asDescribed(orb).card),
  };
}
