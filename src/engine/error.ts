/** The only error that the engine throws. */

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

  constructor(code: EngineErrorCode, where: string, message: string) {
    super(`${where}: ${message}`);
    this.name = 'EngineError';
    this.code = code;
    this.where = where;
  }
}
