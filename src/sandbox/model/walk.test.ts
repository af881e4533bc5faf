import { expect, test } from 'vitest';
import { atEnd, nextStop, standAt, walk } from './walk.ts';

test('one stands at a stop that there is', () => {
  expect(standAt(5, 9).at).toBe(4);
  expect(standAt(5, -1).at).toBe(0);
});

test('a step back from the start and on from the end goes nowhere', () => {
  expect(walk(standAt(3), { do: 'step', by: -1 }).at).toBe(0);
  expect(walk(standAt(3, 2), { do: 'step', by: 1 }).at).toBe(2);
});

test('playing goes on stop by stop, and ends at the last one', () => {
  let now = walk(standAt(3), { do: 'play' });
  now = walk(now, { do: 'tick' });
  expect([now.at, now.playing]).toEqual([1, true]);
  now = walk(now, { do: 'tick' });
  expect([now.at, now.playing, atEnd(now)]).toEqual([2, false, true]);
});

test('played from its end, it starts over', () => {
  expect(walk(standAt(3, 2), { do: 'play' }).at).toBe(0);
});

test('where there is one stop, nothing plays', () => {
  expect(walk(standAt(1), { do: 'play' }).playing).toBe(false);
});

test('a step by hand ends playing; a late tick does nothing', () => {
  const stepped = walk(walk(standAt(5), { do: 'play' }), { do: 'step', by: 1 });
  expect(stepped.playing).toBe(false);
  expect(walk(stepped, { do: 'tick' })).toBe(stepped);
});

test('the speed changes nothing else', () => {
  const now = walk(standAt(5, 2), { do: 'play' });
  expect(walk(now, { do: 'speed', speed: 4 })).toEqual({ ...now, speed: 4 });
});

test('from one of some stops to the next, and from the last to the first', () => {
  expect(nextStop([3, 4], 0)).toBe(3);
  expect(nextStop([3, 4], 3)).toBe(4);
  expect(nextStop([3, 4], 4)).toBe(3);
  expect(nextStop([], 0)).toBeUndefined();
});
