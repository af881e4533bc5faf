import { expect, test } from 'vitest';
import { atPart, finishSteps, runInSlices, type Steps } from './slices.ts';

/** Counts to ten; a step takes ten milliseconds of the clock. */
function* countTo(clock: { time: number }): Steps<number> {
  for (let count = 0; count < 10; count++) {
    clock.time += 10;
    if (yield count / 10) return count;
  }
  return 10;
}

function watched(clock = { time: 0 }) {
  const pauses: number[] = [];
  const options = { now: () => clock.time, pause: async () => void pauses.push(clock.time) };
  return { clock, pauses, options };
}

test('all steps at once', () => {
  expect(finishSteps(countTo({ time: 0 }))).toBe(10);
});

test('work is paused before it takes longer than is felt', async () => {
  const { clock, pauses, options } = watched();
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  expect(await runInSlices(countTo(clock), { ...options, onProgress })).toBe(10);
  expect(pauses).toEqual([30, 60, 90]);
  expect(shares).toEqual([0.2, 0.5, 0.8]);
});

test('work that is stopped ends with what it has', async () => {
  const { clock, options } = watched();
  const stop = new AbortController();
  const onProgress = () => stop.abort();
  const done = await runInSlices(countTo(clock), { ...options, onProgress, signal: stop.signal });
  expect(done).toBe(2);
});

test('a part says its share of the whole', () => {
  const steps = atPart(1, 2, countTo({ time: 0 }));
  expect(steps.next(false)).toEqual({ done: false, value: 0.5 });
  expect(steps.next(true)).toEqual({ done: true, value: 0 });
});
