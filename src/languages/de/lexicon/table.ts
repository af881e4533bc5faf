/** German words for phases, zones, statuses and other things on a table. */

import type { TableWords } from '../../lexicon.ts';

export const PHASES: TableWords['phases'] = {
  morning: 'Morgen',
  noon: 'Mittag',
  afternoon: 'Nachmittag',
  dusk: 'Abend',
  night: 'Nacht',
};

export const DAILY_EFFECTS: TableWords['dailyEffects'] = {
  succeed: 'Startspielerwechsel',
  prepare: 'Vorbereitung',
  draw: 'Ziehen',
  expand: 'Ausbau',
  progress: 'Fortschritt',
  rest: 'Ruhepause',
  'clean-up': 'Aufräumen',
  'check-victory': 'Siegprüfung',
};

export const TERRAINS: TableWords['terrains'] = {
  forest: 'Wald',
  mountain: 'Berg',
  water: 'Gewässer',
};

export const SIDES: TableWords['sides'] = { hero: 'Held', companion: 'Gefährte' };

/** Zones as headings. */
export const ZONES: TableWords['zones'] = {
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Ablagestapel',
  reserve: 'Reserve',
  landmarks: 'Wahrzeichen-Bereich',
  mana: 'Mana',
  limbo: 'Limbus',
  hero: 'Held',
  adventure: 'Abenteuer',
};

/** As cards print them, without an ending. */
export const STATUSES: TableWords['statuses'] = {
  anchored: 'Verankert',
  ascended: 'Aufgestiegen',
  asleep: 'Schlafend',
  boosted: 'Verstärkt',
  completed: 'Vollbracht',
  exhausted: 'erschöpft',
  fleeting: 'Vergänglich',
};

export const KEYWORDS: TableWords['keywords'] = {
  cooldown: 'Abkühlung',
  defender: 'Verteidiger',
  eternal: 'Ewig',
  fleeting: STATUSES.fleeting,
  gigantic: 'Gigantisch',
  scout: 'Spähen',
  seasoned: 'Erfahren',
  temple: 'Tempel',
  tough: 'Robust',
};

/** One boost and several. */
export const BOOST: TableWords['boost'] = ['Verstärkung', 'Verstärkungen'];

/** Other counters that cards use, as they come before "Zähler". */
export const COUNTERS: TableWords['counters'] = {
  arcane: 'Arkan',
  food: 'Nahrung',
  heroism: 'Heldentum',
  kelon: 'Kelon',
  luck: 'Glück',
  mirage: 'Trugbild',
  morale: 'Moral',
  move: 'Bewegung',
  performance: 'Auftritt',
  quest: 'Quest',
  sap: 'Harz',
  scrap: 'Schrott',
  trial: 'Prüfung',
};

export const RARITIES: TableWords['rarities'] = {
  common: 'gewöhnlich',
  rare: 'selten',
  exalted: 'erhaben',
  unique: 'einzigartig',
};

/** Counters whose name is one word with "Zähler", as cards print them. */
export const COUNTER_STEMS: Readonly<Record<string, string>> = {
  arcane: 'Arkan',
  food: 'Nahrungs',
  heroism: 'Heldentums',
  luck: 'Glücks',
  mirage: 'Trugbild',
  morale: 'Moral',
  move: 'Bewegungs',
  performance: 'Auftritts',
  quest: 'Quest',
  sap: 'Harz',
  scrap: 'Schrott',
  trial: 'Prüfungs',
};
