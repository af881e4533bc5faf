/** The state of a game that nothing has been put into yet, and how cards and Emblems come into it. */

import type { Card } from '../cards/card.ts';
import type { EditionId } from '../rules/edition.ts';
import type { State } from '../state/game.ts';
import { printedCard } from '../state/lookup.ts';
import { facingsIn, type Mode, teamsIn } from '../state/mode.ts';
import type { Emblem, GameObject } from '../state/object.ts';
import { bareObject, listOf, type PERSONAL_ZONES, zoneCount } from '../state/zone.ts';

/** The days after which a game ends without winner, by default. */
export const DEFAULT_BOUND = 100;

/** Returns a state without cards and regions, whose generator of random numbers is not seeded. */
export function blankState(
  edition: EditionId,
  mode: Mode,
  players: readonly { readonly name?: string }[],
  library: readonly Card[],
): State {
  return {
    format: 1,
    edition,
    mode,
    automatic: true,
    bound: DEFAULT_BOUND,
    library,
    facing: facingsIn(mode),
    teams: teamsIn(mode),
    random: [],
    day: 0,
    phase: null,
    firstPlayer: 0,
    turn: null,
    passes: 0,
    players: players.map(({ name }, index) => ({
      name: name ?? `Player ${index + 1}`,
      passed: false,
      competing: true,
    })),
    objects: [null],
    pastTraits: {},
    things: [],
    zones: Array.from({ length: zoneCount(players.length) }, () => []),
    expeditions: players.flatMap(() => [UNMOVED, UNMOVED]),
    regions: [],
    markers: [],
    arena: false,
    timestamp: 0,
    counts: {},
    played: players.map(() => []),
    deeds: [],
    turns: 0,
    steps: 0,
    agenda: [],
    decision: null,
    result: null,
    asked: 0,
    written: 0,
    told: '',
  };
}

const UNMOVED = { distance: 0, ascended: false, moved: false };

/** Where a game can begin with cards. */
export type PlacedZone = (typeof PERSONAL_ZONES)[number] | 'expedition' | 'limbo';

/** Adds a card or token that is new to the game to a zone. */
export function addCard(
  state: State,
  card: number,
  zone: PlacedZone,
  player: number,
  fields?: Partial<GameObject>,
): GameObject {
  state.timestamp += 1;
  const slot = state.things.length;
  const { type } = printedCard(state, card);
  const plain = bareObject({
    id: state.timestamp,
    slot,
    card,
    token: type === 'token' || type === 'landmark-token',
    owner: player,
    zone,
    player,
  });
  const object = fields ? { ...plain, ...fields } : plain;
  state.objects[object.id] = object;
  state.things.push(object.id);
  listOf(state, zone, player).push(object.id);
  return object;
}

/** Adds an Emblem to Limbo. */
export function addEmblem(state: State, player: number, emblem: Emblem): void {
  state.timestamp += 1;
  const id = state.timestamp;
  const plain = bareObject({
    id,
    slot: -1,
    card: -1,
    token: false,
    owner: player,
    zone: 'limbo',
    player,
  });
  state.objects[id] = { ...plain, emblem };
  listOf(state, 'limbo').push(id);
}
