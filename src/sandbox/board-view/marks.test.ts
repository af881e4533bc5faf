import { expect, test } from 'vitest';
import { cardFace } from '../board/test-board.ts';
import { marksOn, pressAt, UNMARKED } from './marks.ts';

test('a part of the board has the marks that something in it bears, or none', () => {
  const touched = { ...UNMARKED, touched: new Set(['s1']) };
  expect(marksOn(touched, [cardFace(1)])).toBe(touched);
  expect(marksOn(touched, [cardFace(2)], 'player:0')).toBe(UNMARKED);
  const asked = { ...UNMARKED, options: new Set(['object:2', 'region:3']) };
  expect(marksOn(asked, [cardFace(2)])).toBe(asked);
  expect(marksOn(asked, [], 'region:3')).toBe(asked);
  const filled = { ...UNMARKED, came: new Map([['discard:0', 1]]) };
  expect(marksOn(filled, [], 'discard:0')).toBe(filled);
});

test('a place is pressed as an option or as what is chosen', () => {
  const marks = { ...UNMARKED, options: new Set(['a']), chosen: new Set(['b']) };
  expect(pressAt(marks, 'a')).toEqual({ at: 'a', option: true, chosen: false });
  expect(pressAt(marks, 'b')).toEqual({ at: 'b', option: false, chosen: true });
});
