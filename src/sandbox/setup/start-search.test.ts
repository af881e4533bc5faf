import { expect, test } from 'vitest';
import { startsFound } from './start-search.tsx';

const all = ['Empty board', 'Rest: all at once', 'Été: the step', 'All In! and Rest'].map(
  (title) => ({ title }),
);
const found = (typed: string) => startsFound(all, typed).map(({ title }) => title);

test('nothing typed lists everything in its order', () => {
  expect(found('  ')).toHaveLength(4);
});
test('every typed word counts, in any order, and titles that begin so come first', () => {
  expect(found('all')).toEqual(['All In! and Rest', 'Rest: all at once']);
  expect(found('rest all')).toHaveLength(2);
  expect(found('rest once')).toEqual(['Rest: all at once']);
});
test('accents and capitals do not matter', () => {
  expect(found('ETE')).toEqual(['Été: the step']);
  expect(found('nothing so')).toEqual([]);
});
