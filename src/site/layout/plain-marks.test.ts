import { expect, test } from 'vitest';
import { plainMarks } from './plain-marks.ts';

test('an icon among words becomes its word', () => {
  expect(plainMarks('Its {reserve} ability resolves.', 'en')).toBe(
    'Its (Reserve) ability resolves.',
  );
  expect(plainMarks('Joué, il active {join}.', 'fr')).toBe('Joué, il active (arrivée).');
});
