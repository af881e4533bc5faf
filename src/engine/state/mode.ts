/**
 * Modes: how many play, in which teams, whom each Expedition faces, along which regions it travels,
 * and who has won. The game for two is the rulebook's; the two modes for four players are the
 * articles of edition 2024-09 on 2v2 and Free for All.
 *
 * Seats count from 0 in turn order; an Expedition's number is its player times 2, plus 1 for the
 * companion's. With four players each pair of neighbours shares a race: the
 * hero Expeditions of 0 and 1 and of 2 and 3 face each other, as do the companion Expeditions of 1
 * and 2 and of 3 and 0. Teammates sit across from each other, so that both neighbours are opponents.
 */

import { TERRAINS, type Terrain } from '../cards/vocabulary.ts';
import { once } from '../rules/once.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';

export const MODES = ['duel', 'two-vs-two', 'free-for-all'] as const;
export type Mode = (typeof MODES)[number];

/** Regions that an Expedition travels along, its region of origin and the opposite one included. */
export const ROUTE_LENGTH = 8;
/** The last distance of a route: from the Hero region to the Companion region. */
export const FARTHEST = ROUTE_LENGTH - 1;
/** Distances of both Expeditions together at which they have met (4.2.5.d). */
export const MET = FARTHEST;

interface ModeFacts {
  readonly players: number;
  /** Seats of each team. */
  readonly teams: readonly (readonly number[])[];
  /** Rows of regions in the Adventure: two, with two sets of Tumult cards, for four players. */
  readonly rows: 1 | 2;
}

const FACTS: Readonly<Record<Mode, ModeFacts>> = {
  duel: { players: 2, teams: [[0], [1]], rows: 1 },
  'two-vs-two': {
    players: 4,
    teams: [
      [0, 2],
      [1, 3],
    ],
    rows: 2,
  },
  'free-for-all': { players: 4, teams: [[0], [1], [2], [3]], rows: 2 },
};

/** Returns how many players a mode has. */
export function playersIn(mode: Mode): number {
  return FACTS[mode].players;
}

/** Returns each player's team. */
export function teamsIn(mode: Mode): readonly number[] {
  return teamsOf(FACTS[mode]);
}

const teamsOf = once(({ players, teams }: ModeFacts): readonly number[] =>
  Array.from({ length: players }, (_, player) => teams.findIndex((team) => team.includes(player))),
);

/**
 * Returns for each Expedition the one that it faces (1.2.3.c). When the player there has left the game,
 * the two Expeditions that faced that player face each other, whatever their sides.
 *
 * @param gone players who have left
 */
export function facingsIn(mode: Mode, gone: readonly number[] = []): readonly number[] {
  const { players } = FACTS[mode];
  return Array.from({ length: players * 2 }, (_, expedition) => {
    let across = neighbourOf(players, expedition);
    while (gone.includes(across >> 1)) across = neighbourOf(players, across ^ 1);
    return across;
  });
}

/** Returns the Expedition that starts in the same region. */
function neighbourOf(players: number, expedition: number): number {
  const player = expedition >> 1;
  const side = expedition & 1;
  const step = players === 2 || side === player % 2 ? 1 : players - 1;
  return ((player + step) % players) * 2 + side;
}

/** Returns how many regions the Adventure has (3.2.1.b), 8 for each row. */
export function regionsIn(mode: Mode): number {
  return FACTS[mode].rows * ROUTE_LENGTH;
}

/**
 * Returns the region that an Expedition is in when it is so far from its region of origin. Regions
 * count from the Hero region; the second row, if there is one, continues after the first. A route's
 * half near the Hero region is shared with the neighbour whose hero Expedition starts there, its
 * other half with the neighbour whose companion Expedition does.
 */
export function regionAt(mode: Mode, expedition: number, distance: number): number {
  const player = expedition >> 1;
  const place = expedition % 2 === 0 ? distance : FARTHEST - distance;
  if (FACTS[mode].rows === 1) return place;
  const nearHero = place < ROUTE_LENGTH / 2;
  const inFirstRow = nearHero ? player < 2 : player === 1 || player === 2;
  return inFirstRow ? place : ROUTE_LENGTH + place;
}

/**
 * Returns the Tumult cards as pairs of regions, cards that are turned together in one group: the two
 * in the middle of the table are, as they lie side by side.
 */
export function tumultCards(mode: Mode): readonly (readonly (readonly [number, number])[])[] {
  if (FACTS[mode].rows === 1) return [[[1, 2]], [[3, 4]], [[5, 6]]];
  return [
    [[1, 2]],
    [[9, 10]],
    [
      [3, 4],
      [11, 12],
    ],
    [[5, 6]],
    [[13, 14]],
  ];
}

/** Why a game was won. */
export type VictoryReason =
  /** Only this player's Expeditions have met, or only this team's. */
  | 'met'
  /** Farther than the others whose Expeditions have met too. */
  | 'farther'
  /** Three have met, two of them allied (2v2). */
  | 'allies'
  /** More terrains in the Arena. */
  | 'arena'
  /** An effect says so. */
  | 'effect'
  /** The last one who has not left. */
  | 'last';

export type Victory =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'win';
      readonly winners: readonly number[];
      readonly reason: VictoryReason;
      readonly cites: readonly RuleNumber[];
    }
  /** These players go on in the Arena (4.3.a); the others leave the game. */
  | {
      readonly kind: 'tiebreakers';
      readonly players: readonly number[];
      readonly cites: readonly RuleNumber[];
    };

/**
 * Returns who has won, by the distances of each player's two Expeditions added up (4.2.5.d, 1.3.3.b).
 *
 * @param sums for each seat
 */
export function victoryByDistance(mode: Mode, sums: readonly number[]): Victory {
  const met = sums.flatMap((sum, player) => (sum >= MET ? [player] : []));
  if (met.length === 0) return { kind: 'none' };
  return mode === 'two-vs-two' ? teamVictory(sums, met) : soloVictory(sums, met);
}

function soloVictory(sums: readonly number[], met: readonly number[]): Victory {
  const best = Math.max(...sums);
  const farthest = met.filter((player) => sums[player] === best);
  if (farthest.length > 1) return tiebreakerOutcome(farthest);
  return winOutcome(farthest, met.length === 1 ? 'met' : 'farther');
}

/** Returns who has won in 2v2, where one or two of a team, one of each, three, or all four have met. */
function teamVictory(sums: readonly number[], met: readonly number[]): Victory {
  const { teams } = FACTS['two-vs-two'];
  const [left, right] = [itemAt(teams, 0, 'teams'), itemAt(teams, 1, 'teams')];
  const metOf = (team: readonly number[]) => team.filter((player) => met.includes(player));
  const leftMet = metOf(left);
  const rightMet = metOf(right);
  if (rightMet.length === 0) return winOutcome(left, 'met');
  if (leftMet.length === 0) return winOutcome(right, 'met');
  if (leftMet.length !== rightMet.length) {
    return winOutcome(leftMet.length > rightMet.length ? left : right, 'allies');
  }
  const distanceOf = (players: readonly number[]) =>
    sumOf(players.map((player) => itemAt(sums, player, 'sums')));
  const [first, second] = [distanceOf(leftMet), distanceOf(rightMet)];
  if (first === second) return tiebreakerOutcome(teams.flat().sort());
  return winOutcome(first > second ? left : right, 'farther');
}

/** The score of a side of the Arena: a player, or a team in 2v2. */
export interface ArenaScore {
  readonly players: readonly number[];
  readonly statistics: Readonly<Record<Terrain, number>>;
  /** In how many of the Arena's terrains it is positive and above all others (4.3.e). */
  readonly wins: number;
}

/**
 * Adds up statistics in the Arena and counts the terrains won (4.3.e).
 *
 * @param statistics of all of a player's Expeditions together, for each seat
 * @param terrains of the Arena, which passive abilities may have changed
 * @param gone players who have left the game
 */
export function arenaScores(
  mode: Mode,
  statistics: readonly Readonly<Record<Terrain, number>>[],
  terrains: readonly Terrain[],
  gone: readonly number[] = [],
): readonly ArenaScore[] {
  const sides = FACTS[mode].teams
    .map((team) => team.filter((player) => !gone.includes(player)))
    .filter((team) => team.length > 0)
    .map((players) => ({
      players,
      statistics: addStatistics(players.map((player) => itemAt(statistics, player, 'statistics'))),
    }));
  return sides.map((side) => ({
    ...side,
    wins: terrains.filter((terrain) => {
      const mine = side.statistics[terrain];
      return mine > 0 && sides.every((s) => s === side || s.statistics[terrain] < mine);
    }).length,
  }));
}

/**
 * Returns who has won in the Arena: the side that wins more terrains than every other. In a tie the
 * game goes on, in Free for All only with those who won the most terrains.
 */
export function victoryInArena(mode: Mode, scores: readonly ArenaScore[]): Victory {
  const most = Math.max(...scores.map(({ wins }) => wins));
  const best = scores.filter(({ wins }) => wins === most);
  const [first] = best;
  if (first && best.length === 1)
    return { ...winOutcome(first.players, 'arena'), cites: ['4.3.e', '1.3.3.e'] };
  if (mode !== 'free-for-all' || best.length === scores.length) return { kind: 'none' };
  return {
    ...tiebreakerOutcome(best.flatMap(({ players }) => players)),
    cites: ['4.3.e', '1.3.3.f'],
  };
}

function winOutcome(winners: readonly number[], reason: VictoryReason) {
  return { kind: 'win', winners, reason, cites: ['4.2.5.d', '1.3.3.b'] } as const;
}

function tiebreakerOutcome(players: readonly number[]) {
  return { kind: 'tiebreakers', players, cites: ['4.2.5.d', '1.3.3.c'] } as const;
}

function addStatistics(
  statistics: readonly Readonly<Record<Terrain, number>>[],
): Record<Terrain, number> {
  const total = { forest: 0, mountain: 0, water: 0 };
  for (const one of statistics) for (const terrain of TERRAINS) total[terrain] += one[terrain];
  return total;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
