/**
 * Small positions in which a condition of a card comes out one way: found in random rich positions, then
 * made smaller for as long as the condition still comes out so.
 */

import type { Card } from '../../src/engine/cards/card.ts';
import type { PlayerPosition, Position } from '../../src/engine/setup/position.ts';
import type { Decision } from '../../src/engine/state/decision.ts';
import type { ShownWay } from '../../src/library/both-ways-file.ts';
import { DECISIONS, richPosition, type Seen, type WatchedEngine } from './both-ways.ts';
import { type Chance, chance } from './chance.ts';
import { randomAnswer } from './random-play.ts';

/** Which condition, and how it comes out. */
interface Wanted {
  readonly key: string;
  readonly way: keyof Seen;
}

/** The results of conditions: `KEY holds`, `KEY fails`. */
type Ways = ReadonlyMap<string, ShownWay>;

const nameOf = ({ key, way }: Wanted) => `${key} ${way}`;

/** Ways of answering a position that has become smaller. */
const TRIES = 4;
/** Positions that are played in any case, for one that needs few answers. */
const FIRST_LOOK = 16;
/** Of so many decisions, all but one are answered by what is about the card, where it can be. */
const ELSEWHERE = 4;

/** Returns a small position for each of the ways that some of so many random positions bring about. */
export function shownWays(
  engine: WatchedEngine,
  card: Card,
  cards: readonly Card[],
  {
    positions,
    seed: first,
    wanted,
  }: { positions: number; seed: number; wanted: readonly Wanted[] },
): readonly (Wanted & { readonly shown: ShownWay })[] {
  const found = new Map<string, ShownWay>();
  const isLeft = () => wanted.some((one) => !found.has(nameOf(one)));
  const isGoing = (seed: number) =>
    seed < first + FIRST_LOOK || (isLeft() && seed < first + positions);
  for (let seed = first; wanted.length > 0 && isGoing(seed); seed += 1) {
    const position = richPosition(card, cards, chance(seed));
    for (const [name, shown] of playedWays(engine, card, { position, seed })) {
      const best = found.get(name);
      if (!best || shown.answers.length < best.answers.length) found.set(name, shown);
    }
  }
  return wanted.flatMap((one) => {
    const shown = found.get(nameOf(one));
    return shown ? [{ ...one, shown: smallestPosition(engine, card, nameOf(one), shown) }] : [];
  });
}

/** Whether a condition has this result in a position with these answers. */
export function comesOutSo(
  engine: WatchedEngine,
  key: string,
  way: keyof Seen,
  { position, seed, answers }: ShownWay,
): boolean {
  let isSo = false;
  engine.listen((heard, how) => {
    isSo ||= heard === key && how === way;
  });
  try {
    let now = engine.start(position, seed);
    for (const options of answers) now = engine.answer(now.game, options);
  } catch {
    return false;
  }
  return isSo;
}

/** Plays a position at random; returns each result of each condition, with the answers until then. */
function playedWays(
  engine: WatchedEngine,
  card: Card,
  { position, seed }: { position: Position; seed: number },
): Ways {
  const found = new Map<string, ShownWay>();
  const answers: (readonly string[])[] = [];
  engine.listen((key, way) => {
    const name = nameOf({ key, way });
    if (!found.has(name)) found.set(name, { seed, position, answers: [...answers] });
  });
  const choices = chance(seed);
  let now = engine.start(position, seed);
  while (now.decision && answers.length < DECISIONS) {
    const options = answerAbout(card, now.decision, choices);
    answers.push(options);
    now = engine.answer(now.game, options);
  }
  return found;
}

function answerAbout(card: Card, decision: Decision, choices: Chance): readonly string[] {
  const own = decision.options.filter(({ what }) => 'card' in what && what.card === card.id);
  const isOne = decision.min <= 1 && decision.max >= 1;
  return isOne && own.length > 0 && !choices.once(ELSEWHERE)
    ? [choices.pick(own).id]
    : randomAnswer(decision, choices);
}

/** Removes what a position does not need for this result of a condition. */
function smallestPosition(
  engine: WatchedEngine,
  card: Card,
  name: string,
  shown: ShownWay,
): ShownWay {
  let best = shown;
  for (let at = 0; ; ) {
    const smaller = smallerThan(best.position)[at];
    if (smaller === undefined) return { ...best, position: withoutDefaults(best.position) };
    const found = playedSo(engine, card, name, { ...best, position: smaller });
    if (found) best = found;
    else at += 1;
  }
}

function playedSo(
  engine: WatchedEngine,
  card: Card,
  name: string,
  { position, seed: first, answers }: ShownWay,
): ShownWay | null {
  for (let seed = first; seed < first + TRIES; seed += 1) {
    try {
      const found = playedWays(engine, card, { position, seed }).get(name);
      if (found && found.answers.length <= answers.length) return found;
    } catch {
      return null;
    }
  }
  return null;
}

/** Returns a position without what it has anyway when it is not said: empty lists, the start of the way. */
function withoutDefaults(position: Position): Position {
  const players = position.players.map((side) => (withoutNothing(side) ?? {}) as PlayerPosition);
  return { ...position, players };
}

function withoutNothing(value: unknown): unknown {
  if (value === 0 || value === false) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutNothing) : undefined;
  const said = Object.entries(value).flatMap(([key, part]) => {
    const left = withoutNothing(part);
    return left === undefined ? [] : [[key, left] as const];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** Returns a position without one of its parts, the largest parts first. */
function smallerThan({ players, ...rest }: Position): readonly Position[] {
  const without = (seat: number, side: PlayerPosition): Position => ({
    ...rest,
    players: players.map((one, place) => (place === seat ? side : one)),
  });
  return players
    .flatMap((side, seat) => smallerSides(side).map((one) => without(seat, one)))
    .sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
}

const ZONES = ['deck', 'hand', 'discard', 'reserve', 'landmarks'] as const;
const SIDES = ['hero', 'companion'] as const;

function smallerSides(side: PlayerPosition): readonly PlayerPosition[] {
  const { hero, expeditions, mana, ...others } = side;
  const kept = { ...(expeditions ? { expeditions } : {}), ...(mana ? { mana } : {}) };
  const result: PlayerPosition[] = hero ? [{ ...others, ...kept }] : [];
  for (const zone of ZONES) {
    for (const left of smallerLists(side[zone] ?? [])) result.push({ ...side, [zone]: left });
  }
  for (const name of SIDES) {
    const there = expeditions?.[name];
    if (!there || !('cards' in there)) continue;
    const put = (next: typeof there) =>
      result.push({ ...side, expeditions: { ...expeditions, [name]: next } });
    for (const cards of smallerLists(there.cards ?? [])) put({ ...there, cards });
    if (there.distance) put({ ...there, distance: 0 });
    if (there.ascended) put({ ...there, ascended: false });
  }
  if (mana?.exhausted) result.push({ ...side, mana: { ready: mana.ready ?? 0 } });
  return result;
}

/** Returns a list without all of it, a half, one member, and with one that has nothing on it. */
function smallerLists<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [];
  const half = Math.ceil(list.length / 2);
  const bare = list.flatMap((one, at) =>
    typeof one === 'object' && one !== null && 'card' in one
      ? [list.map((other, place) => (place === at ? (one.card as T) : other))]
      : [],
  );
  return [
    [],
    ...(list.length > 2 ? [list.slice(half), list.slice(0, half)] : []),
    ...(list.length > 1 ? list.map((_, at) => list.toSpliced(at, 1)) : []),
    ...bare,
  ];
}
