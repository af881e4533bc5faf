import type { ReportWords } from '../../texts/report.ts';

export const reportWords: ReportWords = {
  title: 'Qui c’è qualcosa che non va',
  lead: 'Questa segnalazione permette a chi cura il sito di vedere esattamente lo stesso momento. Contiene la posizione e le risposte, e nulla su di te.',
  expected: 'Che cosa doveva succedere?',
  text: 'La segnalazione',
  copy: 'Copia la segnalazione',
  open: 'Apri tra le segnalazioni',
  copied: 'Segnalazione copiata',
  notCopied: 'Il browser ha rifiutato di copiare. Il testo è selezionato: copialo tu.',
  tooLong:
    'La segnalazione è troppo lunga per essere portata con sé. È stata copiata: incollala lì.',
  issue: (played, edition, step) => `${played}, edizione ${edition}, passaggio ${step}`,
  freePlay: 'Gioco libero',
  lines: {
    expected: 'Atteso',
    link: 'Momento',
    example: 'Esempio',
    edition: 'Edizione',
    step: 'Passaggio',
    version: 'Versione',
    rules: 'Regole citate',
    position: 'Posizione iniziale',
    answers: 'Risposte',
    cards: 'Carte scritte',
  },
  nothing: '(non detto)',
};
