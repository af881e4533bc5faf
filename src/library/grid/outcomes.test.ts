import { expect, test } from 'vitest';
import { decidingEntry, grid, playOfCell } from './grid.ts';
import type { PlayedCell } from './grid-file.ts';

const played = grid.cells.filter((cell): cell is PlayedCell => 'play' in cell);
const nameOf = ({ pair }: PlayedCell) => pair.join(' × ');
/** The cells whose deciding event, as the engine tells it, is of a kind. */
const decidedBy = (event: Partial<PlayedCell['event']>) =>
  played.filter(({ event: own }) =>
    Object.entries(event).every(([key, value]) => own[key as keyof typeof own] === value),
  );

test('what stays at Rest is not lost, and what a rule discards instead is', () => {
  const stays = decidedBy({ kind: 'why-not', why: 'stays' } as never);
  const discarded = decidedBy({ kind: 'modifier', verb: 'discard' } as never);
  expect(stays.length).toBeGreaterThan(10);
  expect(discarded.length).toBeGreaterThan(3);
  expect(stays.filter(({ outcome }) => !['holds', 'twice'].includes(outcome)).map(nameOf)).toEqual(
    [],
  );
  expect(discarded.filter(({ outcome }) => outcome !== 'lost').map(nameOf)).toEqual([]);
});

test('what cannot move is stopped, or stopped in two places', () => {
  const held = decidedBy({ kind: 'why-not', why: 'cannot-move' } as never);
  expect(held.length).toBeGreaterThan(3);
  expect(held.filter(({ outcome }) => !['stopped', 'twice'].includes(outcome)).map(nameOf)).toEqual(
    [],
  );
});

test('every outcome is that of a play in which the pair meets', () => {
  const deciding = played.filter((cell) => {
    const play = playOfCell(cell, '5.0');
    return play && decidingEntry(cell, play);
  });
  expect(deciding).toHaveLength(played.length);
});
