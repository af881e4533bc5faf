import type { GridTexts } from '../../texts/language-texts.ts';

export const grid: GridTexts = {
  title: 'La grille',
  lead: 'Statuts, mots-clés et zones, deux à deux : ce qui se passe, joué dans la plus petite position, avec les règles qui en décident. Ou pourquoi ils ne se rencontrent pas.',
  caption: 'Chaque case mène à ce qui se passe entre sa ligne et sa colonne',
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
