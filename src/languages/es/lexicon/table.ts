/** Spanish words for phases, zones, statuses and other things on a table. */

import type { TableWords } from '../../lexicon.ts';

export const PHASES: TableWords['phases'] = {
  morning: 'Mañana',
  noon: 'Mediodía',
  afternoon: 'Tarde',
  dusk: 'Anochecer',
  night: 'Noche',
};

export const DAILY_EFFECTS: TableWords['dailyEffects'] = {
  succeed: 'Sucesión',
  prepare: 'Preparación',
  draw: 'Robo',
  expand: 'Expansión',
  progress: 'Progreso',
  rest: 'Descanso',
  'clean-up': 'Limpieza',
  'check-victory': 'Comprobación de la victoria',
};

export const TERRAINS: TableWords['terrains'] = {
  forest: 'Bosque',
  mountain: 'Montaña',
  water: 'Agua',
};

export const SIDES: TableWords['sides'] = { hero: 'Héroe', companion: 'Compañero' };

/** Zones as headings. */
export const ZONES: TableWords['zones'] = {
  hand: 'Mano',
  deck: 'Mazo',
  discard: 'Pila de descartes',
  reserve: 'Reserva',
  landmarks: 'Hitos',
  mana: 'Maná',
  limbo: 'Limbo',
  hero: 'Héroe',
  adventure: 'Aventura',
};

/** In the masculine, where the language has genders. */
export const STATUSES: TableWords['statuses'] = {
  anchored: 'Anclaje',
  ascended: 'ascendido',
  asleep: 'Sueño',
  boosted: 'potenciado',
  completed: 'completado',
  exhausted: 'agotado',
  fleeting: 'Fugacidad',
};

export const KEYWORDS: TableWords['keywords'] = {
  cooldown: 'Recuperación',
  defender: 'Defensor',
  eternal: 'Eterno',
  fleeting: STATUSES.fleeting,
  gigantic: 'Gigante',
  scout: 'Explorar',
  seasoned: 'Avezado',
  temple: 'Templo',
  tough: 'Resistencia',
};

/** One boost and several. */
export const BOOST: TableWords['boost'] = ['potenciador', 'potenciadores'];

/** Other counters that cards use. */
export const COUNTERS: TableWords['counters'] = {
  arcane: 'Arcano',
  food: 'Comida',
  heroism: 'Heroísmo',
  kelon: 'Kelón',
  luck: 'Suerte',
  mirage: 'Espejismo',
  morale: 'Moral',
  move: 'Movimiento',
  performance: 'Actuación',
  quest: 'Misión',
  sap: 'Savia',
  scrap: 'Chatarra',
  trial: 'Ordalía',
};

export const RARITIES: TableWords['rarities'] = {
  common: 'común',
  rare: 'rara',
  exalted: 'exaltada',
  unique: 'única',
};
