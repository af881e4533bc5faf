/**
 * A game at a position as a page carries it, so that the page need not set the position up: without
 * what the position tells, and what a new game or object has.
 */

import type { Card } from '../cards/card.ts';
import { placesIn } from '../cards/compile.ts';
import type { EditionId } from '../rules/edition.ts';
import type { Deed, Game, PlayedCard, State } from '../state/game.ts';
import type { Emblem, GameObject } from '../state/object.ts';
import { bare } from '../state/zone.ts';
import { addCard, addEmblem, blankState, type PlacedZone } from './blank-state.ts';
import { withOrbs } from './orb.ts';
import type { Position } from './position.ts';
import { turnsFrom } from './turns.ts';

/** What a game has otherwise than a plain one. */
export interface WrittenGame
  extends Partial<Omit<State, 'objects' | 'things' | 'zones' | 'timestamp' | 'played' | 'deeds'>> {
  /** By timestamp, from 1 on; null for a Terrain Marker. */
  readonly objects: readonly (WrittenCard | WrittenEmblem | null)[];
  /** Ids of the cards that each player played this Afternoon. */
  readonly played?: readonly (readonly (Omit<PlayedCard, 'card'> & { readonly card: string })[])[];
  /** What was done this day, each with the id of its card. */
  readonly deeds?: readonly (Omit<Deed, 'card'> & { readonly card: string })[];
}

/** A card, with what it has otherwise than one of which nothing is said. */
interface WrittenCard extends Partial<Omit<GameObject, 'card' | 'zone'>> {
  readonly card: string;
  readonly zone: PlacedZone;
  readonly player: number;
}

interface WrittenEmblem {
  readonly emblem: Emblem;
  readonly player: number;
}

/** What a written game is read with. */
export interface WrittenFor {
  readonly edition: EditionId;
  readonly position: Position;
  readonly cards: readonly Card[];
}

/** Writes the game at a position, before its first `advance`. */
export function writeGame(game: Game, position: Position): WrittenGame {
  const { objects, things: _things, zones: _zones, timestamp: _timestamp, ...others } = game;
  const { played, deeds, ...rest } = others;
  const idOf = (card: number) => game.library[card]!.id;
  const plain = plainGame(game.edition, position, game.library);
  return {
    ...(differing(rest, plain) as Partial<Omit<State, 'played' | 'deeds'>>),
    ...(played.some((own) => own.length > 0)
      ? { played: played.map((own) => own.map((one) => ({ ...one, card: idOf(one.card) }))) }
      : {}),
    ...(deeds.length > 0
      ? { deeds: deeds.map((deed) => ({ ...deed, card: idOf(deed.card) })) }
      : {}),
    objects: objects.slice(1).map((object) => object && written(object, idOf)),
  };
}

function written(object: GameObject, idOf: (card: number) => string): WrittenCard | WrittenEmblem {
  const { player, emblem } = object;
  if (emblem) return { emblem, player };
  const { card, zone, ...rest } = object;
  const plain = { ...bare(object), owner: player };
  return { card: idOf(card), zone: zone as PlacedZone, player, ...differing(rest, plain) };
}

/** The fields of a value that are others in another one. */
function differing<T extends object>(value: T, plain: { readonly [K in keyof T]: unknown }) {
  const fields = Object.entries(value).filter(
    ([key, field]) => JSON.stringify(field) !== JSON.stringify(plain[key as keyof T]),
  );
  return Object.fromEntries(fields) as Partial<T>;
}

/** The game without cards at the first turn of the first day, where most positions begin. */
function plainGame(
  edition: EditionId,
  { mode = 'duel', players }: Position,
  library: readonly Card[],
): State {
  const state = blankState(edition, mode, players, library);
  return { ...state, day: 1, phase: 'afternoon', agenda: turnsFrom(0) };
}

/** Reads what `writeGame` wrote. The cards may be more than those that the game was set up with. */
export function readGame(
  { objects, played, deeds, ...fields }: WrittenGame,
  { edition, position, cards }: WrittenFor,
): Game {
  const library = withOrbs(cards);
  const places = placesIn(library);
  const placeOf = (id: string) => places.get(id)!;
  const state: State = { ...plainGame(edition, position, library), ...fields };
  if (deeds) state.deeds = deeds.map((deed) => ({ ...deed, card: placeOf(deed.card) }));
  if (played)
    state.played = played.map((own) => own.map((one) => ({ ...one, card: placeOf(one.card) })));
  for (const object of objects) {
    if (object === null) {
      state.timestamp += 1;
      state.objects.push(null);
    } else if ('card' in object) {
      const { card, zone, player, ...others } = object;
      addCard(state, placeOf(card), zone, player, others);
    } else addEmblem(state, object.player, object.emblem);
  }
  return state;
}
