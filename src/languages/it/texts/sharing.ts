import type { SharingTexts } from '../../texts/sharing.ts';

export const sharing: SharingTexts = {
  ruleOf: (edition) => `Regole di Altered, edizione ${edition}`,
  boardAlt: (title, moment) => `${title}: il tavolo nel momento decisivo. ${moment}`,
};
