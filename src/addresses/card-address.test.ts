import { expect, test } from 'vitest';
import { cardAddress } from './card-address.ts';

const name = { en: 'Yzmir Nurse' };

test('a version leads to its place on the page of its name', () => {
  expect(cardAddress('en', { id: 'yzmir-nurse', name })).toBe('/en/cards/yzmir-nurse/');
  expect(cardAddress('fr', { id: 'yzmir-nurse-rare', name })).toBe(
    '/fr/cards/yzmir-nurse/#yzmir-nurse-rare',
  );
});
