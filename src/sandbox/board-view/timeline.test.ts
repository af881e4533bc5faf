import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import type { RunStop } from '../model/run.ts';
import { flattenLines, isLit, visibleLines } from './show.ts';
import { lineAt, timelineOf } from './timeline.ts';

const game = {} as Game;

function entry(id: number, parent: number | null, fields: object): TraceEntry {
  return { id, parent, cites: [], ...fields } as unknown as TraceEntry;
}
function stop(at: number | null): RunStop {
  return { game, entry: at, piece: 0, decision: null };
}
/** Says the kind of an entry, and of an action which. */
const tell = (told: TraceEntry) => [{ text: told.kind === 'action' ? told.action : told.kind }];

/** A turn in which a Spell is paid for and creates two tokens; nothing waits afterwards. */
const TRACE = [
  entry(1, null, { kind: 'turn-began', player: 0, cites: ['4.2.3.d'] }),
  entry(2, 1, { kind: 'decision', decision: 'd1', options: [{}, {}], min: 1, max: 1 }),
  entry(3, 1, { kind: 'answer', decision: 'd1', chosen: [{ id: 'x' }], automatic: false }),
  entry(4, 1, { kind: 'effect', player: 0 }),
  entry(5, 4, { kind: 'step', verb: 'pay', actions: 3, cites: ['6.1.e'] }),
  entry(6, 5, { kind: 'action', action: 'gain-status' }),
  entry(7, 5, { kind: 'action', action: 'gain-status' }),
  entry(8, 5, { kind: 'action', action: 'gain-status' }),
  entry(9, 4, { kind: 'step', verb: 'create', actions: 2, cites: ['6.1.e'] }),
  entry(10, 9, { kind: 'action', action: 'create' }),
  entry(11, 9, { kind: 'action', action: 'create' }),
  entry(12, 1, { kind: 'reactions-checked', waiting: [], cites: ['4.4.a'] }),
  entry(13, 1, { kind: 'turn-ended', player: 0 }),
];
const STOPS = [stop(null), stop(2), stop(8), stop(11), stop(13)];

describe('a timeline', () => {
  const all = timelineOf(TRACE, STOPS, tell);
  const lines = visibleLines(all, null);

  test('nests events as the trace does', () => {
    const [turn] = lines;
    expect(lines).toHaveLength(1);
    expect(turn!.lines!.map(({ kind }) => kind)).toEqual(['decision', 'effect']);
    expect(turn!.lines![1]!.lines!.map(({ kind }) => kind)).toEqual(['step', 'step']);
  });

  test('tells the answer in the place of its decision', () => {
    expect(lines[0]!.lines![0]!.said).toEqual([{ text: 'answer' }]);
  });

  test('counts the actions of one step', () => {
    expect(flattenLines(lines).flatMap(({ together }) => together ?? [])).toEqual([3, 2]);
  });

  test('tells three actions that sound the same once, and two twice', () => {
    const told = flattenLines(lines).filter(({ kind }) => kind === 'action');
    expect(told.map(({ said, times }) => [said[0], times])).toEqual([
      [{ text: 'gain-status' }, 3],
      [{ text: 'create' }, undefined],
      [{ text: 'create' }, undefined],
    ]);
  });

  test('knows the stop at which each line has happened', () => {
    expect(flattenLines(lines).map(({ id, stop: at }) => [id, at])).toEqual([
      [1, 1],
      [2, 1],
      [4, 2],
      [5, 2],
      [6, 2],
      [9, 3],
      [10, 3],
      [11, 3],
    ]);
  });

  test('finds the line that a stop is about: a whole step, not its last action', () => {
    expect(STOPS.map((each) => lineAt(all, each))).toEqual([null, 2, 5, 9, 9]);
  });
});

describe('the rule that the reader comes from', () => {
  test('is lit where it is at work', () => {
    const lines = visibleLines(timelineOf(TRACE, STOPS, tell), '6.1.e');
    expect(
      flattenLines(lines)
        .filter((line) => isLit(line, '6.1.e'))
        .map(({ id }) => id),
    ).toEqual([5, 9]);
  });

  test('brings up what would not be listed', () => {
    const lines = visibleLines(timelineOf(TRACE, STOPS, tell), '4.4.a');
    expect(flattenLines(lines).at(-1)!.kind).toBe('reactions-checked');
  });
});
