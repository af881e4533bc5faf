import { describe, expect, test } from 'vitest';
import { cardFace } from '../board/test-board.ts';
import { shareStructure } from './use-same.ts';

describe('plain data that comes again', () => {
  const before = { day: 1, seats: [{ hand: [cardFace(1), cardFace(2)] }, { hand: [] }] };
  const again = () => structuredClone(before);

  test('is the same object where nothing is different', () => {
    expect(shareStructure(before, again())).toBe(before);
  });

  test('keeps what is as before inside something that is not', () => {
    const now = shareStructure(before, { ...again(), day: 2 }) as typeof before;
    expect(now).toEqual({ ...before, day: 2 });
    expect(now.seats).toBe(before.seats);
  });

  test('finds a thing with a key in another place of its list', () => {
    const [first, second] = before.seats[0]!.hand;
    const now = shareStructure(before.seats[0], { hand: again().seats[0]!.hand.slice(1) });
    expect(now).toEqual({ hand: [second] });
    expect((now as { hand: unknown[] }).hand[0]).toBe(second);
    expect((now as { hand: unknown[] }).hand).not.toContain(first);
  });

  test('tells what has less or more from what was', () => {
    expect(shareStructure({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shareStructure([1], [1, 2])).toEqual([1, 2]);
    expect(shareStructure(null, { a: 1 })).toEqual({ a: 1 });
    expect(shareStructure({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  });
});
