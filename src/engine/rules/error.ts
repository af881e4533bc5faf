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

/** A value from outside as an error names it; not every value can be made a text. */
export function shown(value: unknown): string {
  if (typeof value === 'symbol') return 'a symbol';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
