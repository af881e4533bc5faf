/** Whole random games, by mode and edition, with the trace and without. */

import {
  advance,
  CANONICAL,
  type Card,
  createGame,
  EDITIONS,
  type EditionId,
  type Game,
  MODES,
  type Mode,
  playOut,
} from '../../src/engine/index.ts';
import { chance } from '../../tests/fuzz/chance.ts';
import { randomAnswer, randomSetup } from '../../tests/fuzz/random-play.ts';
import { measurePace, type Pace } from './rounds.ts';

/** A figure to measure: how often something can be done per second with given cards. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly measure: (cards: readonly Card[]) => Pace;
}

/** Compared with boardgame.io's moves, and with the last release, whatever edition is current. */
export const DECISIONS = 'decisions answered in duels, no trace';

/** Games of every edition and mode. */
export const FIGURES: readonly Figure[] = [
  ...EDITIONS.flatMap((edition): Figure[] => [
    {
      name: `duel ${edition}, no trace (playOut)`,
      unit: 'games/s',
      measure: (cards) => playFast(cards, 'duel', edition),
    },
    {
      name: `duel ${edition}, whole trace (advance)`,
      unit: 'games/s',
      measure: (cards) => playTraced(cards, 'duel', edition),
    },
  ]),
  ...MODES.slice(1).map(
    (mode): Figure => ({
      name: `${mode} ${CANONICAL}, no trace (playOut)`,
      unit: 'games/s',
      measure: (cards) => playFast(cards, mode, CANONICAL),
    }),
  ),
  { name: DECISIONS, unit: 'decisions/s', measure: countDecisions },
];

function playFast(cards: readonly Card[], mode: Mode, edition: EditionId) {
  let seed = 0;
  return measurePace(() => {
    playRandom(cards, mode, edition, seed++);
    return 1;
  });
}

function countDecisions(cards: readonly Card[]) {
  let seed = 0;
  return measurePace(() => playRandom(cards, 'duel', CANONICAL, seed++).asked);
}

/** Plays a random game the fast way. */
export function playRandom(
  cards: readonly Card[],
  mode: Mode,
  edition: EditionId,
  seed: number,
): Game {
  const choices = chance(seed);
  return playOut(newGame(cards, mode, edition, seed), (decision) =>
    randomAnswer(decision, choices),
  );
}

function newGame(cards: readonly Card[], mode: Mode, edition: EditionId, seed: number): Game {
  return createGame(randomSetup(mode, cards, chance(seed + 1)), { edition, seed });
}

function playTraced(cards: readonly Card[], mode: Mode, edition: EditionId) {
  let seed = 0;
  return measurePace(() => {
    const choices = chance(seed);
    let now = advance(newGame(cards, mode, edition, seed++));
    while (now.decision) {
      now = advance(now.game, { options: randomAnswer(now.decision, choices) });
    }
    return 1;
  });
}
