import { expect, test } from 'vitest';
import { boardWith, cardFace } from '../board/test-board.ts';
import { stateSignsOf } from './signs-shown.ts';

const signs = (own: Parameters<typeof boardWith>[0]) => [
  ...stateSignsOf({ lines: [], stops: [{ board: boardWith(own), line: null, decision: null }] }),
];

test('a show needs the signs of the statuses and counters on its boards', () => {
  const card = { ...cardFace(1), statuses: ['anchored'] as const };
  const other = {
    ...cardFace(2),
    counters: [
      ['boost', 2],
      ['scale', 1],
    ] as const,
  };
  expect(signs({ reserve: [card, other] })).toEqual(['anchored', 'boosted', 'counter']);
  expect(signs({ reserve: [cardFace(1)] })).toEqual([]);
});

test('exhausted Mana Orbs are drawn without a sign', () => {
  const orb = { ...cardFace(1), statuses: ['exhausted'] as const };
  expect(signs({ mana: [orb] })).toEqual([]);
});
