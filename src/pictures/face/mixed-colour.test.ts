import { expect, test } from 'vitest';
import { mixColours } from './mixed-colour.ts';

test('a colour mixed with another at its ends is one of the two', () => {
  expect(mixColours('#3d7a33', 1, '#ffffff')).toBe('#3d7a33');
  expect(mixColours('#3d7a33', 0, '#0d1718')).toBe('#0d1718');
});

test('half of black and white is the grey that browsers mix', () => {
  expect(mixColours('#000000', 0.5, '#ffffff')).toBe('#636363');
});
