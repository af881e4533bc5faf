/** Words and patterns of English for reading pages of the older glossary. */

import type { GlossaryWords } from '../glossary.ts';

export const glossary: GlossaryWords = {
  littleWords:
    'the of and is are be to in on by with which that not this these its their it if or as from an ' +
    'each can may must when player players card cards do does has have you your',
  iconsAlways: 'etb|forest|mountain|water',
  brokenPlurals: [
    {
      find: /(?<![\p{L}'’])\p{L}{2,}[^aeiou\P{L}]ys(?![\p{L}'’])/giu,
      mend: (word) => word.replace(/ys$/i, 'ies'),
    },
  ],
};
