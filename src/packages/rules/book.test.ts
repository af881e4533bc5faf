import { expect, test } from 'vitest';
import { NO_NUMBERS, SPELLINGS } from '../../rulebook/testing/spellings.ts';
import { Book } from './book.ts';

const NUMBERS = [...new Set(SPELLINGS.map(({ number }) => number))];
const book = new Book('5.0', 'en', {
  title: 'Book',
  date: '2026-01-01',
  titles: Object.fromEntries(NUMBERS.map((number) => [number, number])),
  sections: [],
  terms: [],
  otherNames: {},
});

test.each(SPELLINGS)('$text is resolved to $number', ({ text, number, item, edition }) => {
  expect(book.resolve(text)).toEqual({ kind: 'exact', number, item, edition });
});

test('texts about numbers are resolved to no rule', () => {
  expect(NO_NUMBERS.filter((text) => book.resolve(text) !== null)).toEqual([]);
});
