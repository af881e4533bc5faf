import { expect, test } from 'vitest';
import { cutAtIcons, plainMarks } from './icon-word.ts';

test('words in brackets that stand for icons become icons, others stay', () => {
  expect(cutAtIcons('The symbol (join) stands for “When I join” (see 7.3.10).', 'en')).toEqual([
    'The symbol ',
    { icon: 'join' },
    ' stands for “When I join” ',
    '(see 7.3.10)',
    '.',
  ]);
  expect(cutAtIcons('(arrivée)', 'fr')).toEqual([{ icon: 'join' }]);
  expect(cutAtIcons('', 'it')).toEqual([]);
});

test('an icon among words becomes its word', () => {
  expect(plainMarks('Its {reserve} ability resolves.', 'en')).toBe(
    'Its (Reserve) ability resolves.',
  );
  expect(plainMarks('Joué, il active {join}.', 'fr')).toBe('Joué, il active (arrivée).');
});
