import { describe, expect, test } from 'vitest';
import { editionNamed, itemNamed, nearestNumbers, readNumber, resolveNumber } from './resolve.ts';
import { NO_NUMBERS, SPELLINGS } from './testing/spellings.ts';

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
  test.each(SPELLINGS)('$text is $number', ({ text, number, item, edition }) => {
    expect(readNumber(text)[0]).toBe(number);
    expect(itemNamed(text)).toBe(item);
    expect(editionNamed(text)).toBe(edition);
  });

  test.each(NO_NUMBERS)('%j is no number', (text) => expect(readNumber(text)).toEqual([]));

  test.each([
    ['61e', ['6.1.e']],
    ['124c', ['12.4.c', '1.24.c', '1.2.4.c']],
    ['12.4c', ['12.4.c', '1.2.4.c']],
    ['61', ['61', '6.1']],
    ['7313a', ['73.13.a', '73.1.3.a', '7.31.3.a', '7.3.13.a']],
  ])('%s can mean %j', (input, numbers) => {
    expect(readNumber(input)).toEqual(numbers);
  });
});

describe('a long text', () => {
  const FILLS = [' ', ', ', '. ', 'ed v ', 'in the ', 'rule ', 'what is ', '6 ', 'to '];
  const LENGTH = 100_000;

  test('may be white space', () => {
    const space = ' '.repeat(LENGTH);
    expect(readNumber(`6${space}x`)).toEqual([]);
    expect(readNumber(`${space}rule${space}6.1${space}(4.0)`)).toEqual(['6.1']);
    expect(editionNamed(`6.1${space}(4.0)`)).toBe('4.0');
  });

  test.each(FILLS)('is read behind and before %j, however often', (fill) => {
    const filled = fill.repeat(LENGTH);
    for (const text of [`6.1.e ${filled}`, `${filled}6.1.e`, `6.1.e ${filled}x`]) {
      expect(readNumber(text)).toEqual(['6.1.e']);
      expect(itemNamed(text)).toBeNull();
      expect(editionNamed(text)).toBeNull();
    }
    expect(readNumber(filled)).toEqual([]);
  });

  test('may be one item of an item of an item', () => {
    expect(readNumber(`6.1.e${'.1'.repeat(LENGTH)}`)).toEqual(['6.1.e']);
  });

  test('has the item and the edition at its number', () => {
    const text = `${'A question. '.repeat(LENGTH)} What of 5.1.2.d.2 in 4.0, then?`;
    expect(readNumber(text)).toEqual(['5.1.2.d']);
    expect(itemNamed(text)).toBe('5.1.2.d.2');
    expect(editionNamed(text)).toBe('4.0');
  });
});

test('an edition alone is none that a number is looked up in', () => {
  expect(editionNamed('4.0')).toBeNull();
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
