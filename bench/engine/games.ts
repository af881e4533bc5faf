/** Whole random games, by mode and edition, with the trace and without. */
import { chance } from '../../src/engine/fuzz/chance.ts';
import { randomAnswer, randomSetup } from '../../src/engine/fuzz/random-play.ts';
import {
  advance,
  type Card,
  createGame,
  EDITIONS,
  type EditionId,
  type Game,
  MODES,
  type Mode,
  playOut,
} from '../../src/engine/index.ts';
import { pace, report } from './rounds.ts';

/** Measures games of every edition and mode. */
export function benchGames(cards: readonly Card[]): void {
  for (const edition of EDITIONS) {
    report(`duel ${edition}, no trace (playOut)`, fast(cards, 'duel', edition), 'games/s');
    report(`duel ${edition}, whole trace (advance)`, traced(cards, 'duel', edition), 'games/s');
  }
  for (const mode of MODES.slice(1)) {
    report(`${mode} 4.0, no trace (playOut)`, fast(cards, mode, '4.0'), 'games/s');
  }
  report('decisions answered in duels 4.0, no trace', decisions(cards), 'decisions/s');
}

function fast(cards: readonly Card[], mode: Mode, edition: EditionId) {
  let seed = 0;
  return pace(() => {
    playRandom(cards, mode, edition, seed++);
    return 1;
  });
}

function decisions(cards: readonly Card[]) {
  let seed = 0;
  return pace(() => playRandom(cards, 'duel', '4.0', seed++).asked);
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

function traced(cards: readonly Card[], mode: Mode, edition: EditionId) {
  let seed = 0;
  return pace(() => {
    const choices = chance(seed);
    let now = advance(newGame(cards, mode, edition, seed++));
    while (now.decision) {
      now = advance(now.game, { options: randomAnswer(now.decision, choices) });
    }
    return 1;
  });
}
