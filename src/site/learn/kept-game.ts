/** The whole game that a reader has begun, kept on the device until it is over. */

import { keepValue, readKept } from '../../addresses/kept-on-device.ts';

const KEY = 'altered-codex-game';
/** The most answers to accept: no real game has as many. */
const MOST_ANSWERS = 2_000;

/** A game as it is stored: its random seed, and the answers so far. */
export interface KeptGame {
  readonly seed: number;
  readonly edition: string;
  /** The options of each answer, of both players, in their order. */
  readonly answers: readonly (readonly string[])[];
}

/** The game kept; null where there is none, or it cannot be read. */
export function readKeptGame(): KeptGame | null {
  const kept = readKept(KEY);
  return isKeptGame(kept) ? kept : null;
}

/** Keeps a game; null forgets it. */
export function keepGame(game: KeptGame | null): void {
  keepValue(KEY, game);
}

/** Checks stored data, which another version of the site or another program may have written. */
function isKeptGame(value: unknown): value is KeptGame {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, edition, answers } = value as Partial<Record<keyof KeptGame, unknown>>;
  return (
    Number.isSafeInteger(seed) &&
    typeof edition === 'string' &&
    Array.isArray(answers) &&
    answers.length > 0 &&
    answers.length <= MOST_ANSWERS &&
    answers.every((one) => Array.isArray(one) && one.every((id) => typeof id === 'string'))
  );
}
