import type { GridTexts } from '../../texts/language-texts.ts';

export const grid: GridTexts = {
  title: 'La cuadrícula',
  lead: 'Estados, palabras clave y zonas, cada uno contra todos los demás: qué resulta de ambos, jugado en la posición más pequeña, con las reglas que lo deciden. O por qué no se encuentran.',
  caption: 'Cada casilla lleva a lo que resulta de su fila y su columna',
  pick: ['Uno', 'El otro'],
  outcomes: {
    holds: 'sigue ahí, o actúa como siempre',
    lost: 'uno de los dos se pierde',
    stopped: 'una regla lo impide',
    twice: 'ocurre en dos lugares',
    never: 'no se encuentran',
  },
  groups: { status: 'Estados', keyword: 'Palabras clave', zone: 'Zonas' },
  above: 'Más arriba:',
  watch: (title) => `Ver: ${title}`,
  inEdition: (edition) => `En ${edition}:`,
  rulesOf: (edition) => `Reglas ${edition}`,
};
