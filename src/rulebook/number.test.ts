import { describe, expect, test } from 'vitest';
import fc from '../../tests/property.ts';
import {
  chapterOf,
  compareNumbers,
  formatNumber,
  isRuleNumber,
  letterOf,
  parentOf,
  parseNumber,
  sectionOf,
} from './number.ts';

const component = fc.integer({ min: 1, max: 99 });
const number = fc
  .tuple(fc.array(component, { minLength: 2, maxLength: 3 }), fc.option(fc.constantFrom(...'abcz')))
  .map(([path, letter]) => formatNumber({ path, letter }));

describe('parseNumber', () => {
  test.each([
    ['6', [6], null],
    ['6.1', [6, 1], null],
    ['6.1.e', [6, 1], 'e'],
    ['1.2.4.c', [1, 2, 4], 'c'],
    ['7.3.30.a', [7, 3, 30], 'a'],
  ])('%s', (text, path, letter) => {
    expect(parseNumber(text)).toEqual({ path, letter });
  });

  test.each(['', 'e', '6.e', '6.1e', '6.1.E', '6.0.a', '06.1', '6.1.', '1.2.3.4', '6.1.ee', '4.0'])(
    'refuses %j',
    (text) => expect(parseNumber(text)).toBeNull(),
  );

  test('undoes formatNumber', () => {
    fc.assert(fc.property(number, (text) => formatNumber(parseNumber(text)!) === text));
  });
});

test('parts of a number', () => {
  expect(sectionOf('1.2.4.c')).toBe('1.2.4');
  expect(sectionOf('1.2.4')).toBe('1.2.4');
  expect(letterOf('6.1.e')).toBe('e');
  expect(letterOf('6.1')).toBeNull();
  expect(chapterOf('7.3.13.a')).toBe('7');
  expect(parentOf('1.2.4.c')).toBe('1.2.4');
  expect(parentOf('1')).toBeNull();
  expect(isRuleNumber('6.1.e')).toBe(true);
  expect(isRuleNumber('6.1')).toBe(false);
});

describe('compareNumbers', () => {
  test('sorts in book order', () => {
    const book = [
      '1',
      '1.2',
      '1.2.2',
      '1.2.2.a',
      '1.2.4.c',
      '1.2.10',
      '1.4',
      '1.4.1',
      '2.1.a',
      '2.1.b',
    ];
    expect([...book].reverse().sort(compareNumbers)).toEqual(book);
  });

  test('puts the rules of a section before the sections under it', () => {
    expect(['4.2.1', '4.2.a', '4.2', '4.2.1.a'].sort(compareNumbers)).toEqual([
      '4.2',
      '4.2.a',
      '4.2.1',
      '4.2.1.a',
    ]);
  });

  test('is a total order', () => {
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(Math.sign(compareNumbers(a, b))).toBe(-Math.sign(compareNumbers(b, a)) + 0);
        if (compareNumbers(a, b) <= 0 && compareNumbers(b, c) <= 0) {
          expect(compareNumbers(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
