/** Setting a game up (4.1.a to g). */

import type { Terrain } from '../cards/ability.ts';
import type { Card } from '../cards/card.ts';
import { placesIn } from '../cards/compile.ts';
import { TERRAINS } from '../cards/vocabulary.ts';
import type { EditionId } from '../rules/edition.ts';
import { CANONICAL, EDITIONS } from '../rules/edition.ts';
import { EngineError, textOfValue } from '../rules/error.ts';
import { once } from '../rules/once.ts';
import { itemAt } from '../rules/require.ts';
import { BLANK_DAY_FRAME } from '../state/blank-frame.ts';
import type { Game, Marker, Region, State } from '../state/game.ts';
import { printedCard } from '../state/lookup.ts';
import {
  MODES,
  type Mode,
  playersIn,
  ROUTE_LENGTH,
  regionsIn,
  tumultCards,
} from '../state/mode.ts';
import { type GameObject, NO_COUNTERS } from '../state/object.ts';
import { randomInt, seededState, shuffleList } from '../state/random.ts';
import { addCard, blankState, DEFAULT_BOUND } from './blank-state.ts';

/** A player's cards. */
export interface PlayerSetup {
  readonly name?: string;
  /** Card id of their Hero; none in some limited games (3.2.6.b). */
  readonly hero?: string;
  /** Card ids of all their other cards. */
  readonly deck: readonly string[];
}

export interface Setup {
  readonly mode?: Mode;
  readonly players: readonly PlayerSetup[];
  /** Every card that the decks name, and every token that those can create. */
  readonly cards: readonly Card[];
  /** Ask even when there is one possible answer; by default such decisions are taken without asking. */
  readonly askAlways?: boolean;
  /** The number of days after which the game ends without winner; by default 100. */
  readonly bound?: number;
}

export interface SetupOptions {
  readonly edition?: EditionId;
  readonly seed?: number;
}

/**
 * Returns a new game, ready for its first `advance`: Adventure laid out, Heroes shown, Decks
 * shuffled, first player determined by chance.
 *
 * @throws EngineError `setup` for an unknown edition, mode or card, a wrong number of players, or a
 *   card that cannot be where it is said to be
 */
export function createGame(setup: Setup, options: SetupOptions = {}): Game {
  requireObjects(requireObject(setup, 'setup').players, 'players');
  const state = emptyState(setup, options);
  layAdventure(state);
  state.firstPlayer = randomInt(state, 0, setup.players.length - 1);
  for (const [player, one] of setup.players.entries()) {
    if (one.hero !== undefined) placeHero(state, player, one.hero);
    const deck = deckCards(state, requireList(one.deck, `players[${player}].deck`), player);
    for (const card of shuffleList(state, deck)) addCard(state, card, 'deck', player);
  }
  state.agenda = [{ ...BLANK_DAY_FRAME, kind: 'beginning', at: 'draw' }];
  return state;
}

/** Refuses an invalid number of days, or of a day, by which a game would not end. */
export function checkDays(days: number, where: string): void {
  if (Number.isInteger(days) && days >= 1) return;
  throw new EngineError('setup', where, `expected 1 or more, found ${textOfValue(days)}`);
}

/** Returns a value from outside if it is a list; throws otherwise. */
export function requireList<T>(list: readonly T[], where: string): readonly T[] {
  // A list with holes is gone through as it is, where `map` alone would leave the holes out.
  if (Array.isArray(list)) return Array.from(list);
  throw new EngineError('setup', where, 'expected a list');
}

/** Returns a value from outside if it is a list of objects; throws otherwise. */
export function requireObjects<T>(list: readonly T[], where: string): readonly T[] {
  for (const [index, one] of requireList(list, where).entries())
    requireObject(one, `${where}[${index}]`);
  return list;
}

/** Returns a value from outside if it is an object; throws otherwise. */
export function requireObject<T>(one: T, where: string): T {
  if (typeof one === 'object' && one !== null) return one;
  throw new EngineError('setup', where, 'expected an object');
}

/** Returns a state without cards, for a setup or a position. */
export function emptyState(
  setup: Pick<Setup, 'mode' | 'players' | 'cards' | 'askAlways' | 'bound'>,
  options: SetupOptions,
): State {
  const edition = requireObject(options, 'options').edition ?? CANONICAL;
  if (!EDITIONS.includes(edition)) {
    throw new EngineError('setup', 'edition', `“${textOfValue(edition)}” is not an edition`);
  }
  const mode = setup.mode ?? 'duel';
  if (!MODES.includes(mode)) {
    throw new EngineError('setup', 'mode', `“${textOfValue(mode)}” is not a mode`);
  }
  const count = playersIn(mode);
  const found = setup.players.length;
  if (found !== count) {
    throw new EngineError('setup', 'players', `${mode} is for ${count} players, found ${found}`);
  }
  const seed = options.seed ?? 1;
  if (typeof seed !== 'number') {
    throw new EngineError('setup', 'seed', `expected a number, found ${textOfValue(seed)}`);
  }
  const bound = setup.bound ?? DEFAULT_BOUND;
  checkDays(bound, 'bound');
  checkLibrary(setup.cards);
  return {
    ...blankState(edition, mode, setup.players, setup.cards),
    automatic: setup.askAlways !== true,
    bound,
    random: seededState(seed),
  };
}

function checkLibrary(cards: readonly Card[]): void {
  checkCards(cards);
  const places = placesIn(cards);
  if (places.size === cards.length) return;
  const index = cards.findIndex((card, place) => places.get(card.id) !== place);
  throw new EngineError(
    'setup',
    `cards[${index}]`,
    `“${itemAt(cards, index, 'cards').id}” is there twice`,
  );
}

/**
 * Checks that a list holds cards at all, once for each list; `parseCards` has checked the cards
 * themselves.
 */
const checkCards = once((cards: readonly Card[]) =>
  requireObjects(cards, 'cards').every(({ abilities }, index) =>
    requireObjects(abilities, `cards[${index}].abilities`),
  ),
);

/** Returns the place of a card in the library. */
export function libraryIndex(state: Pick<State, 'library'>, id: string, where: string): number {
  const index = placesIn(state.library).get(id);
  if (index === undefined) throw unknownCard(id, where);
  return index;
}

function unknownCard(id: string, where: string): EngineError {
  return new EngineError('setup', where, `no card is called “${textOfValue(id)}”`);
}

/** Returns the cards of a Deck by their places in the library. */
function deckCards(state: State, ids: readonly string[], player: number): number[] {
  const places = placesIn(state.library);
  return ids.map((id, index) => {
    const place = places.get(id);
    const where = () => `players[${player}].deck[${index}]`;
    if (place === undefined) throw unknownCard(id, where());
    const { type } = printedCard(state, place);
    if (type === 'hero' || type === 'token' || type === 'landmark-token') {
      throw new EngineError('setup', where(), `a ${type} cannot be in a Deck`);
    }
    return place;
  });
}

/** Returns a Hero, with the counters and Terrain Markers that it begins with (2.5.e). */
export function placeHero(state: State, player: number, id: string): GameObject {
  const where = `players[${player}].hero`;
  const card = libraryIndex(state, id, where);
  const { type, abilities } = printedCard(state, card);
  if (type !== 'hero') throw new EngineError('setup', where, `“${id}” is a ${type}, not a Hero`);
  let counters = NO_COUNTERS;
  const markers: Terrain[] = [];
  for (const ability of abilities) {
    if (ability.kind !== 'begin') continue;
    if (ability.counters) {
      counters = { ...counters, [ability.counters.name]: ability.counters.count };
    }
    markers.push(...(ability.markers ?? []));
  }
  const hero = addCard(state, card, 'hero', player, { counters });
  for (const terrain of markers) {
    state.timestamp += 1;
    const marker: Marker = {
      id: state.timestamp,
      terrain,
      region: -1,
      owner: player,
      hero: hero.id,
    };
    state.objects[marker.id] = null;
    state.markers.push(marker);
  }
  return hero;
}

/** A Tumult card: one terrain on a half, the two others on the other (1.1.7.f). */
export interface Tumult {
  readonly single: Terrain;
  /** The single terrain lies toward the Companion region. */
  readonly turned: boolean;
  readonly faceUp: boolean;
}

/**
 * Lays the Adventure: origins open, shuffled Tumult cards face down between them (4.1.b, 4.1.c). With
 * four players the second row repeats the first: each of its cards has a twin there.
 *
 * @param laid different cards whose place is known, from the Hero region on
 */
export function layAdventure(state: State, laid: readonly Tumult[] = []): void {
  const regions: Region[] = Array.from({ length: regionsIn(state.mode) }, () => ({
    tumult: null,
    faceUp: true,
    terrains: TERRAINS,
  }));
  const singles = laid.map(({ single }) => single);
  const rest = shuffleList(state, TERRAINS).filter((single) => !singles.includes(single));
  const drawn = [...singles, ...rest].map((single, place): Tumult => {
    const said = laid[place];
    const turned = said?.turned ?? randomInt(state, 0, 1) === 1;
    return { single, turned, faceUp: said?.faceUp ?? false };
  });
  for (const [group, pairs] of tumultCards(state.mode).entries()) {
    for (const [left, right] of pairs) {
      const { single, turned, faceUp } = itemAt(drawn, ((left % ROUTE_LENGTH) - 1) >> 1, 'tumult');
      const others = TERRAINS.filter((terrain) => terrain !== single);
      regions[left] = { tumult: group, faceUp, terrains: turned ? others : [single] };
      regions[right] = { tumult: group, faceUp, terrains: turned ? [single] : others };
    }
  }
  state.regions = regions;
}
