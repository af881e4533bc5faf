/** What `npm run play` says in a terminal. */
export interface TerminalTexts {
  /** What is typed to choose nothing. */
  readonly enterForNothing: string;
  readonly expectations: (count: number) => string;
  readonly rules: (count: number) => string;
  /** A play did not come out as expected. */
  readonly failed: string;
  /** Marks the moment of a link. */
  readonly moment: (at: number, last: number) => string;
}
