import type { SearchWords } from '../search.ts';

export const search: SearchWords = {
  label: 'Numéro de règle ou mots',
  placeholder: '6.1.e, sabotage, jeton…',
  close: 'Fermer la recherche',
  results: 'Résultats',
  keys: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.',
  loading: 'L’index de recherche se charge…',
  found: (count) => (count === 1 ? '1 résultat' : `${count} résultats`),
  some: (count) => `Aucune page n’a tous ces mots\u00a0; ${count} en ont une partie`,
  nearest: (count) =>
    count === 1
      ? 'Ce numéro n’existe pas\u00a0; voici le plus proche'
      : 'Ce numéro n’existe pas\u00a0; voici les plus proches',
  mistyped: (meant, count) =>
    count === 1
      ? `Rien pour ces mots\u00a0; 1 résultat pour «\u00a0${meant}\u00a0»`
      : `Rien pour ces mots\u00a0; ${count} résultats pour «\u00a0${meant}\u00a0»`,
  elsewhere: (edition, number) =>
    `${number} est un numéro de l’édition ${edition}\u00a0; voici ce qui y répond ici`,
  onlyElsewhere: (edition, number) =>
    `${number} est un numéro de l’édition ${edition}\u00a0; rien n’y répond ici`,
  namesake: (edition, number) => `Dans l’édition ${edition}, ${number} désigne autre chose`,
  none: 'Rien n’a été trouvé. Essayez un mot plus court, ou parcourez',
  failed:
    'L’index de recherche n’a pas pu être chargé. Les numéros de règle fonctionnent, ainsi que',
  retry: 'Réessayer',
  outline: 'le plan des règles',
  terms: 'la liste des termes',
  all: (count) => `Voir les ${count} résultats`,
  kind: {
    rule: 'Règle',
    chapter: 'Chapitre',
    group: 'Groupe',
    section: 'Section',
    article: 'Article',
    term: 'Terme',
    ruling: 'Réponse',
    card: 'Carte',
    example: 'Exemple',
  },
};
