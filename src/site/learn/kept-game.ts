/** The whole game that a reader has begun, kept on the device until it is over. */

import { keepValue, readKept } from '../../addresses/kept-on-device.ts';

const KEY = 'altered-codex-game';
/** More answers than a game has. */
const MOST_ANSWERS = 2_000;

/** A game by its number, as far as it was played. */
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

/** What a device keeps may be of another version of the site, or written by somebody else. */
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
