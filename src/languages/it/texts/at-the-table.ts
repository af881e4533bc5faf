import type { SheetTexts } from '../../texts/at-the-table.ts';

export const atTheTable: SheetTexts = {
  title: 'Al tavolo',
  lead: 'Una giornata, un turno, gli stati, i simboli e le parole chiave su una pagina, ogni riga con il numero della sua regola. Si stampa sui due lati di un foglio A4.',
  parts: {
    day: 'La giornata',
    turn: 'Un turno',
    playing: 'Giocare',
    costs: 'Costi',
    moving: 'Avanzare',
    winning: 'Vincere',
    symbols: 'Simboli',
    statuses: 'Stati',
    abilities: 'Abilità con parola chiave',
    actions: 'Azioni con parola chiave',
  },
  print: 'Stampa',
  keepOpen: 'Tieni aperta accanto al tabellone',
  changed: (edition) => `Nuovo o diverso in gioco da ${edition}:`,
  unchanged: (edition) => `Niente in questa pagina è nuovo o diverso in gioco da ${edition}.`,
  editions: 'Edizioni',
  rulesOf: (edition) => `Regole ${edition}`,
};
