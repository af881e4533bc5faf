import { expect, test } from 'vitest';
import { type EventLine, stopsLit } from './show.ts';

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
