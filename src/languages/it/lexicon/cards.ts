/** The kinds of cards and objects, as Italian calls them: one, several, gender. */

import type { CardWords } from '../../lexicon.ts';
import type { Noun, Nouns } from '../../say/noun.ts';
import type { Subtype } from '../../subtypes.ts';

export const NOUNS: Nouns = {
  card: ['carta', 'carte', 'f'],
  character: ['personaggio', 'personaggi', 'm'],
  permanent: ['permanente', 'permanenti', 'm'],
  'landmark-permanent': ['permanente fulcro', 'permanenti fulcro', 'm'],
  'expedition-permanent': ['permanente della spedizione', 'permanenti della spedizione', 'm'],
  spell: ['incantesimo', 'incantesimi', 'm'],
  hero: ['eroe', 'eroi', 'm'],
  'mana-orb': ['sfera di mana', 'sfere di mana', 'f'],
  token: ['pedina', 'pedine', 'f'],
  'token-character': ['pedina personaggio', 'pedine personaggio', 'f'],
  'token-permanent': ['permanente pedina', 'permanenti pedina', 'm'],
  expedition: ['spedizione', 'spedizioni', 'f'],
  region: ['regione', 'regioni', 'f'],
};

export const SUBTYPES: Readonly<Record<Subtype, Noun>> = {
  adventurer: ['Avventuriero', 'Avventurieri', 'm'],
  animal: ['Animale', 'Animali', 'm'],
  apprentice: ['Apprendista', 'Apprendisti', 'm'],
  artist: ['Artista', 'Artisti', 'm'],
  boon: ['Vantaggio', 'Vantaggi', 'm'],
  bureaucrat: ['Burocrate', 'Burocrati', 'm'],
  citizen: ['Cittadino', 'Cittadini', 'm'],
  companion: ['Compagno', 'Compagni', 'm'],
  conjuration: ['Evocazione', 'Evocazioni', 'f'],
  construction: ['Costruzione', 'Costruzioni', 'f'],
  corruption: ['Corruzione', 'Corruzioni', 'f'],
  deity: ['Divinità', 'Divinità', 'f'],
  disruption: ['Impedimento', 'Impedimenti', 'm'],
  dragon: ['Drago', 'Draghi', 'm'],
  druid: ['Druido', 'Druidi', 'm'],
  elemental: ['Elementale', 'Elementali', 'm'],
  engineer: ['Ingegnere', 'Ingegneri', 'm'],
  fairy: ['Fata', 'Fate', 'f'],
  feat: ['Prodezza', 'Prodezze', 'f'],
  gear: ['Dotazione', 'Dotazioni', 'f'],
  illusion: ['Illusione', 'Illusioni', 'f'],
  leviathan: ['Leviatano', 'Leviatani', 'm'],
  mage: ['Mago', 'Maghi', 'm'],
  merchant: ['Mercante', 'Mercanti', 'm'],
  maneuver: ['Stratagemma', 'Stratagemmi', 'm'],
  messenger: ['Messaggero', 'Messaggeri', 'm'],
  noble: ['Nobile', 'Nobili', 'm'],
  ore: ['Minerale', 'Minerali', 'm'],
  plant: ['Pianta', 'Piante', 'f'],
  robot: ['Robot', 'Robot', 'm'],
  rogue: ['Furfante', 'Furfanti', 'm'],
  sap: ['Linfa', 'Linfe', 'f'],
  scholar: ['Studioso', 'Studiosi', 'm'],
  scientist: ['Scienziato', 'Scienziati', 'm'],
  site: ['Sito', 'Siti', 'm'],
  soldier: ['Soldato', 'Soldati', 'm'],
  song: ['Canzone', 'Canzoni', 'f'],
  spirit: ['Spirito', 'Spiriti', 'm'],
  titan: ['Titano', 'Titani', 'm'],
  trainer: ['Addestratore', 'Addestratori', 'm'],
};

/** In the type line of a card. */
export const CARD_TYPES: CardWords['cardTypes'] = {
  character: 'Personaggio',
  'expedition-permanent': 'Permanente della spedizione',
  hero: 'Eroe',
  'landmark-permanent': 'Permanente fulcro',
  'landmark-token': 'Pedina fulcro',
  mana: 'Mana',
  spell: 'Incantesimo',
  token: 'Pedina personaggio',
};
