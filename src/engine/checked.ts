/**
 * The engine's functions for other programs: they check what they are given, then call the functions of
 * the same names. The sandbox calls those directly, because all its games come from the engine.
 */

import {
  type Advance,
  type AdvanceOptions,
  type AnswerChooser,
  advance as advanceGame,
  playOut as playGame,
} from './advance.ts';
import { type Query, query as queryGame } from './query.ts';
import { EngineError, onlyEngineErrors, textOfValue } from './rules/error.ts';
import type { Answer } from './state/decision.ts';
import { checkGame, type Game } from './state/game.ts';

/**
 * Goes on with a game until it needs a decision or is over.
 *
 * @param game any value that this engine returned; it is not changed
 * @param answer the answer to `game.decision`, by the ids of options
 * @returns the new game, what happened, and what is asked next
 * @throws EngineError `answer` when the answer is not one of those offered, or none was asked for;
 *   `game` for what is no game
 */
export function advance(game: Game, answer?: Answer, options: AdvanceOptions = {}): Advance {
  requireObject(options, 'options');
  checkGame(game);
  if (answer !== undefined && answer !== null) requireObject(answer, 'answer');
  return advanceGame(game, answer, options);
}

function requireObject(value: unknown, where: string): void {
  if (typeof value === 'object' && value !== null) return;
  throw new EngineError('answer', where, `expected an object, found ${textOfValue(value)}`);
}

/**
 * Plays a game to its end on one working copy, without trace: the fast way for many games.
 *
 * @param choose answers each decision; it must not keep the game that it is shown, which changes
 * @throws EngineError `answer` or `game` as `advance` does
 */
export function playOut(game: Game, choose: AnswerChooser): Game {
  if (typeof choose !== 'function') {
    throw new EngineError('answer', 'choose', `expected a function, found ${textOfValue(choose)}`);
  }
  checkGame(game);
  return playGame(game, choose);
}

/**
 * Opens a game for questions. It is not changed. Each question throws nothing but `EngineError`.
 *
 * @throws EngineError `game` for what is no game
 */
export function query(game: Game): Query {
  checkGame(game);
  const asked = Object.entries(queryGame(game)).map(([name, answer]) => [
    name,
    (...about: readonly unknown[]) =>
      onlyEngineErrors(() => (answer as (...about: readonly unknown[]) => unknown)(...about)),
  ]);
  return Object.fromEntries(asked) as Query;
}
