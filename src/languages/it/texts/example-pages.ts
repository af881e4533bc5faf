import type { PageTexts } from '../../texts/language-texts.ts';

export const examplePages: PageTexts = {
  lead: 'Piccole posizioni giocate passo per passo dal motore delle regole. A ogni passo la regola che lo decide.',
  one: '# esempio',
  many: '# esempi',
  other: 'Altre situazioni',
  shows: 'Regole mostrate',
  variants: 'La stessa storia, in altro modo',
  more: 'Altri esempi di questa regola',
  open: 'Apri la pagina dell’esempio',
  playHere: 'Gioca qui',
  cards: 'Carte di questo esempio',
  embed: 'Incorpora',
  embedLead:
    'Questo codice mostra l’esempio su un’altra pagina, alla sua altezza. Nell’indirizzo, ?edition=2024-09&step=3&theme=dark&language=en scelgono da che cosa comincia.',
  copy: 'Copia il codice',
  copied: 'Codice copiato',
  example: 'Esempio giocato',
  notLive: 'L’esempio non può animarsi: qualcosa che gli serve non è stato caricato.',
  whole: 'Vedi su Altered Codex',
  sandbox: 'Gioco libero',
  sandboxLead:
    'Prepara una posizione qualsiasi, giocala, annulla, condividila con un link. Nulla viene inviato a un server.',
  needsScript: 'Il gioco libero ha bisogno di JavaScript. Gli esempi si leggono anche senza.',
  switchedOff: {
    title: (caught, switchable) =>
      `Regole spente: un esempio se ne accorge per ${caught} su ${switchable}`,
    lead: (switchable, carriedOut, date) =>
      `Delle ${carriedOut} regole che il motore esegue, ${switchable} vi si possono spegnere una alla volta. Una regola è protetta se almeno uno dei suoi esempi allora fallisce. Provato il ${date}.`,
    missed: 'Spente senza che ancora nessun esempio se ne accorga:',
  },
};
