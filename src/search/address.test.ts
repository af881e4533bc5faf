import { expect, it } from 'vitest';
import { olderSearch, searchPage } from './address.ts';

it('writes a query into the address of the search page', () => {
  expect(searchPage('fr', 'l’expédition & 6.1.e')).toBe(
    '/fr/search/?q=l%E2%80%99exp%C3%A9dition+%26+6.1.e',
  );
});

it.each([
  ['/?search=jeton', '/it/search/?q=jeton'],
  ['/index.php?search=6.1.e&lang=fr', '/it/search/?q=6.1.e'],
  ['/index.php/?search=6.1.e', '/it/search/?q=6.1.e'],
  ['/?search=', null],
  ['/', null],
  ['/fr/?search=jeton', null],
])('leads %s of the older glossary to %s', (path, to) => {
  expect(olderSearch(new URL(path, 'https://codex.example'), 'it')).toBe(to);
});
