/**
 * Watches the conditions of cards in play: each must be seen true and seen false, or the branch that
 * never came was never tried. The watched engine is the real one, whose reading of a condition is noted.
 */

import type { Condition } from '../../src/engine/cards/ability.ts';
import type { Card } from '../../src/engine/cards/card.ts';
import type { Game } from '../../src/engine/index.ts';
import type { PlayerPosition, Position } from '../../src/engine/setup/position.ts';
import { WATCHED_EDITION } from '../../src/library/both-ways-file.ts';
import { switchOff } from '../mutation/switch.ts';
import { importChanged } from '../mutation/switched-engine.ts';
import { type Chance, chance } from './chance.ts';
import { factionSetup, randomAnswer, randomSetup } from './random-play.ts';

/** Which ways a condition was seen. */
export interface Seen {
  readonly holds: boolean;
  readonly fails: boolean;
}

/** The conditions of cards, by card and place in its abilities: `simurgh#0.effect.0.if`. */
export function conditionsOf(cards: readonly Card[]): ReadonlyMap<string, Condition> {
  const found = new Map<string, Condition>();
  const walk = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const isCondition = key === 'if' || key === 'unless' || key === 'only';
      const isTree = typeof part === 'object' && part !== null && !Array.isArray(part);
      if (isCondition && isTree) found.set(`${at}.${key}`, part as Condition);
      walk(part, `${at}.${key}`);
    }
  };
  for (const { id, abilities } of cards) {
    for (const [index, ability] of abilities.entries()) walk(ability, `${id}#${index}`);
  }
  return found;
}

type Engine = typeof import('../../src/engine/index.ts');
type Advance = ReturnType<Engine['advance']>;

/** The real engine calls these where it reads a condition, and where it names the player that one targets. */
interface Watch {
  readonly note: (condition: Condition, holds: boolean) => void;
  readonly copy: (condition: Condition | undefined, copied: Condition | undefined) => void;
}

const WATCHED = switchOff(
  '6.5.d',
  'nothing: what a condition comes to is noted',
  [
    'export function conditionHolds( draft: Draft, condition: Condition, context: Context, before?: Before, ): boolean {',
    `export function conditionHolds(
      draft: Draft,
      condition: Condition,
      context: Context,
      before?: Before,
    ): boolean {
      const holds = readCondition(draft, condition, context, before);
      globalThis.watch?.note(condition, holds);
      return holds;
    }
    function readCondition(
      draft: Draft,
      condition: Condition,
      context: Context,
      before?: Before,
    ): boolean {`,
  ],
  [
    'goOn(frame, [{ ...wrapper, ...chosen }, ...rest]);',
    `const told = { ...wrapper, ...chosen };
    for (const way of ['if', 'unless']) globalThis.watch?.copy(wrapper[way], told[way]);
    goOn(frame, [told, ...rest]);`,
  ],
);

/** The search for the ways in which conditions come out. */
export interface Search {
  /** Random games of two players. */
  readonly games: number;
  /** Random positions around each card with a condition that was not seen both ways. */
  readonly positions: number;
  readonly seed: number;
  /** The cards around which positions are played; all of them when not said. */
  readonly around?: readonly Card[];
}

/** Decisions that are answered in a position, about a day. */
export const DECISIONS = 40;

/** The engine for some cards; it tells whether their conditions are true or false. */
export interface WatchedEngine {
  readonly engine: Engine;
  /** Plays a position to its first decision. */
  readonly start: (position: Position, seed: number) => Advance;
  readonly answer: (game: Game, options: readonly string[]) => Advance;
  /** Sets the listener: from now on it gets the key of each condition that is read, and its result. */
  readonly listen: (hear: (key: string, way: keyof Seen) => void) => void;
}

/** Loads the engine to be watched. One at a time: it tells the last one that was loaded. */
export async function openWatchedEngine(cards: readonly Card[]): Promise<WatchedEngine> {
  const engine: Engine = await importChanged('engine/index.ts', WATCHED);
  const keys = new Map([...conditionsOf(cards)].map(([key, condition]) => [condition, key]));
  let hear: (key: string, way: keyof Seen) => void = () => {};
  const watch: Watch = {
    note: (condition, holds) => {
      const key = keys.get(condition);
      if (key !== undefined) hear(key, holds ? 'holds' : 'fails');
    },
    copy: (condition, copied) => {
      const key = condition && keys.get(condition);
      if (key !== undefined && copied) keys.set(copied, key);
    },
  };
  Object.assign(globalThis, { watch });
  return {
    engine,
    start: (position, seed) => {
      const { game } = engine.createPosition(position, { cards, ...gameOf(seed) });
      return engine.advance(game, undefined, { trace: false });
    },
    answer: (game, options) => engine.advance(game, { options }, { trace: false }),
    listen: (next) => {
      hear = next;
    },
  };
}

/** Plays random games and positions, and returns how each condition of the cards was seen in them. */
export async function watchConditions(
  cards: readonly Card[],
  { games, positions, seed: first, around = cards }: Search,
): Promise<ReadonlyMap<string, Seen>> {
  const watched = await openWatchedEngine(cards);
  const { engine } = watched;
  const seen = new Map<string, { holds: boolean; fails: boolean }>();
  for (const key of conditionsOf(cards).keys()) seen.set(key, { holds: false, fails: false });
  watched.listen((key, way) => {
    seen.get(key)![way] = true;
  });
  for (let seed = first; seed < first + games; seed += 1) {
    const setupOf = seed % 2 === 0 ? randomSetup : factionSetup;
    const choices = chance(seed);
    const start = engine.createGame(setupOf('duel', cards, chance(seed + 1)), gameOf(seed));
    engine.playOut(start, (decision) => randomAnswer(decision, choices));
  }
  for (const card of around) {
    const left = () =>
      [...seen].some(([key, ways]) => isOf(card, key) && !(ways.holds && ways.fails));
    for (let seed = first; left() && seed < first + positions; seed += 1) {
      playPosition(watched, richPosition(card, cards, chance(seed)), seed);
    }
  }
  return seen;
}

const gameOf = (seed: number) => ({ edition: WATCHED_EDITION, seed });
const isOf = ({ id }: Card, key: string) => key.startsWith(`${id}#`);

function playPosition(watched: WatchedEngine, position: Position, seed: number) {
  const choices = chance(seed);
  let now = watched.start(position, seed);
  for (let answered = 0; now.decision && answered < DECISIONS; answered += 1) {
    now = watched.answer(now.game, randomAnswer(now.decision, choices));
  }
}

/** Returns a position full of what conditions ask for, with a card in hand, in Reserve and in play. */
export function richPosition(card: Card, cards: readonly Card[], chance: Chance): Position {
  const near = card.faction ? cards.filter(({ faction }) => faction === card.faction) : cards;
  const players = [0, 1].map((seat) => richSide(seat === 0 ? card : null, near, chance));
  return {
    players,
    day: 1 + chance.below(6),
    firstPlayer: chance.below(2),
    turn: 0,
    phase: chance.pick(['noon', 'afternoon', 'afternoon', 'afternoon', 'dusk', 'night'] as const),
  };
}

function richSide(card: Card | null, near: readonly Card[], chance: Chance): PlayerPosition {
  const of = (...types: readonly Card['type'][]) => near.filter(({ type }) => types.includes(type));
  const some = (most: number, from: readonly Card[]) =>
    from.length === 0
      ? []
      : Array.from({ length: chance.below(most + 1) }, () => chance.pick(from).id);
  const own = card && card.type !== 'hero' ? [card.id] : [];
  const here = (...types: readonly Card['type'][]) =>
    card && types.includes(card.type) && chance.once(2) ? [card.id] : [];
  const marked = (id: string) => ({
    card: id,
    ...(chance.once(3) ? { counters: { boost: 1 + chance.below(7) } } : {}),
    ...(chance.once(4)
      ? { statuses: [chance.pick(['fleeting', 'anchored', 'asleep'] as const)] }
      : {}),
  });
  const inReserve = (id: string) => ({
    card: id,
    ...(chance.once(3) ? { statuses: ['exhausted' as const] } : {}),
  });
  const playable = of('character', 'spell', 'landmark-permanent', 'expedition-permanent');
  const expedition = (...first: readonly string[]) => ({
    cards: [...first, ...some(5, of('character', 'token'))].map(marked),
    ascended: chance.once(3),
    distance: chance.below(5),
  });
  const isFeat = (id: string) => near.find((one) => one.id === id)?.subtypes?.includes('feat');
  const inLandmarks = (id: string) => ({
    card: id,
    ...(chance.once(2)
      ? { statuses: [isFeat(id) ? ('completed' as const) : ('exhausted' as const)] }
      : {}),
  });
  const hero = card?.type === 'hero' ? card : chance.pick(of('hero'));
  return {
    hero: hero.id,
    hand: chance.once(3) ? [] : [...own, ...some(7, playable)],
    deck: chance.once(4) ? [] : some(20, playable),
    discard: some(9, playable),
    reserve: [...(chance.once(2) ? own : []), ...some(4, playable)].map(inReserve),
    landmarks: [...here('landmark-permanent'), ...some(4, of('landmark-permanent'))].map(
      inLandmarks,
    ),
    mana: { ready: chance.below(14), exhausted: chance.below(3) },
    expeditions: { hero: expedition(...here('character')), companion: expedition() },
  };
}
