import { languageName } from '../../language-name.ts';
import { MANY_RESULTS } from '../../many-results.ts';
import type { SearchWords } from '../../texts/search.ts';
import { englishName, otherMeaning } from './marks.ts';

export const search: SearchWords = {
  englishName,
  label: 'Numero di regola o parole',
  placeholder: '6.1.e, sabotare, si può…',
  close: 'Chiudi la ricerca',
  results: 'Risultati',
  keys: 'Frecce per scegliere, Invio per aprire, Esc per chiudere.',
  loading: 'Caricamento dell’indice di ricerca…',
  found: (count) => {
    if (count === 1) return '1 risultato';
    return count > MANY_RESULTS ? `più di ${MANY_RESULTS} risultati` : `${count} risultati`;
  },
  nearest: (count) =>
    count === 1
      ? 'Questo numero non esiste; ecco il più vicino'
      : 'Questo numero non esiste; ecco i più vicini',
  elsewhere: (edition, number) =>
    `${number} è un numero dell’edizione ${edition}; ecco la regola corrispondente in questa edizione`,
  onlyElsewhere: (edition, number) =>
    `${number} è un numero dell’edizione ${edition}; qui non gli corrisponde nulla`,
  otherMeaning,
  none: 'Nessun risultato. Chiedi con altre parole, oppure sfoglia',
  failed: 'L’indice di ricerca non è stato caricato. I numeri di regola funzionano, e così',
  retry: 'Riprova',
  outline: 'l’indice delle regole',
  terms: 'l’elenco dei termini',
  all: (count) =>
    count > MANY_RESULTS ? 'Vedi tutti i risultati' : `Vedi tutti i ${count} risultati`,
  kind: {
    rule: 'Regola',
    chapter: 'Capitolo',
    group: 'Gruppo',
    section: 'Sezione',
    article: 'Articolo',
    term: 'Termine',
    ruling: 'Risposta',
    record: 'Archivio',
    card: 'Carta',
    example: 'Esempio',
    page: 'Pagina',
    unanswered: 'Non nelle regole',
  },
  corrected: (typed, read) => `«${typed}» è stato letto come «${read}»`,
  meaning: (said, language, name) => `${said} (${language}) = ${name}`,
  readIn: (language) => `La domanda è stata letta in ${language}`,
  fullText: (count) =>
    count === 1 ? 'Un solo testo ha queste parole' : `Solo ${count} testi hanno queste parole`,
  older: (edition) => `Edizione ${edition}`,
  also: (edition, number) => `${number} nell’edizione ${edition}`,
  more: (count) => (count > MANY_RESULTS ? 'Mostra tutti gli altri' : `Mostrane altri ${count}`),
  refuse: 'Cerca esattamente quello che è stato scritto',
  recent: 'Ricerche recenti',
  forget: 'Dimenticale',
  everything: 'Tutto',
  filters: 'Mostra solo',
  filteredOut: 'Nessun risultato corrisponde a tutti questi filtri',
  unfilter: 'Mostra tutto',
  edition: 'Edizione',
  language: 'Lingua',
  chapter: 'Capitolo',
  anyEdition: 'Tutte le edizioni',
  anyChapter: 'Tutti i capitoli',
  best: 'Risposte migliori',
  near: 'Che cosa ci va vicino',
  unanswered: 'Nessuna regola risponde a questo; ecco che cosa ci va vicino',
  checkDeck: 'Controllare un mazzo',
  watch: 'Guarda l’esempio',
  nearestTerms: 'Termini vicini:',
  searchTexts: 'Cerca anche nelle note, nei racconti e nei testi delle carte',
  inTexts: 'Nei testi completi',
  suggested: 'Forse cerchi',
  number: 'Numero',
  nameLanguage: (language) => languageName(language, 'it'),
  groups: {
    rule: 'Regole',
    section: 'Sezioni',
    group: 'Gruppi',
    chapter: 'Capitoli',
    article: 'Articoli',
    term: 'Termini',
    ruling: 'Risposte',
    record: 'L’archivio',
    card: 'Carte',
    example: 'Esempi',
    page: 'Pagine del sito',
    unanswered: 'Non nelle regole',
  },
};
