/** Names and text alternatives of icons, in French. */

import { capitalizeWord, FACTION_NAMES, type IconMeanings, type IconWords } from '../../lexicon.ts';
import { RARITIES, TERRAINS } from './table.ts';

/** Words in place of icons where only text is possible. */
export const ICON_WORDS: IconWords = {
  ...TERRAINS,
  ...FACTION_NAMES,
  join: '(arrivée)',
  hand: '(Main)',
  reserve: '(Réserve)',
  exhaust: '(épuiser)',
  'discard-from-reserve': '(défausser de la Réserve)',
  support: '(soutien)',
  mana: 'Mana',
  reaction: '—',
  common: `(${RARITIES.common})`,
  rare: `(${RARITIES.rare})`,
  unique: `(${RARITIES.unique})`,
};

/** Text alternatives of the signs of triggers, costs and boxes. */
export const ABILITY_SIGNS = {
  join: 'Lorsque je rejoins',
  hand: 'Lorsque je suis joué depuis la main',
  reserve: 'Lorsque je suis joué depuis la Réserve',
  exhaust: 'Épuiser',
  'discard-from-reserve': 'Défausser de la Réserve',
  support: 'Soutien',
} as const;

/** Text alternatives of all icons. */
export const ICON_MEANINGS: IconMeanings = {
  ...TERRAINS,
  ...FACTION_NAMES,
  ...ABILITY_SIGNS,
  reaction: 'alors',
  common: capitalizeWord(RARITIES.common),
  rare: capitalizeWord(RARITIES.rare),
  unique: capitalizeWord(RARITIES.unique),
};

/** What a mana circle with a number on it means. */
export const manaAmount = (amount: string): string => `${amount} mana`;
