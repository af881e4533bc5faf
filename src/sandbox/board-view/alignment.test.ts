import { expect, test } from 'vitest';
import { boardWith } from '../board/test-board.ts';
import { alignShows, differingLines } from './alignment.ts';
import type { Show } from './show.ts';

/** A show in which each word happens at one stop. */
function show(...told: readonly string[]): Show {
  const lines = told.map((text, index) => ({
    id: index + 10,
    kind: 'step',
    said: [{ text }],
    cites: [],
    stop: index,
  }));
  const board = boardWith({});
  return { lines, stops: lines.map(({ id }) => ({ board, line: id, decision: null })) };
}

test('shared events stand together, and what differs is gone through at once', () => {
  const moments = alignShows(show('a', 'b', 'c', 'x', 'd'), show('a', 'y', 'z', 'c', 'd'));
  expect(moments.map(({ at, differs }) => `${at}${differs ? '!' : ''}`)).toEqual([
    '0,0',
    '1,1!',
    '1,2!',
    '2,3',
    '3,3!',
    '4,4',
  ]);
});

test('the same show has nothing that differs', () => {
  const one = show('a', 'b');
  expect(alignShows(one, one).every(({ differs }) => !differs)).toBe(true);
  expect(differingLines(one, one).map(({ size }) => size)).toEqual([0, 0]);
});

test('every moment goes on in at least one of the shows, to the end of both', () => {
  const moments = alignShows(show('x', 'a'), show('a', 'y', 'y', 'z'));
  for (const [index, { at }] of moments.entries()) {
    const before = moments[index - 1]?.at;
    if (before) expect(at[0] + at[1]).toBeGreaterThan(before[0] + before[1]);
  }
  expect(moments.at(-1)?.at).toEqual([1, 3]);
});

test('lines that only one of them has are told', () => {
  const [one, other] = differingLines(show('a', 'b', 'c'), show('a', 'c', 'd'));
  expect([...one]).toEqual([11]);
  expect([...other]).toEqual([12]);
});
