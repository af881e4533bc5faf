import type { PageToolTexts } from '../../texts/page-tools.ts';

export const pageTools: PageToolTexts = {
  plain: 'Testo semplice',
  withNotes: 'Con le note',
  share: 'Condividi',
  linkCopied: 'Link copiato',
  quoteCopied: 'Citazione copiata',
  copyFailed: 'Il browser ha rifiutato di copiare',
  open: 'Apri la pagina',
  pin: 'Tieni aperto',
  close: 'Chiudi',
  update: 'È pronta una versione più recente del sito.',
  reload: 'Caricala',
};
