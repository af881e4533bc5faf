/** Setting up a position by hand: each change makes a new position. No rule is checked here. */

import type { Phase, Side, Status } from '../../engine/cards/ability.ts';
import type {
  About,
  DescribedCard,
  MarkerPosition,
  Moment,
  PlacedCard,
  Position,
  TumultPosition,
} from '../../engine/setup/position.ts';
import { type Mode, playersIn, ROUTE_LENGTH, regionsIn } from '../../engine/state/mode.ts';
import type { PlayedFrom } from '../../engine/state/object.ts';
import { PLAYER_NAMES } from '../../library/examples/play.ts';
import {
  asDescribed,
  type BoardSpot,
  type CardSpot,
  cardsAt,
  inPlace,
  likeIt,
  ofCard,
  ofExpedition,
  ofPlayer,
  PLACE_NAMES,
  withCard,
  withMoved,
} from './placed-cards.ts';

export type PositionChange =
  | {
      readonly set: 'card';
      readonly at: BoardSpot;
      readonly card: string;
      /** One when not said. */
      readonly copies?: number;
    }
  | { readonly set: 'no-card'; readonly at: CardSpot }
  /** Another one like it, right behind it. */
  | { readonly set: 'copy'; readonly at: CardSpot }
  /** Puts it elsewhere, before the card of a number there; last where none is said. */
  | {
      readonly set: 'move';
      readonly at: CardSpot;
      readonly to: BoardSpot;
      readonly before?: number;
    }
  | { readonly set: 'owner'; readonly at: CardSpot; readonly owner: number }
  /** How often one of its abilities, by its place, was used this day. */
  | {
      readonly set: 'used';
      readonly at: CardSpot;
      readonly ability: string;
      readonly times: number;
    }
  /** Whether it has gained an ability that its own effects give, by its place among those (S.7.b). */
  | { readonly set: 'gained'; readonly at: CardSpot; readonly place: number; readonly on: boolean }
  /** How many Emblems of one of its Reactions wait in Limbo, or of one of its effects last. */
  | {
      readonly set: 'waiting' | 'lasting';
      readonly at: CardSpot;
      readonly place: number;
      readonly times: number;
    }
  /** The thing that those Emblems refer to; a card without a name gets one. */
  | { readonly set: 'about'; readonly at: CardSpot; readonly about: SpokenOf | null }
  /** From where a card in Limbo is being played, and in which Expedition. */
  | { readonly set: 'from'; readonly at: CardSpot; readonly from: PlayedFrom }
  | { readonly set: 'into'; readonly at: CardSpot; readonly into: Side }
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
  | { readonly set: 'out'; readonly player: number; readonly out: boolean }
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
  | {
      readonly set: 'moved';
      readonly player: number;
      readonly side: Side;
      readonly moved: boolean;
    }
  | { readonly set: 'tumult'; readonly tumult: readonly TumultPosition[] }
  | { readonly set: 'markers'; readonly markers: readonly MarkerPosition[] }
  | { readonly set: 'arena'; readonly arena: boolean }
  /** A player's deck in its order, and their Hero where one is said. */
  | {
      readonly set: 'deck';
      readonly player: number;
      readonly hero: string | null;
      readonly deck: readonly string[];
    }
  | { readonly set: 'day'; readonly day: number }
  | { readonly set: 'phase'; readonly phase: Phase }
  /** A moment inside the phase or turn; null for its beginning. */
  | { readonly set: 'moment'; readonly moment: Moment | null }
  | { readonly set: 'first-player'; readonly player: number }
  | { readonly set: 'turn'; readonly player: number }
  | { readonly set: 'mode'; readonly mode: Mode }
  /** Another position altogether. */
  | { readonly set: 'all'; readonly position: Position };

/** A table with nothing on it. */
export function emptyPosition(mode: Mode = 'duel'): Position {
  return { mode, players: PLAYER_NAMES.slice(0, playersIn(mode)).map((name) => ({ name })) };
}

/** The card, player or Expedition that an Emblem refers to. */
export type SpokenOf =
  | { readonly card: CardSpot }
  | { readonly player: number }
  | { readonly expedition: NonNullable<About['expedition']> };

/** Returns a position with one change. A change to a missing place or card has no effect. */
export function applyChange(position: Position, change: PositionChange): Position {
  return withoutGone(withChange(position, change));
}

function withChange(position: Position, change: PositionChange): Position {
  switch (change.set) {
    case 'card':
      return Array.from({ length: change.copies ?? 1 }, () => change.card).reduce(
        (changing, card) => withCard(changing, change.at, card),
        position,
      );
    case 'no-card':
      return inPlace(position, change.at, (cards) =>
        cards.filter((_, index) => index !== change.at.index),
      );
    case 'copy':
      return inPlace(position, change.at, (cards) =>
        cards.flatMap((card, index) => (index === change.at.index ? [card, likeIt(card)] : [card])),
      );
    case 'move':
      return withMoved(position, change.at, change.to, change.before);
    case 'owner':
      return ofCard(position, change.at, (card) => withOwner(card, change.owner, change.at.player));
    case 'used':
      return ofCard(position, change.at, (card) => ({
        ...card,
        used: withCount(card.used, change.ability, change.times),
      }));
    case 'gained':
      return ofCard(position, change.at, (card) => withGained(card, change.place, change.on));
    case 'waiting':
    case 'lasting':
      return ofCard(position, change.at, (card) => ({
        ...card,
        [change.set]: withCount(card[change.set], String(change.place), change.times),
      }));
    case 'about':
      return withAbout(position, change.at, change.about);
    case 'from':
      return ofCard(position, change.at, (card) => ({ ...card, from: change.from }));
    case 'into':
      return ofCard(position, change.at, (card) => ({ ...card, into: change.into }));
    case 'status':
      return ofCard(position, change.at, (card) => withStatus(card, change.status, change.on));
    case 'counters':
      return ofCard(position, change.at, (card) => ({
        ...card,
        counters: withCount(card.counters, change.name, change.count),
      }));
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
    case 'out':
      return ofPlayer(position, change.player, () => ({ out: change.out }));
    case 'distance':
      return ofExpedition(position, change, { distance: change.distance });
    case 'ascended':
      return ofExpedition(position, change, { ascended: change.ascended });
    case 'moved':
      return ofExpedition(position, change, { moved: change.moved });
    case 'tumult':
      return { ...position, adventure: { ...position.adventure, tumult: change.tumult } };
    case 'markers':
      return { ...position, adventure: { ...position.adventure, markers: change.markers } };
    case 'arena': {
      const { markers: _, ...adventure } = position.adventure ?? {};
      return { ...position, adventure: { ...adventure, arena: change.arena } };
    }
    case 'deck':
      return ofPlayer(position, change.player, () => ({
        deck: change.deck,
        ...(change.hero === null ? {} : { hero: change.hero }),
      }));
    case 'day':
      return { ...position, day: change.day };
    case 'phase':
      return { ...withoutMoment(position), phase: change.phase };
    case 'moment': {
      const rest = withoutMoment(position);
      return change.moment === null ? rest : { ...rest, moment: change.moment };
    }
    case 'first-player':
      return { ...position, firstPlayer: change.player };
    case 'turn':
      return { ...position, turn: change.player };
    case 'mode':
      return withMode(position, change.mode);
    case 'all':
      return change.position;
  }
}

/** The regions that are face up, where Terrain Markers can lie (3.2.1.d). */
export function visibleRegions(position: Position): readonly number[] {
  const { mode = 'duel', adventure } = position;
  if (adventure?.arena) return [0];
  return Array.from({ length: regionsIn(mode) }, (_, region) => region).filter((region) => {
    const card = tumultAt(position, region);
    return card === null || (adventure?.tumult?.[card]?.faceUp ?? false);
  });
}

/** Returns the index of the Tumult card on a region; null where there is none. */
export function tumultAt({ adventure }: Position, region: number): number | null {
  const place = region % ROUTE_LENGTH;
  if (adventure?.arena || place === 0 || place === ROUTE_LENGTH - 1) return null;
  return (place - 1) >> 1;
}

/** Changes a Tumult card; if another one has its new single terrain, that one gets the old terrain. */
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

function withoutMoment({ moment: _, ...rest }: Position): Position {
  return rest;
}

/** Changes the thing that a card's Emblems refer to. */
function withAbout(position: Position, at: CardSpot, about: SpokenOf | null): Position {
  if (about === null) return ofCard(position, at, ({ about: _, ...card }) => card);
  if (!('card' in about)) {
    return ofCard(position, at, (card) => ({ ...card, about: { ...card.about, ...about } }));
  }
  const named = cardsAt(position, about.card)[about.card.index];
  if (named === undefined) return position;
  const name = asDescribed(named).as ?? freeName(position);
  const naming = ofCard(position, about.card, (card) => ({ ...card, as: name }));
  return ofCard(naming, at, (card) => ({ ...card, about: { ...card.about, card: name } }));
}

/** Every card of a position. */
function everyCard(position: Position): readonly DescribedCard[] {
  return spotsOf(position).flatMap((spot) => cardsAt(position, spot).map(asDescribed));
}

function spotsOf({ players }: Position): readonly BoardSpot[] {
  return players.flatMap((_, player) => PLACE_NAMES.map((place) => ({ player, place })));
}

/** The ids of all cards that a position names. */
export function cardIdsIn(position: Position): readonly string[] {
  return [...new Set(everyCard(position).map(({ card }) => card))];
}

/** Returns a name that no card of the position has. */
function freeName(position: Position): string {
  const taken = new Set(everyCard(position).map(({ as }) => as));
  const number = Array.from({ length: taken.size + 1 }, (_, index) => index + 1).find(
    (each) => !taken.has(`card-${each}`),
  );
  return `card-${number}`;
}

/** Removes the references of Emblems to cards that are no longer in the position. */
function withoutGone(position: Position): Position {
  const names = new Set(everyCard(position).map(({ as }) => as));
  const isGone = ({ about }: DescribedCard) => about?.card !== undefined && !names.has(about.card);
  return spotsOf(position)
    .filter((spot) => cardsAt(position, spot).map(asDescribed).some(isGone))
    .reduce(
      (changing, spot) =>
        inPlace(changing, spot, (cards) =>
          cards.map((card) => {
            const { about, ...rest } = asDescribed(card);
            if (!isGone({ ...rest, ...(about ? { about } : {}) })) return card;
            const { card: _, ...others } = about!;
            return Object.keys(others).length > 0 ? { ...rest, about: others } : rest;
          }),
        ),
      position,
    );
}

function withStatus(card: DescribedCard, status: Status, on: boolean): DescribedCard {
  const others = (card.statuses ?? []).filter((each) => each !== status);
  return { ...card, statuses: on ? [...others, status] : others };
}

function withGained(card: DescribedCard, place: number, on: boolean): DescribedCard {
  const others = (card.gained ?? []).filter((each) => each !== place);
  return { ...card, gained: on ? [...others, place] : others };
}

function withCount(
  counts: Readonly<Record<string, number>> | undefined,
  name: string,
  count: number,
): Readonly<Record<string, number>> {
  const { [name]: _, ...others } = counts ?? {};
  return count > 0 ? { ...others, [name]: count } : others;
}

function withOwner(
  { owner: _, ...card }: DescribedCard,
  owner: number,
  controller: number,
): DescribedCard {
  return owner === controller ? card : { ...card, owner };
}

/** Changes the mode: adds or removes seats with their cards, and drops markers of missing regions. */
function withMode(position: Position, mode: Mode): Position {
  const players = Array.from(
    { length: playersIn(mode) },
    (_, seat) => position.players[seat] ?? { name: PLAYER_NAMES[seat]! },
  );
  const within = (seat: number | undefined) =>
    seat !== undefined && seat < players.length ? seat : 0;
  const { adventure } = position;
  const markers = adventure?.markers?.filter(
    ({ region, hero = 0 }) => region < regionsIn(mode) && hero < players.length,
  );
  return withoutStrangers({
    ...position,
    mode,
    players,
    firstPlayer: within(position.firstPlayer),
    turn: within(position.turn),
    ...(markers ? { adventure: { ...adventure, markers } } : {}),
  });
}

/** Removes owners and references that name missing players: such cards become their controller's. */
function withoutStrangers(position: Position): Position {
  const seats = position.players.length;
  const isStrange = ({ owner = 0, about }: DescribedCard) =>
    Math.max(owner, about?.player ?? 0, about?.expedition?.player ?? 0) >= seats;
  return spotsOf(position)
    .filter((spot) => cardsAt(position, spot).map(asDescribed).some(isStrange))
    .reduce((changing, spot) => inPlace(changing, spot, (cards) => cards.map(ownedHere)), position);

  function ownedHere(card: PlacedCard): PlacedCard {
    const { owner: _, about: __, ...rest } = asDescribed(card);
    return isStrange(asDescribed(card)) ? rest : card;
  }
}
