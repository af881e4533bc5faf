import { describe, expect, test } from 'vitest';
import type { Board, Front } from '../board-view/board.ts';
import type { Show } from '../board-view/show.ts';
import { packShow, unpackShow } from './packing.ts';

const NO_SUMS = { forest: 0, mountain: 0, water: 0 };

function expedition(player: number, cards: readonly string[]) {
  return { player, side: 'hero', region: 0, ascended: false, moved: false, cards, sums: NO_SUMS };
}

/** A board with names of cards in place of cards. */
function board(day: number, hand: readonly string[], played: readonly string[]): Board {
  const seat = (player: number, cards: readonly string[]) => ({
    player,
    name: 'Alma',
    hand: cards,
  });
  return {
    day,
    seats: [seat(0, hand), seat(1, ['x'])],
    fronts: [{ lower: expedition(0, played), upper: expedition(1, []) }],
    limbo: [],
    piles: { s1: 'deck:0' },
  } as unknown as Board;
}

function showOf(boards: readonly Board[]): Show {
  const stops = boards.map((each, line) => ({ board: each, line, decision: null }));
  return { lines: [], stops };
}

describe('a packed show', () => {
  const boards = [
    board(1, ['a', 'b'], []),
    board(1, ['a', 'b'], []),
    board(1, ['b'], ['a']),
    board(2, ['b'], []),
  ];

  test('unpacks to what was packed', () => {
    const show = showOf(boards);
    expect(unpackShow(JSON.parse(JSON.stringify(packShow(show))))).toEqual(show);
  });

  test('says nothing of what has not changed', () => {
    expect(packShow(showOf(boards)).stops[1]!.board).toEqual({ rest: {}, seats: {}, fronts: {} });
  });

  test('says only what has changed', () => {
    expect(packShow(showOf(boards)).stops[2]!.board).toEqual({
      rest: {},
      seats: { 0: { hand: ['b'] } },
      fronts: { 0: { lower: { cards: ['a'] } } },
    });
  });

  test('unpacks to the same objects where nothing has changed', () => {
    const [, before, after] = unpackShow(packShow(showOf(boards))).stops.map((stop) => stop.board);
    expect(after!.seats[1]).toBe(before!.seats[1]);
    expect(after!.fronts[0]!.upper).toBe(before!.fronts[0]!.upper);
    expect(after!.seats[0]).not.toBe(before!.seats[0]);
  });

  test('carries fronts whole when their number changes', () => {
    const four = board(1, [], []);
    const [front] = four.fronts as [Front];
    const show = showOf([four, { ...four, fronts: [front, front] }, four]);
    expect(unpackShow(packShow(show))).toEqual(show);
  });
});
