import type { SharingTexts } from '../../texts/sharing.ts';

export const sharing: SharingTexts = {
  kinds: {
    rule: 'Regola',
    section: 'Sezione',
    term: 'Termine',
    ruling: 'Risposta',
    example: 'Esempio giocato',
    card: 'Carta',
    article: 'Articolo',
  },
  ruleOf: (edition) => `Regole di Altered, edizione ${edition}`,
  boardAlt: (title, moment) => `${title}: il tavolo nel momento decisivo. ${moment}`,
};
