/** Kinds of words in a text that the reader of positions cannot resolve. */
export type TextFault = 'card' | 'word' | 'player' | 'number';

/** The error for a text that is not understood, with the part that is not. */
export class NotationError extends Error {
  readonly fault: TextFault;
  readonly found: string;

  constructor(fault: TextFault, found: string) {
    super(`${fault}: ${found}`);
    this.fault = fault;
    this.found = found;
  }
}
