import { expect, test } from 'vitest';
import { outcomeOf, squaresUpTo, streakUpTo } from './day-results.ts';

const results = new Map([
  ['2026-11-26', true],
  ['2026-11-28', false],
  ['2026-11-29', true],
  ['2026-11-30', true],
]);

test('a row of squares ends with the day, one for each day of the week before it', () => {
  expect(squaresUpTo('2026-11-30', results)).toBe('⬜⬜🟦⬜🟧🟦🟦');
  expect(squaresUpTo('2026-12-01', results).endsWith('🟦🟦⬜')).toBe(true);
});

test('a streak counts the days answered in a row, right or wrong, over the end of a month', () => {
  expect(streakUpTo('2026-11-30', results)).toBe(3);
  expect(streakUpTo('2026-11-26', results)).toBe(1);
  expect(streakUpTo('2026-12-01', results)).toBe(0);
});

test('a day without an answer is open', () => {
  expect(['2026-11-28', '2026-11-29', '2026-11-27'].map((day) => outcomeOf(results, day))).toEqual([
    'wrong',
    'right',
    'open',
  ]);
});
