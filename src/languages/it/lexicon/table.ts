/** Italian words for phases, zones, statuses and other things on a table. */

import type { TableWords } from '../../lexicon.ts';

export const PHASES: TableWords['phases'] = {
  morning: 'Mattina',
  noon: 'Mezzogiorno',
  afternoon: 'Pomeriggio',
  dusk: 'Crepuscolo',
  night: 'Notte',
};

export const DAILY_EFFECTS: TableWords['dailyEffects'] = {
  succeed: 'Succedere',
  prepare: 'Preparare',
  draw: 'Pescare',
  expand: 'Espandere',
  progress: 'Progressione',
  rest: 'Riposo',
  'clean-up': 'Pulizia',
  'check-victory': 'Verifica della vittoria',
};

export const TERRAINS: TableWords['terrains'] = {
  forest: 'Foresta',
  mountain: 'Montagna',
  water: 'Acqua',
};

export const SIDES: TableWords['sides'] = { hero: 'Eroe', companion: 'Compagno' };

/** Zones as headings. */
export const ZONES: TableWords['zones'] = {
  hand: 'Mano',
  deck: 'Mazzo',
  discard: 'Scarti',
  reserve: 'Riserva',
  landmarks: 'Fulcri',
  mana: 'Mana',
  limbo: 'Limbo',
  hero: 'Eroe',
  adventure: 'Avventura',
};

/** In the masculine, where the language has genders. */
export const STATUSES: TableWords['statuses'] = {
  anchored: 'Ancorato',
  ascended: 'Asceso',
  asleep: 'Dormiente',
  boosted: 'Rinforzato',
  completed: 'eseguito',
  exhausted: 'consumato',
  fleeting: 'Fugace',
};

export const KEYWORDS: TableWords['keywords'] = {
  cooldown: 'Raffreddamento',
  defender: 'Difensore',
  eternal: 'Eterno',
  fleeting: STATUSES.fleeting,
  gigantic: 'Colossale',
  scout: 'Esploratore',
  seasoned: 'Temprato',
  temple: 'Tempio',
  tough: 'Tenace',
};

/** One boost and several. */
export const BOOST: TableWords['boost'] = ['rinforzo', 'rinforzi'];

/** Other counters that cards use. */
export const COUNTERS: TableWords['counters'] = {
  arcane: 'Arcano',
  food: 'Cibo',
  heroism: 'Eroismo',
  kelon: 'Kelon',
  luck: 'Fortuna',
  mirage: 'Miraggio',
  morale: 'Morale',
  move: 'Movimento',
  performance: 'Prestazione',
  quest: 'Missione',
  sap: 'Linfa',
  scrap: 'Rottame',
  trial: 'Prova',
};

export const RARITIES: TableWords['rarities'] = {
  common: 'comune',
  rare: 'rara',
  exalted: 'esaltata',
  unique: 'unica',
};
