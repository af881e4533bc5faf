import { describe, expect, test } from 'vitest';
import { scrollTo } from './following.ts';

const stretch = (top: number, bottom: number) => ({ top, bottom });
const board = stretch(100, 900);
const free = stretch(60, 500);

describe('the page follows what a step is about', () => {
  test('not at all where it can be seen, or where there is nothing', () => {
    expect(scrollTo([stretch(100, 200), stretch(300, 490)], board, free)).toBe(0);
    expect(scrollTo([], board, free)).toBe(0);
  });

  test('down to what lies behind the controls, and up to what lies behind the header', () => {
    expect(scrollTo([stretch(600, 640)], board, free)).toBe(148);
    expect(scrollTo([stretch(10, 50)], stretch(-100, 700), free)).toBe(-58);
  });

  test('no further than the lower edge of the board: the controls stay where they are', () => {
    expect(scrollTo([stretch(860, 900)], board, free)).toBe(400);
  });

  test('to the middle of what is too long to be seen whole', () => {
    expect(scrollTo([stretch(110, 150), stretch(800, 850)], board, free)).toBe(200);
  });
});
