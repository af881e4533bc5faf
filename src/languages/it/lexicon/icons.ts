/** What icons are called in Italian, and what they say. */

import { capitalizeWord, type IconMeanings, type IconWords } from '../../lexicon.ts';
import { FACTION_NAMES } from '../../texts/faction-name.ts';
import { RARITIES, TERRAINS } from './table.ts';

/** Stands for an icon where only words can. */
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

/** What the signs of triggers, costs and boxes say to those who do not see them. */
export const ABILITY_SIGNS = {
  join: 'Quando mi unisco',
  hand: 'Quando vengo giocato dalla mano',
  reserve: 'Quando vengo giocato dalla Riserva',
  exhaust: 'Consumare',
  'discard-from-reserve': 'Scartare dalla Riserva',
  support: 'Supporto',
} as const;

/** What an icon says to those who do not see it. */
export const ICON_MEANINGS: IconMeanings = {
  ...TERRAINS,
  ...FACTION_NAMES,
  ...ABILITY_SIGNS,
  reaction: 'allora',
  common: capitalizeWord(RARITIES.common),
  rare: capitalizeWord(RARITIES.rare),
  unique: capitalizeWord(RARITIES.unique),
};
