import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  ['short', 10, 'short'],
  ['one two three', 9, 'one two…'],
  ['one two, three', 10, 'one two…'],
  ['unbreakable', 6, 'unbre…'],
])('%s in %i characters', (text, length, expected) => {
  expect(excerpt(text, length)).toBe(expected);
});
