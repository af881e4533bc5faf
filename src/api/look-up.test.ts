import { expect, test } from 'vitest';
import { keyOf, lookUp } from './look-up.ts';

const table = {
  page: 'https://codex.example/{language}/{path}/',
  paths: {
    '61e': ['6.1.e'],
    '111': ['1.11', '11.1', '1.1.1'],
    sabotage: ['terms/sabotage', 'cards/sabotage'],
    openthegates: ['cards/open-the-gates', 'examples/open-the-gates'],
    jetonperdu: ['terms/token'],
  },
};
const first = (query: string) => lookUp(query, table, 'fr')[0];

test('a number is found in any spelling', () => {
  for (const query of ['6.1.e', '61e', '6 1 E', '6-1-e', '§6.1.e.', 'rule 6.1.e', 'Règle 6,1e']) {
    expect(first(query), query).toBe('https://codex.example/fr/6.1.e/');
  }
});

test('the dots that were typed decide between numbers', () => {
  expect(first('11.1')).toBe('https://codex.example/fr/11.1/');
  expect(first('1.1.1')).toBe('https://codex.example/fr/1.1.1/');
  expect(lookUp('111', table, 'en')).toHaveLength(3);
});

test('an item of a list is found in its rule', () => {
  for (const query of ['6.1.e.2', '61e2', 'rule 6.1.e.12', '6 1 e 2']) {
    expect(first(query), query).toBe('https://codex.example/fr/6.1.e/');
  }
});

test('a name is found without its accents, case and spaces', () => {
  expect(first('Jéton  PERDU')).toBe('https://codex.example/fr/terms/token/');
  expect(keyOf('Ouvrez les portes !')).toBe('ouvrezlesportes');
});

test('an exclamation mark asks for cards', () => {
  expect(first('!sabotage')).toBe('https://codex.example/fr/cards/sabotage/');
  expect(first('Open the Gates')).toBe('https://codex.example/fr/cards/open-the-gates/');
});

test.each(['nothing', 'constructor', '!constructor', '__proto__', 'hasOwnProperty', ''])(
  'nothing is called "%s", and nothing is found',
  (query) => {
    expect(lookUp(query, table, 'en')).toEqual([]);
  },
);
