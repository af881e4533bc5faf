import type { SheetTexts } from '../../texts/at-the-table.ts';

export const atTheTable: SheetTexts = {
  title: 'At the table',
  lead: 'A Day, a turn, the statuses, symbols and keywords on one page, each line with the number of its rule. It prints on one side of A4.',
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
  keepOpen: 'Keep open beside the board',
  changed: (edition) => `New or different in play since ${edition}:`,
  unchanged: (edition) => `Nothing on this page is new or different in play since ${edition}.`,
  editions: 'Editions',
  rulesOf: (edition) => `Rules ${edition}`,
};
