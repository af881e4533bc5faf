import { describe, expect, test } from 'vitest';
import { boardWith, cardFace } from '../board/test-board.ts';
import type { Board } from './board.ts';
import { changesSince, faceOf, usedIn } from './board-changes.ts';

function board(
  hand: readonly number[],
  reserve: readonly number[],
  discard: readonly number[],
): Board {
  const piles = Object.fromEntries(discard.map((id) => [`s${id}`, 'discard:0']));
  return boardWith(
    { hand: hand.map(cardFace), reserve: reserve.map(cardFace), discard: discard.map(cardFace) },
    { piles },
  );
}

describe('from one drawing of a board to the next', () => {
  const before = board([1, 2], [3], []);

  test('nothing is said of the first one', () => {
    const { touched, from, came } = changesSince(null, before);
    expect([touched.size, from.size, came.size]).toEqual([0, 0, 0]);
  });

  test('what moved is touched, and where it came from is known', () => {
    const { touched, from } = changesSince(before, board([2], [3, 1], []));
    expect([...touched]).toEqual(['s1']);
    expect([...from]).toEqual([['s1', 'hand:0']]);
  });

  test('what changed where it lies is touched, and came from nowhere', () => {
    const boosted = { ...cardFace(3), counters: [['boost', 1]] as const };
    const after = boardWith({ hand: [1, 2].map(cardFace), reserve: [boosted] });
    const { touched, from } = changesSince(before, after);
    expect([...touched]).toEqual(['s3']);
    expect(from.size).toBe(0);
  });

  test('what comes to a pile is counted there', () => {
    const { from, came } = changesSince(before, board([], [3], [1, 2]));
    expect([...came]).toEqual([['discard:0', 2]]);
    expect(from.get('s2')).toBe('hand:0');
  });

  test('what is new comes from nowhere', () => {
    const { touched, from } = changesSince(before, board([1, 2], [3, 9], []));
    expect([...touched]).toEqual(['s9']);
    expect(from.size).toBe(0);
  });
});

test('a zone keeps room for the most that is ever in it', () => {
  const used = usedIn([board([1, 2], [], []), board([1], [2], [])]);
  expect(used.get('hand:0')).toBe(2);
  expect(used.get('reserve:0')).toBe(1);
  expect(used.has('landmark:0')).toBe(false);
});

test('a card is found by its number, in a discard pile too', () => {
  expect(faceOf(board([1], [], [7]), 7)?.key).toBe('s7');
  expect(faceOf(board([1], [], [7]), 8)).toBeNull();
});
