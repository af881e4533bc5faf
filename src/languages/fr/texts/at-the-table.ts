import type { SheetTexts } from '../../texts/at-the-table.ts';

export const atTheTable: SheetTexts = {
  title: 'À la table',
  lead: 'Un Jour, un tour, les statuts, les symboles et les mots-clés sur une page, chaque ligne avec le numéro de sa règle. Elle s’imprime sur les deux côtés d’une feuille A4.',
  parts: {
    day: 'Le Jour',
    turn: 'Un tour',
    playing: 'Jouer',
    costs: 'Coûts',
    moving: 'Avancer',
    winning: 'Gagner',
    symbols: 'Symboles',
    statuses: 'Statuts',
    abilities: 'Capacités à mot-clé',
    actions: 'Actions à mot-clé',
  },
  print: 'Imprimer',
  keepOpen: 'Garder ouverte à côté du plateau',
  changed: (edition) => `Nouveau ou différent en jeu depuis ${edition} :`,
  unchanged: (edition) =>
    `Rien sur cette page n’est nouveau ou différent en jeu depuis ${edition}.`,
  editions: 'Éditions',
  rulesOf: (edition) => `Règles ${edition}`,
};
