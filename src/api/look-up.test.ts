import { describe, expect, test } from 'vitest';
import { keyOf, lookUp, meaningOf } from './look-up.ts';

const table = {
  page: 'https://codex.example/{language}/{path}/',
  current: '5.0',
  numbers: { '5.0': ['6.1.e', '7.3.26'], '4.0': ['6.1.e', '7.3.26'], '2024-09': ['1.1.5.d'] },
  otherMeanings: {
    '5.0': { '7.3.26': { '4.0': ['7.3.31'] } },
    '4.0': { '7.3.26': { '5.0': ['7.3.23'] } },
  },
  paths: {
    '61e': ['6.1.e'],
    '7326': ['7.3.26'],
    '115d': ['2024-09/1.1.5.d'],
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

describe('an edition that is asked for', () => {
  const inFourth = (query: string, edition = '4.0') => lookUp(query, table, 'fr', edition)[0];

  test('answers with its own numbers', () => {
    expect(inFourth('61e')).toBe('https://codex.example/fr/4.0/6.1.e/');
    expect(inFourth('61e', '5.0')).toBe('https://codex.example/fr/6.1.e/');
  });

  test('leaves what it lacks, names and numbers, to others', () => {
    expect(inFourth('sabotage')).toBe('https://codex.example/fr/terms/sabotage/');
    expect(inFourth('1.1.5.d')).toBe('https://codex.example/fr/2024-09/1.1.5.d/');
  });

  test.each(['9.0', 'constructor', ''])(
    'is the current one where there is no edition "%s"',
    (none) => {
      expect(inFourth('6.1.e', none)).toBe('https://codex.example/fr/6.1.e/');
    },
  );
});

describe('what a number stands for', () => {
  test('is told with the edition that answers and what it is in others', () => {
    expect(meaningOf('7,3,26', table)).toEqual({
      edition: '5.0',
      number: '7.3.26',
      others: [{ edition: '4.0', numbers: ['7.3.31'] }],
    });
    expect(meaningOf('7.3.26', table, '4.0')).toEqual({
      edition: '4.0',
      number: '7.3.26',
      others: [{ edition: '5.0', numbers: ['7.3.23'] }],
    });
  });

  test('is one thing for a number that the editions agree on', () => {
    expect(meaningOf('61e', table)).toEqual({ edition: '5.0', number: '6.1.e', others: [] });
    expect(meaningOf('1.1.5.d', table)?.edition).toBe('2024-09');
  });

  test('is nothing for a name', () => {
    for (const query of ['sabotage', 'constructor', '']) expect(meaningOf(query, table)).toBeNull();
  });
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
