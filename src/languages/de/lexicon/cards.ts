/** The kinds of cards and objects, as German calls them: one, several, gender. */

import type { CardWords, Noun, Nouns } from '../../lexicon.ts';
import type { Subtype } from '../../subtypes.ts';

export const NOUNS: Nouns = {
  card: ['Karte', 'Karten', 'f'],
  character: ['Charakter', 'Charaktere', 'm'],
  permanent: ['Bleibende Karte', 'Bleibende Karten', 'f'],
  'landmark-permanent': ['Bleibende Wahrzeichenkarte', 'Bleibende Wahrzeichenkarten', 'f'],
  'expedition-permanent': ['Bleibende Expeditionskarte', 'Bleibende Expeditionskarten', 'f'],
  spell: ['Zauber', 'Zauber', 'm'],
  hero: ['Held', 'Helden', 'm'],
  'mana-orb': ['Manakugel', 'Manakugeln', 'f'],
  token: ['Marke', 'Marken', 'f'],
  'token-character': ['Marken-Charakter', 'Marken-Charaktere', 'm'],
  'token-permanent': ['Bleibende Marke', 'Bleibende Marken', 'f'],
  expedition: ['Expedition', 'Expeditionen', 'f'],
  region: ['Region', 'Regionen', 'f'],
};

/** As cards print them; "noble" and "scholar" are adjectives used as nouns. */
export const SUBTYPES: Readonly<Record<Subtype, Noun>> = {
  adventurer: ['Abenteurer', 'Abenteurer', 'm'],
  animal: ['Tier', 'Tiere', 'n'],
  apprentice: ['Lehrling', 'Lehrlinge', 'm'],
  artist: ['Künstler', 'Künstler', 'm'],
  boon: ['Segen', 'Segen', 'm'],
  bureaucrat: ['Bürokrat', 'Bürokraten', 'm'],
  citizen: ['Bürger', 'Bürger', 'm'],
  companion: ['Gefährte', 'Gefährten', 'm'],
  conjuration: ['Beschwörung', 'Beschwörungen', 'f'],
  construction: ['Konstrukt', 'Konstrukte', 'n'],
  corruption: ['Verderbnis', 'Verderbnisse', 'f'],
  deity: ['Gottheit', 'Gottheiten', 'f'],
  disruption: ['Unterbrechung', 'Unterbrechungen', 'f'],
  dragon: ['Drache', 'Drachen', 'm'],
  druid: ['Druide', 'Druiden', 'm'],
  elemental: ['Elementar', 'Elementare', 'n'],
  engineer: ['Ingenieur', 'Ingenieure', 'm'],
  fairy: ['Fee', 'Feen', 'f'],
  feat: ['Heldentat', 'Heldentaten', 'f'],
  gear: ['Ausrüstung', 'Ausrüstungen', 'f'],
  illusion: ['Illusion', 'Illusionen', 'f'],
  leviathan: ['Leviathan', 'Leviathane', 'm'],
  mage: ['Magier', 'Magier', 'm'],
  merchant: ['Händler', 'Händler', 'm'],
  maneuver: ['Manöver', 'Manöver', 'n'],
  messenger: ['Bote', 'Boten', 'm'],
  noble: ['Adliger', 'Adlige', 'm'],
  ore: ['Erz', 'Erze', 'n'],
  plant: ['Pflanze', 'Pflanzen', 'f'],
  robot: ['Roboter', 'Roboter', 'm'],
  rogue: ['Rebell', 'Rebellen', 'm'],
  sap: ['Saft', 'Säfte', 'm'],
  scholar: ['Gelehrter', 'Gelehrte', 'm'],
  scientist: ['Wissenschaftler', 'Wissenschaftler', 'm'],
  site: ['Ort', 'Orte', 'm'],
  soldier: ['Soldat', 'Soldaten', 'm'],
  song: ['Lied', 'Lieder', 'n'],
  spirit: ['Geist', 'Geister', 'm'],
  titan: ['Titan', 'Titanen', 'm'],
  trainer: ['Trainer', 'Trainer', 'm'],
};

/** In the type line of a card. */
export const CARD_TYPES: CardWords['cardTypes'] = {
  character: 'Charakter',
  'expedition-permanent': 'Bleibende Expeditionskarte',
  hero: 'Held',
  'landmark-permanent': 'Bleibende Wahrzeichenkarte',
  'landmark-token': 'Wahrzeichen-Marke',
  mana: 'Mana',
  spell: 'Zauber',
  token: 'Marken-Charakter',
};
