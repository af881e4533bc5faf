/** English words for phases, zones, statuses and other things on a table. */

import type { TableWords } from '../../lexicon.ts';

export const PHASES: TableWords['phases'] = {
  morning: 'Morning',
  noon: 'Noon',
  afternoon: 'Afternoon',
  dusk: 'Dusk',
  night: 'Night',
};

export const DAILY_EFFECTS: TableWords['dailyEffects'] = {
  succeed: 'Succeed',
  prepare: 'Prepare',
  draw: 'Draw',
  expand: 'Expand',
  progress: 'Progress',
  rest: 'Rest',
  'clean-up': 'Clean-up',
  'check-victory': 'Check Victory',
};

export const TERRAINS: TableWords['terrains'] = {
  forest: 'Forest',
  mountain: 'Mountain',
  water: 'Water',
};

export const SIDES: TableWords['sides'] = { hero: 'Hero', companion: 'Companion' };

/** Zones as headings. */
export const ZONES: TableWords['zones'] = {
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Discard',
  reserve: 'Reserve',
  landmarks: 'Landmarks',
  mana: 'Mana',
  limbo: 'Limbo',
  hero: 'Hero',
  adventure: 'Adventure',
};

/** In the masculine, where the language has genders. */
export const STATUSES: TableWords['statuses'] = {
  anchored: 'Anchored',
  ascended: 'Ascended',
  asleep: 'Asleep',
  boosted: 'Boosted',
  completed: 'completed',
  exhausted: 'exhausted',
  fleeting: 'Fleeting',
};

export const KEYWORDS: TableWords['keywords'] = {
  cooldown: 'Cooldown',
  defender: 'Defender',
  eternal: 'Eternal',
  fleeting: STATUSES.fleeting,
  gigantic: 'Gigantic',
  scout: 'Scout',
  seasoned: 'Seasoned',
  temple: 'Temple',
  tough: 'Tough',
};

/** One boost and several. */
export const BOOST: TableWords['boost'] = ['boost', 'boosts'];

/** Other counters that cards use. */
export const COUNTERS: TableWords['counters'] = {
  arcane: 'Arcane',
  food: 'Food',
  heroism: 'Heroism',
  kelon: 'Kelon',
  luck: 'Luck',
  mirage: 'Mirage',
  morale: 'Morale',
  move: 'Move',
  performance: 'Performance',
  quest: 'Quest',
  sap: 'Sap',
  scrap: 'Scrap',
  trial: 'Trial',
};

export const RARITIES: TableWords['rarities'] = {
  common: 'common',
  rare: 'rare',
  exalted: 'exalted',
  unique: 'unique',
};
