/** Names and text alternatives of icons, in Italian. */

import { capitalizeWord, FACTION_NAMES, type IconMeanings, type IconWords } from '../../lexicon.ts';
import { RARITIES, TERRAINS } from './table.ts';

/** Words in place of icons where only text is possible. */
export const ICON_WORDS: IconWords = {
  ...TERRAINS,
  ...FACTION_NAMES,
  join: '(arrivo)',
  hand: '(Mano)',
  reserve: '(Riserva)',
  exhaust: '(consumare)',
  'discard-from-reserve': '(scartare dalla Riserva)',
  support: '(supporto)',
  mana: 'Mana',
  reaction: '—',
  common: `(${RARITIES.common})`,
  rare: `(${RARITIES.rare})`,
  unique: `(${RARITIES.unique})`,
};

/** Text alternatives of the signs of triggers, costs and boxes. */
export const ABILITY_SIGNS = {
  join: 'Quando mi unisco',
  hand: 'Quando vengo giocato dalla mano',
  reserve: 'Quando vengo giocato dalla Riserva',
  exhaust: 'Consumare',
  'discard-from-reserve': 'Scartare dalla Riserva',
  support: 'Supporto',
} as const;

/** Text alternatives of all icons. */
export const ICON_MEANINGS: IconMeanings = {
  ...TERRAINS,
  ...FACTION_NAMES,
  ...ABILITY_SIGNS,
  reaction: 'allora',
  common: capitalizeWord(RARITIES.common),
  rare: capitalizeWord(RARITIES.rare),
  unique: capitalizeWord(RARITIES.unique),
};

/** What a mana circle with a number on it means. */
export const manaAmount = (amount: string): string => `${amount} mana`;
