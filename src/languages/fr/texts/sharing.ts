import type { SharingTexts } from '../../texts/sharing.ts';

export const sharing: SharingTexts = {
  ruleOf: (edition) => `Règles d’Altered, édition ${edition}`,
  boardAlt: (title, moment) => `${title}\u00a0: le plateau au moment décisif. ${moment}`,
};
