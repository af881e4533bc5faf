import { describe, expect, test } from 'vitest';
import {
  arenaScores,
  FARTHEST,
  facingsIn,
  MODES,
  playersIn,
  ROUTE_LENGTH,
  regionAt,
  regionsIn,
  teamsIn,
  tumultCards,
  victoryByDistance,
  victoryInArena,
} from './mode.ts';

describe.each(MODES)('seats in %s', (mode) => {
  const facings = facingsIn(mode);
  const teams = teamsIn(mode);
  const expeditions = facings.map((_, expedition) => expedition);

  test('who faces an Expedition is faced by it, and is an opponent', () => {
    for (const expedition of expeditions) {
      const across = facings[expedition]!;
      expect(facings[across]).toBe(expedition);
      expect(teams[across >> 1]).not.toBe(teams[expedition >> 1]);
    }
  });

  test('Expeditions that face each other travel their first half through the same regions', () => {
    for (const expedition of expeditions) {
      for (let distance = 0; distance < ROUTE_LENGTH / 2; distance++) {
        const region = regionAt(mode, expedition, distance);
        expect(regionAt(mode, facings[expedition]!, distance)).toBe(region);
      }
    }
  });

  test("a player's two Expeditions travel the same regions in opposite directions", () => {
    for (let hero = 0; hero < expeditions.length; hero += 2) {
      for (let distance = 0; distance <= FARTHEST; distance++) {
        expect(regionAt(mode, hero, distance)).toBe(regionAt(mode, hero + 1, FARTHEST - distance));
      }
    }
  });

  test('every region but the ends is half a Tumult card', () => {
    const halves = tumultCards(mode)
      .flat(2)
      .sort((a, b) => a - b);
    const regions = Array.from({ length: regionsIn(mode) }, (_, i) => i);
    expect(halves).toEqual(regions.filter((region) => ![0, 7, 8, 15].includes(region)));
  });
});

describe('four players', () => {
  const hero = (player: number) => player * 2;
  const companion = (player: number) => player * 2 + 1;

  test('each Expedition faces another opponent', () => {
    const facings = facingsIn('two-vs-two');
    expect(facings[hero(0)]).toBe(hero(1));
    expect(facings[companion(0)]).toBe(companion(3));
    expect(facings[hero(2)]).toBe(hero(3));
    expect(facings[companion(2)]).toBe(companion(1));
  });

  test('Expeditions that faced a player who left face each other', () => {
    const facings = (...gone: number[]) => facingsIn('free-for-all', gone);
    expect(facings(1)[hero(0)]).toBe(companion(2));
    expect(facings(1)[companion(2)]).toBe(hero(0));
    expect(facings(1, 2)[hero(0)]).toBe(hero(3));
    expect(facings(2, 3)[hero(0)]).toBe(hero(1));
    expect(facings(1, 3)[companion(0)]).toBe(hero(2));
  });

  test('teams', () => {
    expect(teamsIn('two-vs-two')).toEqual([0, 1, 0, 1]);
    expect(teamsIn('free-for-all')).toEqual([0, 1, 2, 3]);
    expect(playersIn('duel')).toBe(2);
  });
});

describe('victory by distance', () => {
  test.each([
    ['duel', [6, 6], { kind: 'none' }],
    ['duel', [7, 6], { kind: 'win', winners: [0], reason: 'met' }],
    ['duel', [7, 8], { kind: 'win', winners: [1], reason: 'farther' }],
    ['duel', [8, 8], { kind: 'tiebreakers', players: [0, 1] }],
    ['two-vs-two', [7, 6, 6, 6], { kind: 'win', winners: [0, 2], reason: 'met' }],
    ['two-vs-two', [6, 7, 6, 8], { kind: 'win', winners: [1, 3], reason: 'met' }],
    ['two-vs-two', [7, 8, 6, 0], { kind: 'win', winners: [1, 3], reason: 'farther' }],
    ['two-vs-two', [7, 7, 6, 0], { kind: 'tiebreakers', players: [0, 1, 2, 3] }],
    ['two-vs-two', [7, 14, 7, 0], { kind: 'win', winners: [0, 2], reason: 'allies' }],
    ['two-vs-two', [7, 8, 8, 8], { kind: 'win', winners: [1, 3], reason: 'farther' }],
    ['two-vs-two', [7, 8, 8, 7], { kind: 'tiebreakers', players: [0, 1, 2, 3] }],
    ['free-for-all', [7, 6, 8, 7], { kind: 'win', winners: [2], reason: 'farther' }],
    ['free-for-all', [6, 6, 7, 6], { kind: 'win', winners: [2], reason: 'met' }],
    ['free-for-all', [8, 7, 8, 6], { kind: 'tiebreakers', players: [0, 2] }],
  ] as const)('%s %j', (mode, sums, expected) => {
    expect(victoryByDistance(mode, sums)).toMatchObject(expected);
  });
});

describe('the Arena', () => {
  const ALL = ['forest', 'mountain', 'water'] as const;
  const of = (...numbers: number[][]) =>
    numbers.map(([forest, mountain, water]) => ({
      forest: forest!,
      mountain: mountain!,
      water: water!,
    }));
  const outcome = (
    mode: Parameters<typeof arenaScores>[0],
    numbers: number[][],
    gone: number[] = [],
    terrains: readonly (typeof ALL)[number][] = ALL,
  ) => victoryInArena(mode, arenaScores(mode, of(...numbers), terrains, gone));

  test('two players: more terrains, each positive and above the other', () => {
    expect(
      outcome('duel', [
        [3, 3, 0],
        [2, 2, 9],
      ]),
    ).toMatchObject({ winners: [0], reason: 'arena' });
    expect(
      outcome('duel', [
        [3, 0, 0],
        [3, 0, -1],
      ]),
    ).toEqual({ kind: 'none' });
    expect(
      outcome(
        'duel',
        [
          [3, 1, 1],
          [0, 9, 1],
        ],
        [],
        ['forest'],
      ),
    ).toMatchObject({ winners: [0] });
  });

  test('2v2: the statistics of teammates are added up', () => {
    const numbers = [
      [1, 1, 0],
      [2, 2, 2],
      [2, 2, 0],
      [0, 0, 0],
    ];
    expect(outcome('two-vs-two', numbers)).toMatchObject({ winners: [0, 2] });
  });

  test('Free for All: doing better than the winner where another is best does not count', () => {
    const numbers = [
      [1, 2, 5],
      [4, 4, 1],
      [4, 4, 1],
      [9, 9, 9],
    ];
    expect(outcome('free-for-all', numbers, [3])).toMatchObject({ winners: [0] });
  });

  test('Free for All: only those with the most terrains go on', () => {
    const numbers = [
      [5, 0, 0],
      [0, 5, 0],
      [1, 1, 1],
      [1, 1, 1],
    ];
    expect(outcome('free-for-all', numbers)).toMatchObject({
      kind: 'tiebreakers',
      players: [0, 1],
    });
    expect(
      outcome(
        'free-for-all',
        [
          [1, 1, 1],
          [1, 1, 1],
          [0, 0, 0],
          [0, 0, 0],
        ],
        [2, 3],
      ),
    ).toEqual({
      kind: 'none',
    });
  });
});
