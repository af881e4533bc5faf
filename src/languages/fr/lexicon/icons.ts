/** What icons are called in French, and what they say. */

import { capitalizeWord, type IconMeanings, type IconWords } from '../../lexicon.ts';
import { FACTION_NAMES } from '../../texts/faction-name.ts';
import { RARITIES, TERRAINS } from './table.ts';

/** Stands for an icon where only words can. */
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

/** What the signs of triggers, costs and boxes say to those who do not see them. */
export const ABILITY_SIGNS = {
  join: 'Lorsque je rejoins',
  hand: 'Lorsque je suis joué depuis la main',
  reserve: 'Lorsque je suis joué depuis la Réserve',
  exhaust: 'Épuiser',
  'discard-from-reserve': 'Défausser de la Réserve',
  support: 'Soutien',
} as const;

/** What an icon says to those who do not see it. */
export const ICON_MEANINGS: IconMeanings = {
  ...TERRAINS,
  ...FACTION_NAMES,
  ...ABILITY_SIGNS,
  reaction: 'alors',
  common: capitalizeWord(RARITIES.common),
  rare: capitalizeWord(RARITIES.rare),
  unique: capitalizeWord(RARITIES.unique),
};
