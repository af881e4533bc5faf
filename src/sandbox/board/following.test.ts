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

  test('to the whole board, once, where the board fits', () => {
    expect(scrollTo([stretch(520, 560)], stretch(200, 600), free)).toBe(100);
    expect(scrollTo([stretch(10, 50)], stretch(-100, 300), free)).toBe(-160);
  });

  test('to what changed where the board is too high', () => {
    expect(scrollTo([stretch(600, 640)], board, free)).toBe(148);
    expect(scrollTo([stretch(10, 50)], stretch(-100, 700), free)).toBe(-58);
  });

  test('to the upper part of what is too long to be seen whole', () => {
    expect(scrollTo([stretch(110, 150), stretch(800, 850)], board, free)).toBe(42);
  });
});
