/** Names and text alternatives of icons, in English. */

import { capitalizeWord, FACTION_NAMES, type IconMeanings, type IconWords } from '../../lexicon.ts';
import { RARITIES, TERRAINS } from './table.ts';

/** Words in place of icons where only text is possible. */
export const ICON_WORDS: IconWords = {
  ...TERRAINS,
  ...FACTION_NAMES,
  join: '(join)',
  hand: '(Hand)',
  reserve: '(Reserve)',
  exhaust: '(exhaust)',
  'discard-from-reserve': '(discard from Reserve)',
  support: '(support)',
  mana: 'Mana',
  reaction: '—',
  common: `(${RARITIES.common})`,
  rare: `(${RARITIES.rare})`,
  unique: `(${RARITIES.unique})`,
};

/** Text alternatives of the signs of triggers, costs and boxes. */
export const ABILITY_SIGNS = {
  join: 'When I join',
  hand: 'When I am played from hand',
  reserve: 'When I am played from Reserve',
  exhaust: 'Exhaust',
  'discard-from-reserve': 'Discard from Reserve',
  support: 'Support',
} as const;

/** Text alternatives of all icons. */
export const ICON_MEANINGS: IconMeanings = {
  ...TERRAINS,
  ...FACTION_NAMES,
  ...ABILITY_SIGNS,
  reaction: 'then',
  common: capitalizeWord(RARITIES.common),
  rare: capitalizeWord(RARITIES.rare),
  unique: capitalizeWord(RARITIES.unique),
};

/** What a mana circle with a number on it means. */
export const manaAmount = (amount: string): string => `${amount} mana`;
