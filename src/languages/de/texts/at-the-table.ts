import type { SheetTexts } from '../../texts/at-the-table.ts';

export const atTheTable: SheetTexts = {
  title: 'Am Spieltisch',
  lead: 'Ein Tag, eine Runde, die Status, Symbole und Schlüsselwörter auf einer Seite, jede Zeile mit der Nummer ihrer Regel. Gedruckt passt es auf die zwei Seiten eines Blattes A4.',
  parts: {
    day: 'Der Tag',
    turn: 'Eine Runde',
    playing: 'Spielen',
    costs: 'Kosten',
    moving: 'Vorwärts bewegen',
    winning: 'Gewinnen',
    symbols: 'Symbole',
    statuses: 'Status',
    abilities: 'Schlüsselwort-Fähigkeiten',
    actions: 'Schlüsselwort-Aktionen',
  },
  print: 'Drucken',
  keepOpen: 'Neben dem Spielfeld offen halten',
  changed: (edition) => `Seit ${edition} neu oder im Spiel anders:`,
  unchanged: (edition) => `Nichts auf dieser Seite ist seit ${edition} neu oder im Spiel anders.`,
  editions: 'Ausgaben',
  rulesOf: (edition) => `Regeln ${edition}`,
};
