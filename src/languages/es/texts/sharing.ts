import type { SharingTexts } from '../../texts/sharing.ts';

export const sharing: SharingTexts = {
  ruleOf: (edition) => `Reglas de Altered, edición ${edition}`,
  boardAlt: (title, moment) => `${title}: el tablero en el momento decisivo. ${moment}`,
};
