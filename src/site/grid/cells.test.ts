import { describe, expect, test } from 'vitest';
import termsFile from '../../../data/terms.json';
import type { Zone } from '../../engine/cards/ability.ts';
import { query } from '../../engine/query.ts';
import type { RuleNumber } from '../../engine/rules/rule-number.ts';
import type { Game } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { collection } from '../../library/collection.ts';
import type { Play } from '../../library/examples/play.ts';
import { decidingEntry, grid, playOfCell, traceOfPlay } from '../../library/grid/grid.ts';
import type { PlayedCell } from '../../library/grid/grid-file.ts';
import { playThrough } from '../../library/plays.ts';
import { cellId, GRID_TERMS, type GridTerm } from '../../rulebook/grid.ts';
import { engineWith } from '../../sandbox/board-view/placed-session.ts';
import { playAnswers as follow, stopsOf } from '../../sandbox/model/run.ts';

const EDITION = '5.0';
const played = grid.cells.filter((cell) => 'play' in cell);

test('every pair has a cell, and at least 120 of them are played', () => {
  const pairs = GRID_TERMS.flatMap((a, at) => GRID_TERMS.slice(at + 1).map((b) => cellId(a, b)));
  expect(grid.cells.map(({ pair: [a, b] }) => cellId(a, b)).sort()).toEqual(pairs.sort());
  expect(played.length).toBeGreaterThanOrEqual(120);
});

test('every row that acts says what it does, and every reason is given', () => {
  expect(grid.rows.map(({ term }) => term)).toEqual(GRID_TERMS);
  const given = new Set(grid.cells.flatMap((cell) => ('never' in cell ? [cell.never] : [])));
  expect([...given].sort()).toEqual(Object.keys(grid.reasons).sort());
});

describe('the play of a cell', () => {
  test.each(played.map((cell) => [cell.pair.join(' and '), cell] as const))(
    'shows %s',
    (_, cell) => {
      const play = playOfCell(cell, EDITION);
      const entry = play && decidingEntry(cell, play);
      expect(entry, `an event of ${cell.play}`).not.toBeNull();
      const around = entriesAround(entry!, traceOfPlay(play!));
      const cited = around.flatMap(({ cites }) => cites);
      expect(cited).toEqual(expect.arrayContaining(cell.rules));
      expect(cell.unmet?.filter((rule) => cited.includes(rule as RuleNumber)) ?? []).toEqual([]);
      expect(termsWithoutPart(cell, play!, entry!)).toEqual([]);
    },
  );
});

/** An entry with the steps and effects that it is part of, and the other steps of these. */
function entriesAround(entry: TraceEntry, trace: readonly TraceEntry[]): readonly TraceEntry[] {
  const above: TraceEntry[] = [];
  for (let at: TraceEntry | undefined = entry; at; ) {
    above.push(at);
    const { parent }: TraceEntry = at;
    at = trace.find(({ id }) => id === parent);
  }
  const ids = new Set(above.map(({ id }) => id));
  return trace.filter(
    ({ id, parent, kind }) => ids.has(id) || (kind === 'step' && ids.has(parent!)),
  );
}

/** Those of the two terms of a cell that have no part in the event that decides. */
function termsWithoutPart(
  { pair }: PlayedCell,
  play: Play,
  entry: TraceEntry,
): readonly GridTerm[] {
  const cited = entriesAround(entry, traceOfPlay(play)).flatMap(({ cites }) => cites);
  const there = new Set(gamesAround(play, entry).flatMap((game) => traitsIn(game, entry)));
  return pair.filter((term) => {
    const { rules } = termsFile.terms.find(({ id }) => id === term)!;
    const isCited = rules[EDITION].some((section) =>
      cited.some((rule) => rule === section || rule.startsWith(`${section}.`)),
    );
    return !isCited && !there.has(term);
  });
}

/** The game before and after an event. */
function gamesAround({ id, edition, seed, position, invented, example }: Play, entry: TraceEntry) {
  const engine = engineWith([...collection.values(), ...invented]);
  const answers = playThrough(playOfCell({ play: id } as PlayedCell, edition)!).answers.map(
    (options) => ({ options }),
  );
  const stops = stopsOf(follow(engine, { edition, seed, position, example }, answers));
  const at = stops.findIndex((stop) => stop.entry !== null && stop.entry >= entry.id);
  const last = at < 0 ? stops.length - 1 : at;
  return [stops[Math.max(0, last - 1)]!.game, stops[last]!.game];
}

const ZONE_TERMS: Readonly<Partial<Record<Zone, GridTerm>>> = {
  deck: 'deck',
  discard: 'discard-pile',
  expedition: 'expedition-zone',
  hand: 'hand',
  landmark: 'landmark-zone',
  limbo: 'limbo',
  mana: 'mana-zone',
  reserve: 'reserve',
};

/** Returns the traits and zones of an event's objects, at Progress those of the Expedition. */
function traitsIn(game: Game, entry: TraceEntry): readonly string[] {
  const ids = new Set(objectsIn(entry));
  if (entry.kind === 'progress') {
    for (const id of query(game).inExpedition(entry.expedition)) ids.add(id);
  }
  const traits = [...ids].flatMap((id) => {
    const object = game.objects[id];
    if (!object) return [];
    return [
      ...object.statuses,
      ...((object.counters.boost ?? 0) > 0 ? ['boosted'] : []),
      ...Object.keys(query(game).keywords(id)),
      ZONE_TERMS[object.zone] ?? '',
    ];
  });
  const ascended = game.expeditions.some((one) => one.ascended) ? ['ascended'] : [];
  // The discard pile is shuffled into the Deck, and no card of it is named.
  const isShuffled = entry.kind === 'modifier' && entry.verb === 'reshuffle';
  return [...traits, ...ascended, ...(isShuffled ? ['deck', 'discard-pile'] : [])];
}

/** The objects that an entry names. */
function objectsIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'object' in value && typeof value.object === 'number' ? [value.object] : [];
  const became = 'became' in value && typeof value.became === 'number' ? [value.became] : [];
  return [...own, ...became, ...Object.values(value).flatMap(objectsIn)];
}
