/** The only error that the engine throws. */

import type { RuleNumber } from './rule-number.ts';

export type EngineErrorCode =
  /** A card, token or ability that cannot be what it is said to be. */
  | 'card'
  /** A setup or position that cannot be. */
  | 'setup'
  /** An answer that the pending decision does not offer. */
  | 'answer'
  /** A game value that this engine did not make. */
  | 'game';

/** Says what was expected, what was found and where. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  /** Where in the input: a path such as `players[0].deck[3]`. */
  readonly where: string;
  /** The rules that it would break, where it is the game's rules that forbid it. */
  readonly rules: readonly RuleNumber[];

  constructor(
    code: EngineErrorCode,
    where: string,
    message: string,
    rules: readonly RuleNumber[] = [],
  ) {
    super(`${where}: ${message}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}`);
    this.name = 'EngineError';
    this.code = code;
    this.where = where;
    this.rules = rules;
  }
}

/** The most characters of an unknown value in an error. */
const LONGEST = 80;

/**
 * Returns the error for a value that no case is for, as only a game of another version holds it:
 * without it, a game would be played on for ever.
 *
 * @param found of no type, so that a case that is missing does not compile
 */
export function unknownValue(where: string, found: never): EngineError {
  const text = typeof found === 'object' ? JSON.stringify(found) : textOfValue(found);
  return new EngineError('game', where, `${text.slice(0, LONGEST)} is unknown to this version`);
}

/**
 * Returns the result of a function, and throws nothing but `EngineError`: where a value looks like a
 * game but is broken inside, the error says so and keeps its cause.
 */
export function onlyEngineErrors<T>(run: () => T): T {
  try {
    return run();
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    const error = new EngineError(
      'game',
      'game',
      `is not as this engine made it: ${messageOf(cause)}`,
    );
    error.cause = cause;
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : textOfValue(error);
}

/** Returns a value from outside as an error names it; not every value can be made a text. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'symbol') return 'a symbol';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
