/**
 * The position that a game has come to, so that it can be changed by hand and played on. What is in
 * the middle of happening is not part of a position: play goes on from the beginning of the phase, or
 * of the turn.
 */

import { SIDES, type Side } from '../../engine/cards/ability.ts';
import type {
  DescribedCard,
  PlayerPosition,
  Position,
  TumultPosition,
} from '../../engine/setup/position.ts';
import type { Game } from '../../engine/state/game.ts';
import { playersIn, tumultCards } from '../../engine/state/mode.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { zoneOf } from '../../engine/state/zone.ts';
import type { CardSpot, PlaceName } from './placed-cards.ts';

export interface Found {
  readonly position: Position;
  /** Where the position has each object of the game. */
  readonly spots: ReadonlyMap<number, CardSpot>;
}

/** Reads a game as a position. */
export function positionOf(game: Game): Found {
  const spots = new Map<number, CardSpot>();
  const players = game.players.map((_, player) => seatOf(game, player, spots));
  const { mode, day, phase, firstPlayer, turn } = game;
  return {
    spots,
    position: {
      mode,
      players,
      adventure: adventureOf(game),
      day: Math.max(1, day),
      ...(phase ? { phase } : {}),
      firstPlayer,
      ...(turn === null ? {} : { turn }),
    },
  };
}

function seatOf(game: Game, player: number, spots: Map<number, CardSpot>): PlayerPosition {
  const { name, passed } = game.players[player]!;
  const list = (ids: readonly number[], place: PlaceName, aged = false): DescribedCard[] =>
    ids.map((id, index) => {
      spots.set(id, { player, place, index });
      return cardOf(game, game.objects[id]!, aged);
    });
  const zone = (named: 'hand' | 'deck' | 'discard' | 'reserve' | 'landmark' | 'hero') =>
    zoneOf(game, named, player);
  const expeditions = Object.fromEntries(
    SIDES.map((side) => [side, expeditionOf(game, player, side, list)]),
  );
  const [hero] = list(zone('hero'), 'hero', true);
  return {
    name,
    ...(hero ? { hero } : {}),
    hand: list(zone('hand'), 'hand'),
    deck: list(zone('deck'), 'deck'),
    discard: list(zone('discard'), 'discard'),
    reserve: list(zone('reserve'), 'reserve', true),
    landmarks: list(zone('landmark'), 'landmarks', true),
    mana: manaOf(game, player, spots),
    expeditions,
    passed,
  };
}

type List = (ids: readonly number[], place: PlaceName, aged?: boolean) => DescribedCard[];

function expeditionOf(game: Game, player: number, side: Side, list: List) {
  const number = player * 2 + (side === 'hero' ? 0 : 1);
  const { distance, ascended, moved } = game.expeditions[number]!;
  const inside = zoneOf(game, 'expedition').filter((id) => game.objects[id]!.expedition === number);
  return { cards: list(inside, `${side}-expedition`, true), distance, ascended, moved };
}

/** @param aged whether its timestamp matters */
function cardOf(game: Game, object: GameObject, aged: boolean): DescribedCard {
  const { statuses, counters, owner, player, id } = object;
  const used = usesOf(game, id);
  return {
    card: game.library[object.card]!.id,
    ...(statuses.length > 0 ? { statuses } : {}),
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...(owner === player ? {} : { owner }),
    ...(aged ? { age: id } : {}),
    ...(Object.keys(used).length > 0 ? { used } : {}),
  };
}

/** How often each of its abilities was used this day. */
function usesOf({ counts }: Game, id: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([key, times]) => {
      const [object, ability = ''] = key.split(':');
      return Number(object) === id && /^\d+$/.test(ability) ? [[ability, times] as const] : [];
    }),
  );
}

/** Mana Orbs, ready ones first. */
function manaOf(
  game: Game,
  player: number,
  spots: Map<number, CardSpot>,
): NonNullable<PlayerPosition['mana']> {
  const orbs = zoneOf(game, 'mana', player).map((id) => game.objects[id]!);
  const isExhausted = ({ statuses }: GameObject) => statuses.includes('exhausted');
  const sorted = [...orbs.filter((orb) => !isExhausted(orb)), ...orbs.filter(isExhausted)];
  const exhausted = orbs.filter(isExhausted).length;
  for (const [index, { id }] of sorted.entries()) spots.set(id, { player, place: 'mana', index });
  return {
    ready: orbs.length - exhausted,
    exhausted,
    cards: sorted.map(({ card }) => game.library[card]!.id),
  };
}

function adventureOf(game: Game): NonNullable<Position['adventure']> {
  const { arena } = game;
  const markers = game.markers
    .filter(({ region }) => region >= 0)
    .map(({ terrain, region }) => ({ terrain, region }));
  return arena ? { arena, markers } : { arena, markers, tumult: tumultOf(game) };
}

/** The Tumult cards of the first row; the second row of four players has the same. */
function tumultOf({ mode, regions }: Game): readonly TumultPosition[] {
  const pairs = tumultCards(mode).flatMap((group) => group.slice(0, 1));
  const firstRow = playersIn(mode) === 2 ? pairs : pairs.filter(([left]) => left < 8);
  return firstRow.map(([left, right]) => {
    const { terrains, faceUp } = regions[left]!;
    const turned = terrains.length !== 1;
    const single = (turned ? regions[right]! : regions[left]!).terrains[0] ?? 'forest';
    return { single, turned, faceUp };
  });
}
