/** Words and patterns of Spanish for reading pages of the older glossary. */

import type { GlossaryWords } from '../glossary.ts';

export const glossary: GlossaryWords = {
  littleWords:
    'el los las del al una uno unos unas de y es son están en por con para que no este esta estos estas ' +
    'su sus si o desde cada puede pueden debe deben cuando jugador jugadores carta cartas ser tiene ' +
    'tienen tu tus',
  iconsAlways: 'etb|hand|reserve|exhaust|support|forest|mountain|water|common|unique',
  // No Spanish page of that glossary is known, so no word broken by it is either.
  brokenPlurals: [],
};
