import { expect, test } from 'vitest';
import { dayAfter, dayRangeSchema, daysOf } from './day-range.ts';

test('a range has each of its days once, over the end of a year', () => {
  const range = { first: '2026-12-30', last: '2027-01-02' };
  expect(daysOf(range)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(daysOf({ first: '2027-03-28', last: '2027-03-28' })).toEqual(['2027-03-28']);
});

test('a day before or after another is told over the ends of months', () => {
  expect(dayAfter('2027-03-01', -1)).toBe('2027-02-28');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

test.each([
  { first: '2027-01-02', last: '2027-01-01' },
  { first: '2027-02-30', last: '2027-03-01' },
  { first: '2027-01-01' },
])('%j is no range of days', (range) => {
  expect(dayRangeSchema.safeParse(range).success).toBe(false);
});
