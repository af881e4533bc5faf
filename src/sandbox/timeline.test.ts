import { describe, expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import type { TraceEntry } from '../engine/trace.ts';
import type { Stop } from './run.ts';
import { firstLit, flatten, lineAt, timelineOf } from './timeline.ts';

const game = {} as Game;

function entry(id: number, parent: number | null, fields: object): TraceEntry {
  return { id, parent, cites: [], ...fields } as unknown as TraceEntry;
}
function stop(at: number | null): Stop {
  return { game, entry: at, piece: 0, decision: null };
}

/** A turn in which a Spell creates two tokens at once, and nothing waits afterwards. */
const TRACE = [
  entry(1, null, { kind: 'turn-began', player: 0, cites: ['4.2.3.d'] }),
  entry(2, 1, { kind: 'decision', decision: 'd1', options: [{}, {}], min: 1, max: 1 }),
  entry(3, 1, { kind: 'answer', decision: 'd1', chosen: [{ id: 'x' }], automatic: false }),
  entry(4, 1, { kind: 'effect', player: 0 }),
  entry(5, 4, { kind: 'step', verb: 'create', actions: 2, cites: ['6.1.e'] }),
  entry(6, 5, { kind: 'action', action: 'create' }),
  entry(7, 5, { kind: 'action', action: 'create' }),
  entry(8, 1, { kind: 'reactions-checked', waiting: [], cites: ['4.4.a'] }),
  entry(9, 1, { kind: 'turn-ended', player: 0 }),
];
const STOPS = [stop(null), stop(1), stop(2), stop(5), stop(8)];

describe('a timeline', () => {
  const lines = timelineOf(TRACE, STOPS, null);

  test('nests events as the trace does', () => {
    const [turn] = lines;
    expect(lines).toHaveLength(1);
    expect(turn!.lines.map(({ entry: { kind } }) => kind)).toEqual(['decision', 'effect']);
    expect(turn!.lines[1]!.lines[0]!.lines).toHaveLength(2);
  });

  test('counts the actions of one step', () => {
    expect(flatten(lines).map(({ together }) => together)).toEqual([0, 0, 0, 2, 0, 0]);
  });

  test('gives a decision its answer', () => {
    expect(lines[0]!.lines[0]!.answer?.chosen[0]?.id).toBe('x');
  });

  test('knows the stop at which each line has happened', () => {
    expect(flatten(lines).map(({ entry: { id }, stop: at }) => [id, at])).toEqual([
      [1, 1],
      [2, 2],
      [4, 3],
      [5, 3],
      [6, 4],
      [7, 4],
    ]);
  });

  test('finds the line that a stop is about', () => {
    expect(STOPS.map((each) => lineAt(lines, each)?.entry.id ?? null)).toEqual([null, 1, 2, 5, 5]);
  });
});

describe('the rule that the reader comes from', () => {
  test('is lit where it is at work, and opened there', () => {
    const lines = timelineOf(TRACE, STOPS, '6.1.e');
    expect(flatten(lines).filter(({ lit }) => lit)).toHaveLength(1);
    expect(firstLit(lines)).toBe(3);
  });

  test('brings up what would not be listed', () => {
    const lines = timelineOf(TRACE, STOPS, '4.4.a');
    expect(flatten(lines).at(-1)!.entry.kind).toBe('reactions-checked');
  });

  test('where it is nowhere at work, everything begins at the start', () => {
    expect(firstLit(timelineOf(TRACE, STOPS, '7.4.1.a'))).toBe(0);
  });
});
