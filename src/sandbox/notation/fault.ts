/** What a text can say that is not understood. */
export type TextFault = 'card' | 'word' | 'player' | 'number';

/** A text that is not understood, and the part of it that is not. */
export class NotationError extends Error {
  readonly fault: TextFault;
  readonly found: string;

  constructor(fault: TextFault, found: string) {
    super(`${fault}: ${found}`);
    this.fault = fault;
    this.found = found;
  }
}
