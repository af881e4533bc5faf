/** Words and patterns of French for reading pages of the older glossary. */

import type { GlossaryWords } from '../glossary.ts';

export const glossary: GlossaryWords = {
  littleWords:
    'le les des du un une et est sont dans sur pour par avec qui que ne pas ce cette ces son sa ses ' +
    'leur leurs au aux en si ou il elle ils être peut doit lors joueur joueurs carte cartes chaque ' +
    'd l n s qu c j',
  iconsAlways: 'etb|hand|reserve|exhaust|forest|mountain|water',
  brokenPlurals: [
    {
      find: /(?<!\p{L})(?:\p{L}{2,}(?:eau|al)|\p{L}*jeu)s(?!\p{L})/giu,
      mend: (word) => word.replace(/als$/i, 'aux').replace(/(eau|jeu)s$/i, '$1x'),
      except: new Set(['finals', 'natals', 'navals', 'bals', 'festivals', 'totals', 'signals']),
    },
  ],
};
