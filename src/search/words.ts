import type { Language } from '../rulebook/language.ts';
import type { ResultKind } from './result.ts';

/** What the search says in one language; all else on the page is in `src/i18n/`. */
export interface SearchWords {
  readonly label: string;
  readonly placeholder: string;
  readonly close: string;
  readonly results: string;
  /** How to go on with the keyboard. */
  readonly keys: string;
  readonly loading: string;
  /** How many pages have all the words. */
  readonly found: (count: number) => string;
  /** No page has all the words, so many have some. */
  readonly some: (count: number) => string;
  /** The number does not exist, so many near ones do. */
  readonly nearest: (count: number) => string;
  /** No page has the words; so many have those that are like them. */
  readonly mistyped: (meant: string, count: number) => string;
  /** The number is one of another edition; what answers to it here follows. */
  readonly elsewhere: (edition: string, number: string) => string;
  /** The number is one of another edition, and nothing answers to it here. */
  readonly onlyElsewhere: (edition: string, number: string) => string;
  /** The number stands for something else in another edition. */
  readonly namesake: (edition: string, number: string) => string;
  readonly none: string;
  readonly failed: string;
  readonly retry: string;
  readonly outline: string;
  readonly terms: string;
  /** Leads from the first results to all of them. */
  readonly all: (count: number) => string;
  readonly kind: Readonly<Record<ResultKind, string>>;
}

const fr: SearchWords = {
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

const en: SearchWords = {
  label: 'Rule number or words',
  placeholder: '6.1.e, sabotage, token…',
  close: 'Close the search',
  results: 'Results',
  keys: 'Arrow keys to choose, Enter to open, Escape to close.',
  loading: 'Loading the search index…',
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  some: (count) => `No page has all of these words; ${count} have some of them`,
  nearest: (count) =>
    count === 1
      ? 'This number does not exist; here is the nearest'
      : 'This number does not exist; here are the nearest',
  mistyped: (meant, count) =>
    count === 1
      ? `Nothing has these words; 1 result for “${meant}”`
      : `Nothing has these words; ${count} results for “${meant}”`,
  elsewhere: (edition, number) =>
    `${number} is a number of edition ${edition}; here is what answers to it in this one`,
  onlyElsewhere: (edition, number) =>
    `${number} is a number of edition ${edition}; nothing answers to it in this one`,
  namesake: (edition, number) => `In edition ${edition}, ${number} stands for something else`,
  none: 'Nothing was found. Try a shorter word, or browse',
  failed: 'The search index could not be loaded. Rule numbers still work, and so do',
  retry: 'Try again',
  outline: 'the outline of the rules',
  terms: 'the list of terms',
  all: (count) => `See all ${count} results`,
  kind: {
    rule: 'Rule',
    chapter: 'Chapter',
    group: 'Group',
    section: 'Section',
    article: 'Article',
    term: 'Term',
    ruling: 'Ruling',
    card: 'Card',
    example: 'Example',
  },
};

const it: SearchWords = {
  label: 'Numero di regola o parole',
  placeholder: '6.1.e, sabotare, pedina…',
  close: 'Chiudi la ricerca',
  results: 'Risultati',
  keys: 'Frecce per scegliere, Invio per aprire, Esc per chiudere.',
  loading: 'Caricamento dell’indice di ricerca…',
  found: (count) => (count === 1 ? '1 risultato' : `${count} risultati`),
  some: (count) => `Nessuna pagina ha tutte queste parole; ${count} ne hanno una parte`,
  nearest: (count) =>
    count === 1
      ? 'Questo numero non esiste; ecco il più vicino'
      : 'Questo numero non esiste; ecco i più vicini',
  mistyped: (meant, count) =>
    count === 1
      ? `Niente per queste parole; 1 risultato per «${meant}»`
      : `Niente per queste parole; ${count} risultati per «${meant}»`,
  elsewhere: (edition, number) =>
    `${number} è un numero dell’edizione ${edition}; ecco che cosa gli corrisponde qui`,
  onlyElsewhere: (edition, number) =>
    `${number} è un numero dell’edizione ${edition}; qui non gli corrisponde nulla`,
  namesake: (edition, number) => `Nell’edizione ${edition}, ${number} indica altro`,
  none: 'Nessun risultato. Prova una parola più corta, oppure sfoglia',
  failed: 'L’indice di ricerca non è stato caricato. I numeri di regola funzionano, e così',
  retry: 'Riprova',
  outline: 'l’indice delle regole',
  terms: 'l’elenco dei termini',
  all: (count) => `Vedi tutti i ${count} risultati`,
  kind: {
    rule: 'Regola',
    chapter: 'Capitolo',
    group: 'Gruppo',
    section: 'Sezione',
    article: 'Articolo',
    term: 'Termine',
    ruling: 'Risposta',
    card: 'Carta',
    example: 'Esempio',
  },
};

/** What the search says, in each language. */
export const searchWords: Readonly<Record<Language, SearchWords>> = { fr, en, it };
