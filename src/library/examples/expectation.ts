/** Compares the outcome of a played example with its expectations. */

import type { Terrain, Zone } from '../../engine/cards/ability.ts';
import type { Decision, ExpeditionName } from '../../engine/state/decision.ts';
import type { Game, Result } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { zoneOf } from '../../engine/state/zone.ts';
import type {
  Expectation,
  ExpeditionExpectation,
  ObjectExpectation,
  PlayerExpectation,
  ScriptChoice,
  TraceExpectation,
} from './example.ts';
import { matchAnswer } from './matcher.ts';
import { entriesLike, foundInOneStep, foundInOrder } from './pattern.ts';
import type { Table } from './table.ts';

/** The statistics and keywords of an object after passive abilities and boosts. */
export interface Computed {
  readonly statistics: Readonly<Record<Terrain, number>>;
  readonly keywords: readonly string[];
}

/** A game where an example has stopped. */
export interface Ending {
  readonly game: Game;
  readonly table: Table;
  readonly trace: readonly TraceEntry[];
  readonly decision: Decision | null;
  readonly result: Result | null;
  computed(object: number): Computed;
  expeditionStatistics(expedition: ExpeditionName): Readonly<Record<Terrain, number>>;
  distance(expedition: ExpeditionName): number;
  terrains(region: number): readonly Terrain[];
}

/** Null when the expectation holds; otherwise the value that was found instead. */
export type Verdict = { readonly found: unknown } | null;

/** Compares an expectation with an ending. */
export function checkExpectation(expectation: Expectation, ending: Ending): Verdict {
  const { game, table } = ending;
  if ('object' in expectation) return checkObject(expectation, ending);
  if ('player' in expectation) return checkPlayer(expectation, ending);
  if ('expedition' in expectation) return checkExpedition(expectation, ending);
  if ('trace' in expectation) return checkTrace(expectation, ending);
  if ('region' in expectation) {
    return expectEqual(
      [...expectation.terrains].sort(),
      [...ending.terrains(expectation.region)].sort(),
    );
  }
  if ('turn' in expectation) return expectEqual(table.seat(expectation.turn), game.turn);
  if ('firstPlayer' in expectation) {
    return expectEqual(table.seat(expectation.firstPlayer), game.firstPlayer);
  }
  if ('day' in expectation) {
    const phase = expectation.phase === undefined ? {} : { phase: game.phase };
    return expectEqual(withoutEdition(expectation), { day: game.day, ...phase });
  }
  if ('winners' in expectation) {
    const winners = expectation.winners?.map((who) => table.seat(who)) ?? null;
    return expectEqual(winners, ending.result ? [...ending.result.winners] : null);
  }
  if ('asked' in expectation) return checkAsked(expectation, ending);
  return checkOption(expectation, ending);
}

function checkObject(expectation: ObjectExpectation, ending: Ending): Verdict {
  const { game, table } = ending;
  const ids = idsIn(game, expectation.zone);
  const called = ids.filter((id) => table.isCalled(id, expectation.object));
  const there = called.filter((id) => isThere(id, expectation, table));
  const wanted = expectation.count ?? 1;
  const fitting = there.filter((id) => hasAll(id, expectation, ending));
  if (fitting.length === wanted && (wanted > 0 || there.length === 0)) return null;
  const everywhere = allIds(game).filter((id) => table.isCalled(id, expectation.object));
  return { found: everywhere.map((id) => describeObject(id, ending)) };
}

function isThere(id: number, { of, in: side }: ObjectExpectation, table: Table): boolean {
  const placed = table.object(id)!;
  if (of !== undefined && placed.player !== table.seat(of)) return false;
  return side === undefined || placed.side === side;
}

function hasAll(id: number, expectation: ObjectExpectation, ending: Ending): boolean {
  const { statuses, counters, statistics, keywords, withoutKeywords } = expectation;
  const placed = ending.table.object(id)!;
  if (statuses && !isEqual([...statuses].sort(), placed.statuses)) return false;
  if (counters && !equalCounters(counters, placed.counters)) return false;
  if (!statistics && !keywords && !withoutKeywords) return true;
  const computed = ending.computed(id);
  if (statistics && !isEqual(statistics, asTriple(computed.statistics))) return false;
  if (keywords?.some((keyword) => !computed.keywords.includes(keyword))) return false;
  return !withoutKeywords?.some((keyword) => computed.keywords.includes(keyword));
}

function describeObject(id: number, ending: Ending) {
  const placed = ending.table.object(id)!;
  const { statistics, keywords } = ending.computed(id);
  return {
    ...placed,
    player: ending.table.name(placed.player),
    statistics: asTriple(statistics),
    keywords,
  };
}

function checkPlayer(expectation: PlayerExpectation, { game, table }: Ending): Verdict {
  const seat = table.seat(expectation.player);
  const found: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const zone of ['hand', 'deck', 'discard', 'reserve'] as const) {
    if (expectation[zone] === undefined) continue;
    wanted[zone] = expectation[zone];
    found[zone] = zoneOf(game, zone, seat).length;
  }
  if (expectation.landmarks !== undefined) {
    wanted.landmarks = expectation.landmarks;
    found.landmarks = zoneOf(game, 'landmark', seat).length;
  }
  if (expectation.mana) {
    const orbs = zoneOf(game, 'mana', seat).map((id) => game.objects[id]!);
    const exhausted = orbs.filter(({ statuses }) => statuses.includes('exhausted')).length;
    const { mana } = expectation;
    wanted.mana = mana;
    found.mana = {
      ...(mana.ready === undefined ? {} : { ready: orbs.length - exhausted }),
      ...(mana.exhausted === undefined ? {} : { exhausted }),
    };
  }
  return expectEqual(wanted, found);
}

function checkExpedition(expectation: ExpeditionExpectation, ending: Ending): Verdict {
  const name = { player: ending.table.seat(expectation.of), side: expectation.expedition };
  const number = name.player * 2 + (name.side === 'hero' ? 0 : 1);
  const { game } = ending;
  const all = {
    distance: ending.distance(name),
    ascended: game.expeditions[number]!.ascended,
    statistics: asTriple(ending.expeditionStatistics(name)),
    objects: zoneOf(game, 'expedition').filter((id) => game.objects[id]!.expedition === number)
      .length,
  };
  const wanted: Record<string, unknown> = {};
  const found: Record<string, unknown> = {};
  for (const key of ['distance', 'ascended', 'statistics', 'objects'] as const) {
    if (expectation[key] === undefined) continue;
    wanted[key] = expectation[key];
    found[key] = all[key];
  }
  return expectEqual(wanted, found);
}

function checkTrace(expectation: TraceExpectation, { trace, table }: Ending): Verdict {
  const isCalled = (object: number, name: string) => table.isCalled(object, name);
  const patterns = [expectation.trace].flat();
  if (expectation.sameStep) {
    return foundInOneStep(trace, patterns, isCalled) ? null : { found: null };
  }
  if (expectation.times !== undefined) {
    const found = entriesLike(trace, patterns[0]!, isCalled);
    return found.length === expectation.times ? null : { found };
  }
  const found = foundInOrder(trace, patterns, isCalled);
  return found === patterns.length ? null : { found: { inOrder: found, missing: patterns[found] } };
}

function checkAsked(
  { asked, of }: Extract<Expectation, { asked: unknown }>,
  { decision, table }: Ending,
): Verdict {
  if (decision?.kind === asked && (of === undefined || table.seat(of) === decision.player)) {
    return null;
  }
  return { found: decision && { asked: decision.kind, of: table.name(decision.player) } };
}

function checkOption(
  { option, offered }: { readonly option: ScriptChoice; readonly offered: boolean },
  { decision, table }: Ending,
): Verdict {
  if (decision === null) return { found: null };
  const match = matchAnswer({ choose: option }, { ...decision, min: 1, max: 1 }, table);
  const isOffered = 'answer' in match || match.fault === 'several-options';
  return isOffered === offered ? null : { found: { offered: isOffered } };
}

/** Ids of the objects in a zone, of all players. */
function idsIn(game: Game, zone: Zone): readonly number[] {
  if (zone === 'adventure') return [];
  if (zone === 'expedition' || zone === 'limbo') return zoneOf(game, zone);
  return game.players.flatMap((_, seat) => zoneOf(game, zone, seat));
}

function allIds(game: Game): readonly number[] {
  return game.zones.flat();
}

function asTriple(statistics: Readonly<Record<Terrain, number>>): [number, number, number] {
  return [statistics.forest, statistics.mountain, statistics.water];
}

function expectEqual(wanted: unknown, found: unknown): Verdict {
  return isEqual(wanted, found) ? null : { found };
}

function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const [left, right] = [Object.entries(a), Object.keys(b)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => isEqual(value, (b as Record<string, unknown>)[key]))
  );
}

function equalCounters(
  wanted: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): boolean {
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  return [...names].every((name) => (wanted[name] ?? 0) === (found[name] ?? 0));
}

function withoutEdition<T extends object>(expectation: T) {
  const { edition: _, ...rest } = expectation as T & { edition?: unknown };
  return rest;
}
