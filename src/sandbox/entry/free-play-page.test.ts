import { expect, test } from 'vitest';
import type { Shared } from '../model/link.ts';
import type { PlayName } from '../model/play-data.ts';
import { editionOf, withSeatNames } from './free-play-page.tsx';

const start: Shared = {
  example: 'coin',
  edition: '4.0',
  seed: 1,
  position: null,
  answers: null,
  stop: 0,
};
const play = (edition: PlayName['edition'], id = 'coin'): PlayName => ({
  id,
  title: id,
  edition,
});

test('an example begins in the edition asked for', () => {
  expect(editionOf(start, { plays: [play('2024-09'), play('4.0')] })).toBe('4.0');
});

test('an example that only another edition has begins in that one', () => {
  const plays = [play('4.0', 'coin/other'), play('2024-09')];
  expect(editionOf(start, { plays })).toBe('2024-09');
});

test('answers that were given in an edition are never played in another', () => {
  expect(editionOf({ ...start, answers: [] }, { plays: [play('2024-09')] })).toBe('4.0');
});

test('players of a link without names have those that set-up gives to their seats', () => {
  const position = { players: [{ hand: ['spy-craft'] }, { name: 'Zoé' }] };
  expect(withSeatNames({ ...start, position }).position?.players).toEqual([
    { name: 'Alma', hand: ['spy-craft'] },
    { name: 'Zoé' },
  ]);
  expect(withSeatNames(start)).toBe(start);
});
