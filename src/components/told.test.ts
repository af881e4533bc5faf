import { expect, test } from 'vitest';
import { told } from './told.ts';

test('an icon among words becomes its word', () => {
  expect(told('Its {reserve} ability resolves.', 'en')).toBe('Its (Reserve) ability resolves.');
  expect(told('Joué, il active {join}.', 'fr')).toBe('Joué, il active (arrivée).');
});
