import { languageName } from '../../language-name.ts';
import { MANY_RESULTS } from '../../many-results.ts';
import type { SearchWords } from '../../texts/search.ts';
import { englishName, otherMeaning } from './marks.ts';

export const search: SearchWords = {
  englishName,
  label: 'Numéro de règle ou mots',
  placeholder: '6.1.e, sabotage, peut-on…',
  close: 'Fermer la recherche',
  results: 'Résultats',
  keys: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.',
  loading: 'L’index de recherche se charge…',
  found: (count) => {
    if (count === 1) return '1 résultat';
    return count > MANY_RESULTS ? `plus de ${MANY_RESULTS} résultats` : `${count} résultats`;
  },
  nearest: (count) =>
    count === 1
      ? 'Ce numéro n’existe pas\u00a0; voici le plus proche'
      : 'Ce numéro n’existe pas\u00a0; voici les plus proches',
  elsewhere: (edition, number) =>
    `${number} est un numéro de l’édition ${edition}\u00a0; voici la règle correspondante dans cette édition`,
  onlyElsewhere: (edition, number) =>
    `${number} est un numéro de l’édition ${edition}\u00a0; rien n’y répond ici`,
  otherMeaning,
  none: 'Rien n’a été trouvé. Demandez avec d’autres mots, ou parcourez',
  failed:
    'L’index de recherche n’a pas pu être chargé. Les numéros de règle fonctionnent, ainsi que',
  retry: 'Réessayer',
  outline: 'le plan des règles',
  terms: 'la liste des termes',
  all: (count) =>
    count > MANY_RESULTS ? 'Voir tous les résultats' : `Voir les ${count} résultats`,
  kind: {
    rule: 'Règle',
    chapter: 'Chapitre',
    group: 'Groupe',
    section: 'Section',
    article: 'Article',
    term: 'Terme',
    ruling: 'Réponse',
    record: 'Archives',
    card: 'Carte',
    example: 'Exemple',
    page: 'Page',
    unanswered: 'Hors des règles',
  },
  corrected: (typed, read) => `«\u00a0${typed}\u00a0» a été lu comme «\u00a0${read}\u00a0»`,
  meaning: (said, language, name) => `${said} (${language}) = ${name}`,
  readIn: (language) => `La question a été lue en ${language}`,
  fullText: (count) =>
    count === 1 ? 'Un seul texte a ces mots' : `Seuls ${count} textes ont ces mots`,
  older: (edition) => `Édition ${edition}`,
  also: (edition, number) => `${number} dans l’édition ${edition}`,
  more: (count) => (count > MANY_RESULTS ? 'Montrer tous les autres' : `Montrer ${count} de plus`),
  refuse: 'Chercher exactement ce qui a été tapé',
  recent: 'Recherches récentes',
  forget: 'Les oublier',
  everything: 'Tout',
  filters: 'Montrer seulement',
  filteredOut: 'Aucun résultat ne répond à tous ces filtres',
  unfilter: 'Tout montrer',
  edition: 'Édition',
  language: 'Langue',
  chapter: 'Chapitre',
  anyEdition: 'Toutes les éditions',
  anyChapter: 'Tous les chapitres',
  best: 'Meilleures réponses',
  near: 'Ce qui s’en approche',
  unanswered: 'Aucune règle ne répond à cela\u00a0; voici ce qui s’en approche',
  checkDeck: 'Vérifier un deck',
  watch: 'Voir l’exemple',
  nearestTerms: 'Termes proches\u00a0:',
  searchTexts: 'Chercher aussi dans les notes, les récits et les textes de cartes',
  inTexts: 'Dans les textes entiers',
  suggested: 'Vous cherchez peut-être',
  number: 'Numéro',
  nameLanguage: (language) => languageName(language, 'fr'),
  groups: {
    rule: 'Règles',
    section: 'Sections',
    group: 'Groupes',
    chapter: 'Chapitres',
    article: 'Articles',
    term: 'Termes',
    ruling: 'Réponses',
    record: 'Les archives',
    card: 'Cartes',
    example: 'Exemples',
    page: 'Pages du site',
    unanswered: 'Hors des règles',
  },
};
