import { expect, test } from 'vitest';
import { flatten, type Line, stopsLit, toldAt } from './show.ts';

function line(
  id: number,
  stop: number,
  cites: readonly string[],
  lines: readonly Line[] = [],
): Line {
  return { id, kind: 'step', said: [], cites, stop, lines };
}

test('the stops where a rule is at work are told once each, in order, however deep its lines lie', () => {
  const lines = [
    line(1, 4, ['6.1.e'], [line(2, 2, ['6.1.c', '6.1.e']), line(3, 4, ['6.1.e'])]),
    line(4, 5, ['1.1']),
  ];
  expect(stopsLit(lines, '6.1.e')).toEqual([2, 4]);
  expect(stopsLit(lines, null)).toEqual([]);
});

test('a stop is told by what the rule of the page did, or else by what it is about', () => {
  const lines = [
    line(1, 1, ['4.3.a'], [line(2, 0, ['4.3.a']), line(3, 1, ['4.3.b'])]),
    line(4, 1, ['4.2.a']),
  ];
  const all = flatten(lines);
  expect(toldAt(all, { line: 4 }, 1, '4.3.b')?.id).toBe(3);
  expect(toldAt(all, { line: 4 }, 1, '4.2.a')?.id).toBe(4);
  expect(toldAt(all, { line: 4 }, 1, '9.9')?.id).toBe(4);
  expect(toldAt(all, { line: 4 }, 1, null)?.id).toBe(4);
  expect(toldAt(all, { line: null }, 0, null)).toBeNull();
});
