import type { GridTexts } from '../../texts/grid.ts';

export const grid: GridTexts = {
  title: 'La grille',
  lead: 'Statuts, mots-clés et zones, chacun face à chaque autre : ce qu’il advient des deux, joué dans la plus petite position, avec les règles qui décident. Ou pourquoi ils ne se rencontrent pas.',
  caption: 'Chaque case mène à ce qu’il advient de sa ligne et de sa colonne',
  pick: ['L’un', 'L’autre'],
  outcomes: {
    holds: 'reste, ou agit comme toujours',
    lost: 'l’un des deux est perdu',
    stopped: 'une règle l’empêche',
    twice: 'a lieu en deux endroits',
    never: 'ils ne se rencontrent pas',
  },
  groups: { status: 'Statuts', keyword: 'Mots-clés', zone: 'Zones' },
  above: 'Plus haut :',
  watch: (title) => `Voir jouer : ${title}`,
  inEdition: (edition) => `En ${edition} :`,
  rulesOf: (edition) => `Règles ${edition}`,
};
