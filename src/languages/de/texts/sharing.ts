import type { SharingTexts } from '../../texts/sharing.ts';

export const sharing: SharingTexts = {
  ruleOf: (edition) => `Regeln von Altered, Ausgabe ${edition}`,
  boardAlt: (title, moment) => `${title}: das Spielfeld im entscheidenden Moment. ${moment}`,
};
