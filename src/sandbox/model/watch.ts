/** The event by which *Watch*, which stands outside the board, asks it to show the page's rule. */
export const WATCH = 'codex:watch';
