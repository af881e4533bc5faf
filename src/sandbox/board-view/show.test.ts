import { expect, test } from 'vitest';
import { type EventLine, lastStopOf, pieceOf, stopsLit } from './show.ts';

function makeLine(
  id: number,
  stop: number,
  cites: readonly string[],
  lines: readonly EventLine[] = [],
): EventLine {
  return { id, kind: 'step', said: [], cites, stop, lines };
}

test('the stops where a rule is at work are told once each, in order, however deep its lines lie', () => {
  const lines = [
    makeLine(1, 4, ['6.1.e'], [makeLine(2, 2, ['6.1.c', '6.1.e']), makeLine(3, 4, ['6.1.e'])]),
    makeLine(4, 5, ['1.1']),
  ];
  expect(stopsLit(lines, '6.1.e')).toEqual([2, 4]);
  expect(stopsLit(lines, null)).toEqual([]);
});

test('each piece of play ends with the stop of its decision, the last one with the last stop', () => {
  const asks = [false, true, true, false, true, false] as const;
  const stops = asks.map((isAsked) => ({ decision: isAsked ? {} : null }));
  expect(stops.map((_, stop) => pieceOf(stops, stop))).toEqual([0, 0, 1, 2, 2, 3]);
  expect([0, 1, 2, 3, 9].map((piece) => lastStopOf(stops, piece))).toEqual([1, 2, 4, 5, 5]);
});
