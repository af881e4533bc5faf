/** Texts of `npm run play` in a terminal. */
export interface TerminalTexts {
  /** The key that chooses nothing. */
  readonly enterForNothing: string;
  readonly expectations: (count: number) => string;
  readonly rules: (count: number) => string;
  /** A play did not end as expected. */
  readonly failed: string;
  /** Marks the moment of a link. */
  readonly moment: (at: number, last: number) => string;
}
