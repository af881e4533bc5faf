import type { SharingTexts } from '../../texts/sharing.ts';

export const sharing: SharingTexts = {
  kinds: {
    rule: 'Rule',
    section: 'Section',
    term: 'Term',
    ruling: 'Ruling',
    example: 'Worked example',
    card: 'Card',
    article: 'Article',
  },
  ruleOf: (edition) => `Rules of Altered, edition ${edition}`,
  boardAlt: (title, moment) => `${title}: the board at the moment that matters. ${moment}`,
};
