import type { SharingTexts } from '../../texts/sharing.ts';

export const sharing: SharingTexts = {
  kinds: {
    rule: 'Règle',
    section: 'Section',
    term: 'Terme',
    ruling: 'Réponse',
    example: 'Exemple joué',
    card: 'Carte',
    article: 'Article',
  },
  ruleOf: (edition) => `Règles d’Altered, édition ${edition}`,
  boardAlt: (title, moment) => `${title} : le plateau au moment décisif. ${moment}`,
};
