import { describe, expect, test } from 'vitest';
import { editionNamed, nearestNumbers, readNumber, resolveNumber } from './resolve.ts';

const BOOK = new Set([
  '1.2.4',
  '1.2.4.a',
  '1.2.4.c',
  '1.4',
  '2.1.a',
  '2.1.e',
  '6.1',
  '6.1.a',
  '6.1.e',
  '6.1.f',
  '6.1.g',
  '7.3.1',
  '7.3.13',
  '7.3.13.a',
]);

describe('readNumber', () => {
  test.each([
    '6.1.e',
    '6.1e',
    '6 1 e',
    '6-1-e',
    '6,1,e',
    '6.1.E',
    ' §6.1.e ',
    '§ 6.1.e',
    'règle 6.1.e',
    'Rule 6.1.e.',
    'regola 6.1.e',
    'R6.1.e',
    'CR 6.1.e',
    '6.1.e*',
    '(6.1.e)',
    '６．１．ｅ',
    '6.1. e',
    '6.1.ee',
    'chap. 6.1.e',
    'Cap 6.1.e',
    'règle n° 6.1.e',
    'la règle 6.1.e ?',
    'see rule number 6.1.e!',
    'Complete Rules, section 6.1.e',
  ])('%j is 6.1.e', (input) => {
    expect(readNumber(input)[0]).toBe('6.1.e');
  });

  /** Spellings of numbers inside text, each with the number at which it is opened. */
  test.each([
    ['what does 6.1.e say', '6.1.e'],
    ['What does rule 6.1.e mean?', '6.1.e'],
    ['que dit la règle 6.1.e ?', '6.1.e'],
    ['cosa dice la regola 6.1.e?', '6.1.e'],
    ['che cosa significa 6.1.e', '6.1.e'],
    ['what is rule 6', '6'],
    ['rule 7.4.4 a-c please', '7.4.4.a'],
    ['is 2.2.12.j about support cards?', '2.2.12.j'],
    ['article 2.4.4 endormi', '2.4.4'],
    ['la règle 1.1.4 (b) sur le deck', '1.1.4.b'],
    ['explique moi le § 3.2.9.b', '3.2.9.b'],
    ['il punto 2.4.1.f cosa vuol dire', '2.4.1.f'],
    ['my 6.2d question', '6.2.d'],
    ['§ 6', '6'],
    ['règle 6.5.b à 6.5.d', '6.5.b'],
    ['rules 6.5.b to 6.5.d', '6.5.b'],
    ['6.5.b-6.5.d', '6.5.b'],
    ['regole 6.5.b - 6.5.d', '6.5.b'],
    ['7.4.4 a-c', '7.4.4.a'],
    ['7.4.4.a to c', '7.4.4.a'],
    ['1.1.4 (b)', '1.1.4.b'],
    ['1.1.4(b)', '1.1.4.b'],
    ['§5.1.2d', '5.1.2.d'],
    ['CR 5.1.2.d.2', '5.1.2.d'],
    ['5.1.2.d.', '5.1.2.d'],
    ['6.1.e in 2024-09', '6.1.e'],
    ['6.1.e (4.0)', '6.1.e'],
    ['règle 6.1.e de l’édition 4.0', '6.1.e'],
    ['4.0 6.1.e', '6.1.e'],
    ['2024-09 6.1', '6.1'],
  ])('%j is %s', (input, number) => {
    expect(readNumber(input)[0]).toBe(number);
  });

  test.each([
    'what does 3 do',
    'what is 2v2',
    'how many cards in 4.0',
    'boost 1 or 2',
    'what changed in edition 5.0 of the book',
    'a 1/1/1 token or a 2.5 cost',
    'the release of 24.12.2026 in Paris',
    'what is a',
  ])('%j is no number', (input) => {
    expect(readNumber(input)).toEqual([]);
  });

  test.each([
    ['61e', ['6.1.e']],
    ['124c', ['12.4.c', '1.24.c', '1.2.4.c']],
    ['12.4c', ['12.4.c', '1.2.4.c']],
    ['61', ['61', '6.1']],
    ['7313a', ['73.13.a', '73.1.3.a', '7.31.3.a', '7.3.13.a']],
  ])('%s can mean %j', (input, numbers) => {
    expect(readNumber(input)).toEqual(numbers);
  });

  test.each([
    '',
    'sabotage',
    '2v2',
    'e',
    '0.1',
    '6.1.ef',
    '6.1.eee',
    '1.2.3.4.5',
    '12345678',
    'import 6.1',
    'rule',
    'chapters 6.1 or 6.2',
  ])('%j is no number', (input) => expect(readNumber(input)).toEqual([]));
});

describe('editionNamed', () => {
  test.each([
    ['6.1.e 4.0', '4.0'],
    ['4.0 6.1.e', '4.0'],
    ['que dit la 6.1.e en 4.0 ?', '4.0'],
    ['regola 6.1.e dell’edizione 2024-09', '2024-09'],
    ['6.1.e', null],
    ['4.0', null],
  ])('of %j is %s', (input, edition) => {
    expect(editionNamed(input)).toBe(edition);
  });
});

describe('resolveNumber', () => {
  test.each([
    ['6.1e', '6.1.e'],
    ['61e', '6.1.e'],
    ['61', '6.1'],
    ['12.4c', '1.2.4.c'],
    ['7313a', '7.3.13.a'],
    ['14', '1.4'],
  ])('%s is %s', (input, number) => {
    expect(resolveNumber(input, BOOK)).toEqual({ kind: 'exact', number });
  });

  test('leaves a choice where the book has several readings', () => {
    expect(resolveNumber('124c', new Set(['12.4.c', '1.2.4.c', '2.1.a']))).toEqual({
      kind: 'exact',
      number: '12.4.c',
    });
    expect(resolveNumber('7313a', new Set(['7.31.3.a', '7.3.13.a']))).toEqual({
      kind: 'choice',
      numbers: ['7.31.3.a', '7.3.13.a'],
    });
  });

  test('suggests what is near, and nothing for words', () => {
    expect(resolveNumber('6.1.z', BOOK)).toEqual({
      kind: 'nearest',
      numbers: ['6.1.g', '6.1.f', '6.1.e'],
    });
    expect(resolveNumber('sabotage', BOOK)).toBeNull();
  });
});

test('nearestNumbers prefers the same section, then the same group', () => {
  expect(nearestNumbers('1.2.4.b', BOOK, 2)).toEqual(['1.2.4.a', '1.2.4.c']);
  expect(nearestNumbers('7.3.12.a', BOOK, 1)).toEqual(['7.3.13.a']);
  expect(nearestNumbers('9.9.a', BOOK, 1)).toEqual(['7.3.1']);
  expect(nearestNumbers('6.1.a', [])).toEqual([]);
});
