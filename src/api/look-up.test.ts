import { describe, expect, test } from 'vitest';
import { NO_NUMBERS, SPELLINGS } from '../rulebook/testing/spellings.ts';
import { keyOf, lookUp, meaningOf } from './look-up.ts';

const numbers = [...new Set(SPELLINGS.map(({ number }) => number)), '7.3.26'];
const table = {
  page: 'https://codex.example/{language}/{path}/',
  current: '5.0',
  numbers: {
    '5.0': [...numbers, '11.1', '1.11', '1.1.1'],
    '4.0': numbers,
    '2024-09': ['1.1.5.d', '6.1', '6.1.e'],
  },
  otherMeanings: {
    '5.0': { '7.3.26': { '4.0': ['7.3.31'] } },
    '4.0': { '7.3.26': { '5.0': ['7.3.23'] } },
  },
  paths: {
    ...Object.fromEntries(numbers.map((number) => [keyOf(number), [number.toLowerCase()]])),
    '6': ['6', 'examples/six'],
    '115d': ['2024-09/1.1.5.d'],
    '111': ['1.11', '11.1', '1.1.1'],
    rule61einplay: ['examples/rule-in-play'],
    sabotage: ['terms/sabotage', 'cards/sabotage'],
    openthegates: ['cards/open-the-gates', 'examples/open-the-gates'],
    farfetch20: ['cards/farfetch-2-0'],
    jetonperdu: ['terms/token'],
  },
};
const first = (query: string) => lookUp(query, table, 'fr')[0];

test.each(SPELLINGS)('$text leads to $number', ({ text, number, item, edition }) => {
  const path = edition === null ? number.toLowerCase() : `${edition}/${number}`;
  expect(first(text)).toBe(`https://codex.example/fr/${path}/${item === null ? '' : `#${item}`}`);
  expect(meaningOf(text, table)).toMatchObject({ number, edition: edition ?? '5.0' });
});

test('texts about numbers lead to no rule', () => {
  const found = NO_NUMBERS.filter((text) => meaningOf(text, table) !== null);
  expect(found).toEqual([]);
});

test('the dots that were typed decide between numbers', () => {
  expect(first('11.1')).toBe('https://codex.example/fr/11.1/');
  expect(first('1.1.1')).toBe('https://codex.example/fr/1.1.1/');
  expect(lookUp('111', table, 'en')).toHaveLength(3);
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

test.each(['6.1.e (3.0)', '2025-01 6.1.e', 'is 6.1.e in 3.0 like it?'])(
  '%s has no page, as there is no such edition',
  (query) => {
    expect(lookUp(query, table, 'fr')).toEqual([]);
    expect(meaningOf(query, table)).toBeNull();
  },
);

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

test('a name may have a number in it', () => {
  expect(first('Farfetch 2.0')).toBe('https://codex.example/fr/cards/farfetch-2-0/');
  expect(first('Rule 6.1.e in play')).toBe('https://codex.example/fr/examples/rule-in-play/');
  expect(first('6')).toBe('https://codex.example/fr/6/');
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
