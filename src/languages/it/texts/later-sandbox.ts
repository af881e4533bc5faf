import type { LaterWords } from '../../texts/sandbox.ts';
import { KEYWORDS } from '../keywords.ts';

export const words: LaterWords = {
  outcome: {
    shared: 'Link copiato',
    notShared: 'Il browser ha rifiutato di copiare',
    pictured: 'Immagine copiata',
    saved: 'Immagine salvata',
  },
  keywords: KEYWORDS,
  link: {
    notLoaded:
      'Non è stato possibile caricare il momento a cui porta il link. Ecco l’esempio dall’inizio.',
    leadsNowhere: 'Il link non porta a nessun momento di questo esempio. Eccolo dall’inizio.',
    changed:
      'L’esempio è cambiato da quando è stato creato questo link. Ecco la posizione che il link contiene.',
  },
  keys: {
    named: { home: 'Home', end: 'Fine', escape: 'Esc' },
    start: 'All’inizio',
    end: 'Alla fine',
    option: 'Scegliere dalla prima alla nona opzione',
    inspect: 'Mostrare la carta che ha il focus (o pressione lunga, o clic destro)',
  },
  card: {
    now: 'Adesso',
    printed: 'Stampato:',
    why: 'Perché queste caratteristiche',
  },
  decision: {
    askWhy: 'Perché non posso sceglierla?',
    askWhyHere: 'Perché non posso scegliere questo luogo?',
    nothingHere: 'Adesso qui non si può scegliere niente.',
    seen: {
      reveal: 'Nel frattempo è stata rivelata una carta: chi la conosce sceglierebbe diversamente.',
      roll: 'Nel frattempo è stato tirato un dado: chi ne conosce il risultato sceglierebbe diversamente.',
      shuffle:
        'Nel frattempo sono state mescolate delle carte: chi ne conosce l’ordine sceglierebbe diversamente.',
    },
    replay: 'Torna indietro comunque e rigioca',
    cut: 'La partita non prosegue oltre: l’hai fermata, o il seguito supera ciò che questa pagina può reggere. Quello che si vede è giusto fin qui.',
    crowded:
      'Un tavolo con più di 1000 carte supera ciò che questa pagina può reggere. Resta com’era.',
    refused: 'Non è possibile:',
    why: {
      card: 'serve una carta che non è su questo tavolo.',
      setup: 'ciò che si chiede non va bene per questo tavolo.',
      answer: 'non è una delle risposte possibili.',
      game: 'da qui la partita non può continuare.',
    },
    offScript: 'Non segui più l’esempio.',
    backToScript: 'Torna all’esempio',
  },
};
