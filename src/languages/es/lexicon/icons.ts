/** Names and text alternatives of icons, in Spanish. */

import { capitalizeWord, FACTION_NAMES, type IconMeanings, type IconWords } from '../../lexicon.ts';
import { RARITIES, TERRAINS } from './table.ts';

/** Words in place of icons where only text is possible. */
export const ICON_WORDS: IconWords = {
  ...TERRAINS,
  ...FACTION_NAMES,
  join: '(entrada)',
  hand: '(mano)',
  reserve: '(reserva)',
  exhaust: '(agotar)',
  'discard-from-reserve': '(descartar de la reserva)',
  support: '(apoyo)',
  mana: 'Maná',
  reaction: '—',
  common: `(${RARITIES.common})`,
  rare: `(${RARITIES.rare})`,
  unique: `(${RARITIES.unique})`,
};

/** Text alternatives of the signs of triggers, costs and boxes. */
export const ABILITY_SIGNS = {
  join: 'Cuando entre en juego',
  hand: 'Cuando se me juegue desde la mano',
  reserve: 'Cuando se me juegue desde la reserva',
  exhaust: 'Agotar',
  'discard-from-reserve': 'Descartar de la reserva',
  support: 'Apoyo',
} as const;

/** Text alternatives of all icons. */
export const ICON_MEANINGS: IconMeanings = {
  ...TERRAINS,
  ...FACTION_NAMES,
  ...ABILITY_SIGNS,
  reaction: 'entonces',
  common: capitalizeWord(RARITIES.common),
  rare: capitalizeWord(RARITIES.rare),
  unique: capitalizeWord(RARITIES.unique),
};

/** What a mana circle with a number on it means. */
export const manaAmount = (amount: string): string => `${amount} de maná`;
