/** Words and patterns of Italian for reading pages of the older glossary. */

import type { GlossaryWords } from '../glossary.ts';

export const glossary: GlossaryWords = {
  littleWords:
    'il lo gli i della del dei delle dell degli un uno di e è sono nel nella nei nelle su con per che ' +
    'non questo questa suo sua suoi loro se o da dal dalla può deve quando giocatore giocatori carta ' +
    'carte ogni al alla ai essere',
  iconsAlways: 'etb|hand|reserve|exhaust|support|forest|mountain|water|common|unique',
  brokenPlurals: [
    {
      find: /(?<!\p{L})\p{L}{3,}oi(?!\p{L})/giu,
      mend: (word) => word.replace(/i?oi$/i, 'i'),
      except: new Set(['suoi', 'tuoi', 'puoi', 'vuoi', 'buoi', 'eroi', 'dopodomani']),
    },
    {
      find: /(?<!\p{L})\p{L}{3,}ae(?!\p{L})/giu,
      mend: (word) => word.replace(/ae$/i, 'e'),
    },
  ],
};
