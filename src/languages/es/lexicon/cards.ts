/** The kinds of cards and objects, as Spanish calls them: one, several, gender. */

import type { CardWords } from '../../lexicon.ts';
import type { Noun, Nouns } from '../../say/noun.ts';
import type { Subtype } from '../../subtypes.ts';

export const NOUNS: Nouns = {
  card: ['carta', 'cartas', 'f'],
  character: ['personaje', 'personajes', 'm'],
  permanent: ['permanente', 'permanentes', 'm'],
  'landmark-permanent': ['permanente hito', 'permanentes hito', 'm'],
  'expedition-permanent': ['permanente de expedición', 'permanentes de expedición', 'm'],
  spell: ['hechizo', 'hechizos', 'm'],
  hero: ['héroe', 'héroes', 'm'],
  'mana-orb': ['orbe de maná', 'orbes de maná', 'm'],
  token: ['ficha', 'fichas', 'f'],
  'token-character': ['ficha de personaje', 'fichas de personaje', 'f'],
  'token-permanent': ['ficha de permanente', 'fichas de permanente', 'f'],
  expedition: ['expedición', 'expediciones', 'f'],
  region: ['región', 'regiones', 'f'],
};

export const SUBTYPES: Readonly<Record<Subtype, Noun>> = {
  adventurer: ['Aventurero', 'Aventureros', 'm'],
  animal: ['Animal', 'Animales', 'm'],
  apprentice: ['Aprendiz', 'Aprendices', 'm'],
  artist: ['Artista', 'Artistas', 'm'],
  boon: ['Ayuda', 'Ayudas', 'f'],
  bureaucrat: ['Burócrata', 'Burócratas', 'm'],
  citizen: ['Ciudadano', 'Ciudadanos', 'm'],
  companion: ['Compañero', 'Compañeros', 'm'],
  conjuration: ['Conjuro', 'Conjuros', 'm'],
  construction: ['Construcción', 'Construcciones', 'f'],
  corruption: ['Corrupción', 'Corrupciones', 'f'],
  deity: ['Deidad', 'Deidades', 'f'],
  disruption: ['Disrupción', 'Disrupciones', 'f'],
  dragon: ['Dragón', 'Dragones', 'm'],
  druid: ['Druida', 'Druidas', 'm'],
  elemental: ['Elemental', 'Elementales', 'm'],
  engineer: ['Ingeniero', 'Ingenieros', 'm'],
  fairy: ['Hada', 'Hadas', 'f'],
  feat: ['Proeza', 'Proezas', 'f'],
  gear: ['Accesorio', 'Accesorios', 'm'],
  illusion: ['Ilusión', 'Ilusiones', 'f'],
  leviathan: ['Leviatán', 'Leviatanes', 'm'],
  mage: ['Mago', 'Magos', 'm'],
  merchant: ['Mercader', 'Mercaderes', 'm'],
  maneuver: ['Maniobra', 'Maniobras', 'f'],
  messenger: ['Mensajero', 'Mensajeros', 'm'],
  noble: ['Noble', 'Nobles', 'm'],
  ore: ['Mineral', 'Minerales', 'm'],
  plant: ['Planta', 'Plantas', 'f'],
  robot: ['Robot', 'Robots', 'm'],
  rogue: ['Pícaro', 'Pícaros', 'm'],
  sap: ['Savia', 'Savias', 'f'],
  scholar: ['Erudito', 'Eruditos', 'm'],
  scientist: ['Científico', 'Científicos', 'm'],
  site: ['Ubicación', 'Ubicaciones', 'f'],
  soldier: ['Soldado', 'Soldados', 'm'],
  song: ['Canción', 'Canciones', 'f'],
  spirit: ['Espíritu', 'Espíritus', 'm'],
  titan: ['Titán', 'Titanes', 'm'],
  trainer: ['Entrenador', 'Entrenadores', 'm'],
};

/** In the type line of a card. */
export const CARD_TYPES: CardWords['cardTypes'] = {
  character: 'Personaje',
  'expedition-permanent': 'Permanente de expedición',
  hero: 'Héroe',
  'landmark-permanent': 'Permanente hito',
  'landmark-token': 'Ficha hito',
  mana: 'Maná',
  spell: 'Hechizo',
  token: 'Ficha de personaje',
};
