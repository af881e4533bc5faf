import type { SheetTexts } from '../../texts/at-the-table.ts';

export const atTheTable: SheetTexts = {
  title: 'En la mesa',
  lead: 'Un día, un turno, los estados, los símbolos y las palabras clave en una página, cada línea con el número de su regla. Se imprime en las dos caras de una hoja A4.',
  parts: {
    day: 'El día',
    turn: 'Un turno',
    playing: 'Jugar',
    costs: 'Costes',
    moving: 'Avanzar',
    winning: 'Ganar',
    symbols: 'Símbolos',
    statuses: 'Estados',
    abilities: 'Habilidades con palabra clave',
    actions: 'Acciones con palabra clave',
  },
  print: 'Imprimir',
  keepOpen: 'Dejar abierta junto al tablero',
  changed: (edition) => `Nuevo o distinto en el juego desde ${edition}:`,
  unchanged: (edition) => `Nada de esta página es nuevo o distinto en el juego desde ${edition}.`,
  editions: 'Ediciones',
  rulesOf: (edition) => `Reglas ${edition}`,
};
