import { expect, test } from 'vitest';
import { nearestIds } from './nearest.ts';

const KNOWN = ['spy-craft', 'open-the-gates', 'whole-day', 'mighty-jinn'];

test.each([
  ['spycraft', 'spy-craft'],
  ['open-gates', 'open-the-gates'],
  ['Mighty-Djinn', 'mighty-jinn'],
])('%s is near %s', (wanted, id) => {
  expect(nearestIds(wanted, KNOWN)[0]).toBe(id);
});

test('nothing is near nonsense', () => {
  expect(nearestIds('xxxx', KNOWN)).toEqual([]);
});
