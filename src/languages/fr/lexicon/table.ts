/** French words for phases, zones, statuses and other things on a table. */

import type { Keyword } from '../../../engine/cards/ability.ts';
import type { TableWords } from '../../lexicon.ts';

export const PHASES: TableWords['phases'] = {
  morning: 'Matin',
  noon: 'Midi',
  afternoon: 'Après-midi',
  dusk: 'Crépuscule',
  night: 'Nuit',
};

export const DAILY_EFFECTS: TableWords['dailyEffects'] = {
  succeed: 'Succéder',
  prepare: 'Préparer',
  draw: 'Piocher',
  expand: 'Étendre',
  progress: 'Progression',
  rest: 'Repos',
  'clean-up': 'Nettoyage',
  'check-victory': 'Vérification de la victoire',
};

export const TERRAINS: TableWords['terrains'] = {
  forest: 'Forêt',
  mountain: 'Montagne',
  water: 'Eau',
};

export const SIDES: TableWords['sides'] = { hero: 'Héros', companion: 'Compagnon' };

/** Zones as headings. */
export const ZONES: TableWords['zones'] = {
  hand: 'Main',
  deck: 'Deck',
  discard: 'Défausse',
  reserve: 'Réserve',
  landmarks: 'Repères',
  mana: 'Mana',
  limbo: 'Limbo',
  hero: 'Héros',
  adventure: 'Aventure',
};

/** In the masculine, where the language has genders. */
export const STATUSES: TableWords['statuses'] = {
  anchored: 'Ancré',
  ascended: 'Élevé',
  asleep: 'Endormi',
  boosted: 'Boosté',
  completed: 'accompli',
  exhausted: 'épuisé',
  fleeting: 'Fugace',
};

export const KEYWORDS: TableWords['keywords'] = {
  cooldown: 'Rafraîchissement',
  defender: 'Défenseur',
  eternal: 'Éternel',
  fleeting: STATUSES.fleeting,
  gigantic: 'Gigantesque',
  scout: 'Repérage',
  seasoned: 'Aguerri',
  temple: 'Temple',
  tough: 'Coriace',
};

/** Keywords whose feminine is more than an e. */
export const FEMININE_KEYWORDS: Readonly<Partial<Record<Keyword, string>>> = {
  defender: 'Défenseuse',
  eternal: 'Éternelle',
  seasoned: 'Aguerrie',
};

/** One boost and several. */
export const BOOST: TableWords['boost'] = ['boost', 'boosts'];

/** Other counters that cards use. */
export const COUNTERS: TableWords['counters'] = {
  arcane: 'Arcane',
  food: 'Nourriture',
  heroism: 'Héroïsme',
  kelon: 'Kélon',
  luck: 'Chance',
  mirage: 'Mirage',
  morale: 'Moral',
  move: 'Déplacement',
  performance: 'Spectacle',
  quest: 'Quête',
  sap: 'Sève',
  scrap: 'Ferraille',
  trial: 'Épreuve',
};

export const RARITIES: TableWords['rarities'] = {
  common: 'commune',
  rare: 'rare',
  exalted: 'exaltée',
  unique: 'unique',
};
