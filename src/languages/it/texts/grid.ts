import type { GridTexts } from '../../texts/language-texts.ts';

export const grid: GridTexts = {
  title: 'La griglia',
  lead: 'Stati, parole chiave e aree, a due a due: che cosa succede, giocato nella posizione più piccola, con le regole che decidono. Oppure perché non si incontrano.',
  caption: 'Ogni casella porta a ciò che succede tra la sua riga e la sua colonna',
  pick: ['Uno', 'L’altro'],
  outcomes: {
    holds: 'resta, o agisce come sempre',
    lost: 'uno dei due va perso',
    stopped: 'una regola lo impedisce',
    twice: 'avviene in due posti',
    never: 'non si incontrano',
  },
  groups: { status: 'Stati', keyword: 'Parole chiave', zone: 'Aree' },
  above: 'Più in alto:',
  watch: (title) => `Guarda: ${title}`,
  inEdition: (edition) => `Nella ${edition}:`,
  rulesOf: (edition) => `Regole ${edition}`,
};
