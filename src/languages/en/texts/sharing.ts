import type { SharingTexts } from '../../texts/sharing.ts';

export const sharing: SharingTexts = {
  ruleOf: (edition) => `Rules of Altered, edition ${edition}`,
  boardAlt: (title, moment) => `${title}: the board at the moment that matters. ${moment}`,
};
