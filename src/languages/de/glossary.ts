/** Words and patterns of German for reading pages of the older glossary. */

import type { GlossaryWords } from '../glossary.ts';

export const glossary: GlossaryWords = {
  littleWords:
    'der die das den dem des ein eine einen einem einer eines und ist sind wird werden nicht mit von ' +
    'zu zum zur im in auf aus an bei für als wenn falls oder sich sein seine seinen ihr ihre kann darf ' +
    'muss spieler karte karten jeder jede jedes',
  iconsAlways: 'etb|exhaust|support|forest|mountain|water|common|unique',
  // No German page of that glossary is known, so no word broken by it is either.
  brokenPlurals: [],
};
