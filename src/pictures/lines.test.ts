import { expect, test } from 'vitest';
import { fitLine, setLines } from './lines.ts';
import type { Measure } from './svg.ts';

/** Every letter is as wide as the size. */
const measure: Measure = (text, _, size) => [...text].length * size;
const setting = { face: 'text', size: 1, width: 10 } as const;
const set = (text: string, lines = 9) => setLines(text, { ...setting, lines }, measure);

test('a text is cut into lines between its words', () => {
  expect(set('one two three four')).toEqual(['one two', 'three four']);
});

test('what goes beyond the last line ends in an ellipsis at a word', () => {
  expect(set('one two three four five', 2)).toEqual(['one two', 'three…']);
});

test('a word wider than a line is cut', () => {
  expect(set('incomprehensibilities')).toEqual(['incompreh…']);
});

test('nothing is set of nothing', () => {
  expect(set('  ')).toEqual([]);
});

test('a line that fits stays as it is', () => {
  expect(fitLine('ten wide!!', setting, measure)).toBe('ten wide!!');
  expect(fitLine('eleven wide', setting, measure)).toBe('eleven…');
});
