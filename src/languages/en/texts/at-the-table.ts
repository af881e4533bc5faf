/** Texts of the sheet that has a Day on one page. */
export const atTheTable = {
  title: 'At the table',
  lead: 'A Day, a turn, the statuses, symbols and keywords on one page, each line with the number of its rule. It prints on the two sides of one sheet of A4.',
  parts: {
    day: 'The Day',
    turn: 'A turn',
    playing: 'Playing',
    costs: 'Costs',
    moving: 'Moving forward',
    winning: 'Winning',
    symbols: 'Symbols',
    statuses: 'Statuses',
    abilities: 'Keyword abilities',
    actions: 'Keyword actions',
  },
  print: 'Print',
  /** Opens it in a small window of its own. */
  keepOpen: 'Keep open beside the board',
  /** Before the numbers of the rules that changed with an edition. */
  changed: (edition: string) => `New or different in play since ${edition}:`,
  unchanged: (edition: string) =>
    `Nothing on this page is new or different in play since ${edition}.`,
  editions: 'Editions',
  /** Of which edition the printed page is. */
  rulesOf: (edition: string) => `Rules ${edition}`,
};
