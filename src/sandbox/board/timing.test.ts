import { expect, test } from 'vitest';
import type { Board } from '../board-view/board.ts';
import { SPEEDS } from '../model/walk.ts';
import { timingOf } from './timing.ts';

function boardWith(ready: number): Board {
  const mana = Array.from({ length: ready }, () => ({ statuses: [] }));
  return { seats: [{ mana }] } as unknown as Board;
}

test.each(SPEEDS)('at speed %d everything rests after 250 milliseconds at most', (speed) => {
  for (const now of [2, 5]) {
    const { duration, delay } = timingOf(boardWith(5), boardWith(now), speed);
    expect(duration).toBeGreaterThan(0);
    expect(duration + delay).toBeLessThanOrEqual(250);
  }
});

test('a payment is seen before what it pays for', () => {
  expect(timingOf(boardWith(5), boardWith(2), 1).delay).toBeGreaterThan(0);
  expect(timingOf(boardWith(5), boardWith(5), 1).delay).toBe(0);
});
