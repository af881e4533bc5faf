import type { SearchWords } from '../search.ts';

export const search: SearchWords = {
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
