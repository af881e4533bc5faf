import { expect, test } from 'vitest';
import { headingOf } from './versions-preview.ts';

test('versions that are shown as one name each rarity and faction once', () => {
  expect(headingOf(['Common · Bravos', 'Rare · Bravos', 'Rare · Yzmir, Axiom'])).toBe(
    'Common, Rare · Bravos, Yzmir, Axiom',
  );
  expect(headingOf(['Rare · Axiom'])).toBe('Rare · Axiom');
  expect(headingOf(['Mana Orb'])).toBe('Mana Orb');
});
