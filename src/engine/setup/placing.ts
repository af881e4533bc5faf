/** Starting a game from a position (`position.ts`) instead of from decks. */

import type { Ability } from '../cards/ability.ts';
import type { Card } from '../cards/card.ts';
import { givenAbilities, isSameAbility } from '../cards/gained-ability.ts';
import { reactionOfName } from '../cards/reaction-of-name.ts';
import { templeOf } from '../cards/temple.ts';
import { SIDES, TERRAINS, type Terrain } from '../cards/vocabulary.ts';
import { EngineError, textOfValue } from '../rules/error.ts';
import { once } from '../rules/once.ts';
import { itemAt } from '../rules/require.ts';
import type { Game, Marker, State } from '../state/game.ts';
import { playerAt, printedCard, regionNumbered } from '../state/lookup.ts';
import { FARTHEST, facingsIn, regionAt } from '../state/mode.ts';
import { FLEETING, type GameObject, NO_COUNTERS, NO_STATUSES } from '../state/object.ts';
import { addCard, type PlacedZone } from './blank-state.ts';
import { type EmblemBearer, placeEmblems } from './emblems.ts';
import { type Played, placeTime } from './moment.ts';
import { checkPlacement, type Placement } from './placement.ts';
import type {
  DescribedCard,
  ExpeditionPosition,
  PlacedCard,
  PlayerPosition,
  Position,
  TumultPosition,
} from './position.ts';
import {
  emptyState,
  layAdventure,
  libraryIndex,
  placeHero,
  requireList,
  requireObject,
  requireObjects,
  type Setup,
  type SetupOptions,
  type Tumult,
} from './setup.ts';

/** A card for Mana Orbs of which a position only says how many there are. */
const ORB: Card = { id: 'mana-orb', name: { en: 'Mana Orb' }, type: 'mana', abilities: [] };

/** Returns the library of a game that begins at a position: some cards, and that of Mana Orbs. */
const withOrbs = once((cards: readonly Card[]): readonly Card[] =>
  cards.some((card) => card.id === ORB.id) ? cards : [...cards, ORB],
);

export interface PositionSetup extends SetupOptions, Pick<Setup, 'askAlways' | 'bound'> {
  /** Every card that the position names, and every token that those can create. */
  readonly cards: readonly Card[];
}

/** A game at a position, and the objects that the position gave names of their own. */
export interface Placed {
  readonly game: Game;
  readonly labels: Readonly<Record<string, number>>;
}

/**
 * Creates a game at a position, ready for its first `advance`.
 *
 * @throws EngineError `setup` for unknown values, and, with the rules, for impossible ones: a Spell in
 *   an Expedition, a status in a Discard pile, an Expedition beyond its last region, a card in the
 *   Reserve of a player who does not own it
 */
export function createPosition(position: Position, setup: PositionSetup): Placed {
  requireObjects(requireObject(position, 'position').players, 'players');
  requireObject(setup, 'setup');
  const players = position.players.map(({ name }) => ({ ...(name ? { name } : {}), deck: [] }));
  const state = emptyState(
    {
      players,
      cards: withOrbs(requireObjects(setup.cards, 'cards')),
      ...(position.mode ? { mode: position.mode } : {}),
      ...(setup.askAlways ? { askAlways: true } : {}),
      ...(setup.bound === undefined ? {} : { bound: setup.bound }),
    },
    setup,
  );
  const labels: Record<string, number> = {};
  const placed = placeCards(state, position, labels);
  placeExpeditions(state, position);
  placeAdventure(state, position);
  placePlayers(state, position);
  for (const bearer of placed) placeEmblems(state, position, bearer, labels);
  placeTime(state, position, beingPlayed(placed));
  return { game: state, labels };
}

/** Places every card, the oldest first (2.2.16). */
function placeCards(
  state: State,
  position: Position,
  labels: Record<string, number>,
): readonly EmblemBearer[] {
  const placed: EmblemBearer[] = [];
  const placements = position.players.flatMap((_, player) => placementsOf(position, player));
  const order = placements
    .map((placement, index) => ({ placement, index }))
    .sort(
      (a, b) =>
        (a.placement.card.age ?? Number.NEGATIVE_INFINITY) -
          (b.placement.card.age ?? Number.NEGATIVE_INFINITY) || a.index - b.index,
    );
  for (const { placement } of order) {
    const object = placeObject(state, placement);
    const { as, used } = placement.card;
    placed.push({ object, card: placement.card, where: placement.where });
    for (const [ability, times] of Object.entries(used ?? {})) {
      countUses(state, object, ability, times);
    }
    if (as === undefined) continue;
    if (Object.hasOwn(labels, as)) {
      throw new EngineError('setup', placement.where, `“${as}” already names another card`);
    }
    labels[as] = object.id;
  }
  return placed;
}

/** Counts that an ability was used this day: of the object (1.4.6), a Reaction also of its name (6.3.m). */
function countUses(state: State, { id, card }: GameObject, place: string, times: number): void {
  const ofObject = { ...state.counts, [`${id}:${place}`]: times };
  const one = printedCard(state, card);
  const ability = one.abilities[Number(place)];
  if (ability?.kind !== 'reaction') {
    state.counts = ofObject;
    return;
  }
  const name = reactionOfName(one, ability);
  state.counts = { ...ofObject, [name]: (state.counts[name] ?? 0) + times };
}

/**
 * Returns the cards in Limbo that are being played, those of the first player named below the others.
 */
function beingPlayed(placed: readonly EmblemBearer[]): readonly Played[] {
  return placed.flatMap(({ object, card: { from = 'hand', into = 'hero' } }) => {
    if (object.zone !== 'limbo') return [];
    const side = into === 'hero' ? 0 : 1;
    return [{ player: object.player, object: object.id, from, into: object.player * 2 + side }];
  });
}

function describeCard(card: PlacedCard, where: string): DescribedCard {
  if (typeof card === 'string') return { card };
  const { age } = requireObject(card, where);
  if (age === undefined || Number.isFinite(age)) return card;
  throw new EngineError('setup', `${where}.age`, `expected a number, found ${textOfValue(age)}`);
}

function placementsOf(position: Position, player: number): Placement[] {
  const one = itemAt(position.players, player, 'players');
  const result: Placement[] = [];
  // Objects owned by players who have left the game have left with them.
  if (one.out) return result;
  const add = (
    cards: readonly PlacedCard[] | undefined,
    zone: PlacedZone,
    path: string,
    expedition = -1,
  ) => {
    const list = `players[${player}].${path}`;
    for (const [index, card] of requireList(cards ?? [], list).entries()) {
      const where = `${list}[${index}]`;
      result.push({ card: describeCard(card, where), zone, player, expedition, where });
    }
  };
  if (one.hero !== undefined) add([one.hero], 'hero', 'hero');
  add(one.hand, 'hand', 'hand');
  add(one.deck, 'deck', 'deck');
  add(one.discard, 'discard', 'discard');
  add(one.reserve, 'reserve', 'reserve');
  add(one.landmarks, 'landmark', 'landmarks');
  add(one.limbo, 'limbo', 'limbo');
  add(orbsOf(one.mana, `players[${player}].mana`), 'mana', 'mana');
  for (const [index, side] of SIDES.entries()) {
    const path = `expeditions.${side}`;
    const cards = cardsIn(one.expeditions?.[side], `players[${player}].${path}`);
    add(cards, 'expedition', path, player * 2 + index);
  }
  return result;
}

function cardsIn(expedition: ExpeditionPosition | undefined, where: string) {
  if (expedition === undefined) return [];
  requireObject(expedition, where);
  return 'length' in expedition ? expedition : expedition.cards;
}

/** More Mana Orbs than any game has. */
const MOST_ORBS = 1000;

function orbsOf(mana: PlayerPosition['mana'], where: string): PlacedCard[] {
  const ready = mana?.ready ?? 0;
  const exhausted = mana?.exhausted ?? 0;
  for (const count of [ready, exhausted]) {
    if (Number.isInteger(count) && count >= 0 && count <= MOST_ORBS) continue;
    throw new EngineError(
      'setup',
      where,
      `expected 0 to ${MOST_ORBS}, found ${textOfValue(count)}`,
    );
  }
  return Array.from(
    { length: ready + exhausted },
    (_, index): PlacedCard => ({
      card: mana?.cards?.[index] ?? ORB.id,
      statuses: index < ready ? [] : ['exhausted'],
    }),
  );
}

function placeObject(state: State, placement: Placement): GameObject {
  const { card, zone, player, expedition, where } = placement;
  const library = libraryIndex(state, card.card, where);
  const facts = printedCard(state, library);
  const temple = zone === 'landmark' ? templeOf(facts) : null;
  checkPlacement(temple ?? facts, placement, state.players.length);
  const marks = {
    statuses: card.statuses ?? NO_STATUSES,
    ...(card.counters ? { counters: card.counters } : {}),
    ...(card.gained ? { extra: gainedAbilities(facts, card.gained, where) } : {}),
  };
  if (zone === 'hero') {
    const hero = placeHero(state, player, card.card);
    const changed = { ...hero, ...marks };
    state.objects[hero.id] = changed;
    return changed;
  }
  return addCard(state, library, zone, player, {
    counters: NO_COUNTERS,
    ...marks,
    expedition,
    owner: card.owner ?? player,
    ...(temple ? { temple: true } : {}),
    ...(zone === 'limbo' ? inLimbo(printedCard(state, library), card) : {}),
  });
}

/** Returns the abilities that a card has gained from its own effects (S.7.b). */
function gainedAbilities(card: Card, places: readonly number[], where: string): readonly Ability[] {
  const path = `${where}.gained`;
  const gained = requireList(places, path).map((place) => {
    const given = Number.isInteger(place) ? givenAbilities(card)[place] : undefined;
    if (given) return given.ability;
    const found = `“${card.id}” gives no ability ${textOfValue(place)}`;
    throw new EngineError('setup', path, found);
  });
  const isTwice = gained.some((one, index) =>
    gained.slice(0, index).some((other) => isSameAbility(one, other)),
  );
  if (isTwice) throw new EngineError('setup', path, 'the same ability twice', ['S.7.b']);
  return gained;
}

/**
 * Returns the fields of a card that is being played: from where, and its statuses. One from Reserve is
 * Fleeting, except a Landmark (2.4.7.a).
 */
function inLimbo(
  { type }: Card,
  { from = 'hand', statuses = NO_STATUSES }: DescribedCard,
): Pick<GameObject, 'playedFrom' | 'statuses'> {
  const isFleeting = from === 'reserve' && !type.startsWith('landmark');
  const isSaid = statuses.includes('fleeting');
  return {
    playedFrom: from,
    statuses: isFleeting && !isSaid ? [...statuses, ...FLEETING] : statuses,
  };
}

/** Sets which cards players have played this Afternoon, and who has left the game. */
function placePlayers(state: State, position: Position): void {
  state.played = position.players.map(({ played = [] }, player) => {
    const where = `players[${player}].played`;
    return requireList(played, where).map((id, index) => ({
      card: libraryIndex(state, id, `${where}[${index}]`),
    }));
  });
  const gone = position.players.flatMap(({ out }, player) => (out ? [player] : []));
  if (gone.length === 0) return;
  if (!position.adventure?.arena || state.mode !== 'free-for-all' || gone.length > 2) {
    const found = 'players leave only in Free for All, for tiebreakers between two or more';
    throw new EngineError('setup', `players[${gone[0]}].out`, found, ['1.3.3.f']);
  }
  for (const player of gone) {
    state.players[player] = { ...playerAt(state, player), competing: false, passed: true };
  }
  state.facing = facingsIn(state.mode, gone);
  state.passes = state.players.filter(({ passed }) => passed).length;
}

/** Counters of Expeditions along their routes. */
function placeExpeditions(state: State, position: Position): void {
  for (const [player, one] of position.players.entries()) {
    for (const [index, side] of SIDES.entries()) {
      const said = one.expeditions?.[side];
      if (!said || 'length' in said) continue;
      const distance = said.distance ?? 0;
      const where = `players[${player}].expeditions.${side}.distance`;
      if (!Number.isInteger(distance) || distance < 0 || distance > FARTHEST) {
        throw new EngineError(
          'setup',
          where,
          `expected 0 to ${FARTHEST}, found ${textOfValue(distance)}`,
          ['3.2.1.b'],
        );
      }
      state.expeditions[player * 2 + index] = {
        distance,
        ascended: said.ascended ?? false,
        moved: said.moved ?? false,
      };
    }
    if (one.passed) state.players[player] = { ...playerAt(state, player), passed: true };
  }
  state.passes = state.players.filter(({ passed }) => passed).length;
}

/**
 * Lays out the Adventure: Tumult cards, face up where they were reached (7.3.25.b), or the Arena, and
 * Terrain Markers.
 */
function placeAdventure(state: State, position: Position): void {
  const { adventure } = position;
  layAdventure(state, tumultAt(adventure?.tumult ?? []));
  for (const [expedition, { distance }] of state.expeditions.entries()) {
    for (let at = 0; at <= distance; at++) showRegion(state, regionAt(state.mode, expedition, at));
  }
  if (adventure?.arena) {
    state.arena = true;
    state.regions = [{ tumult: null, faceUp: true, terrains: TERRAINS }];
  }
  const markers = requireObjects(adventure?.markers ?? [], 'adventure.markers');
  for (const [index, { terrain, region, hero }] of markers.entries()) {
    const where = `adventure.markers[${index}]`;
    terrainAt(terrain, `${where}.terrain`);
    if (!Number.isInteger(region) || !state.regions[region]?.faceUp) {
      const found = `no visible region is ${textOfValue(region)}`;
      throw new EngineError('setup', `${where}.region`, found, ['3.2.1.d']);
    }
    const begun = hero === undefined ? null : takenFromHero(state, terrain, hero, where);
    state.timestamp += 1;
    const id = state.timestamp;
    state.objects[id] = null;
    state.markers.push({ owner: 0, hero: 0, ...begun, id, terrain, region });
  }
}

/** Takes a Terrain Marker from the Hero that began the game with it (2.5.e). */
function takenFromHero(state: State, terrain: Terrain, hero: number, where: string): Marker {
  const found = state.markers.find(
    (one) => one.region < 0 && one.owner === hero && one.terrain === terrain,
  );
  if (!found) {
    const message = `the Hero of seat ${textOfValue(hero)} has no ${terrain} marker left to place`;
    throw new EngineError('setup', `${where}.hero`, message, ['2.5.e']);
  }
  state.markers = state.markers.filter((one) => one !== found);
  return found;
}

/** Returns the Tumult cards that the position names, each a different one (1.1.7.f, 4.1.c). */
function tumultAt(cards: readonly TumultPosition[]): readonly Tumult[] {
  const list = requireObjects(cards, 'adventure.tumult');
  return list.map(({ single, turned, faceUp }, index) => {
    const where = `adventure.tumult[${index}].single`;
    if (list.slice(0, index).some((other) => other.single === single)) {
      const message = `the Tumult card with “${textOfValue(single)}” alone is there already`;
      throw new EngineError('setup', where, message, ['1.1.7.f', '4.1.c']);
    }
    return {
      single: terrainAt(single, where),
      turned: turned ?? false,
      faceUp: faceUp ?? false,
    };
  });
}

function terrainAt(terrain: Terrain, where: string): Terrain {
  if (TERRAINS.includes(terrain)) return terrain;
  throw new EngineError('setup', where, `“${textOfValue(terrain)}” is not a terrain`);
}

function showRegion(state: State, region: number): void {
  const { tumult } = regionNumbered(state, region);
  state.regions = state.regions.map((one, index) =>
    index === region || (tumult !== null && one.tumult === tumult) ? { ...one, faceUp: true } : one,
  );
}
