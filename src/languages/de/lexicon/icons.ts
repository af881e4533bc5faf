/** Names and text alternatives of icons, in German. */

import { capitalizeWord, FACTION_NAMES, type IconMeanings, type IconWords } from '../../lexicon.ts';
import { RARITIES, TERRAINS } from './table.ts';

/** Words in place of icons where only text is possible. */
export const ICON_WORDS: IconWords = {
  ...TERRAINS,
  ...FACTION_NAMES,
  join: '(ins Spiel)',
  hand: '(Hand)',
  reserve: '(Reserve)',
  exhaust: '(erschöpfen)',
  'discard-from-reserve': '(aus der Reserve ablegen)',
  support: '(Unterstützung)',
  mana: 'Mana',
  reaction: '—',
  common: `(${RARITIES.common})`,
  rare: `(${RARITIES.rare})`,
  unique: `(${RARITIES.unique})`,
};

/** Text alternatives of the signs of triggers, costs and boxes. */
export const ABILITY_SIGNS = {
  join: 'Wenn ich ins Spiel komme',
  hand: 'Wenn ich aus der Hand gespielt werde',
  reserve: 'Wenn ich aus der Reserve gespielt werde',
  exhaust: 'Erschöpfen',
  'discard-from-reserve': 'Aus der Reserve ablegen',
  support: 'Unterstützung',
} as const;

/** Text alternatives of all icons. */
export const ICON_MEANINGS: IconMeanings = {
  ...TERRAINS,
  ...FACTION_NAMES,
  ...ABILITY_SIGNS,
  reaction: 'dann',
  common: capitalizeWord(RARITIES.common),
  rare: capitalizeWord(RARITIES.rare),
  unique: capitalizeWord(RARITIES.unique),
};

/** What a mana circle with a number on it means. */
export const manaAmount = (amount: string): string => `${amount} Mana`;
