/** The kinds of cards and objects, as French calls them: one, several, gender. */

import type { CardWords } from '../../lexicon.ts';
import type { Noun, Nouns } from '../../say/noun.ts';
import type { Subtype } from '../../subtypes.ts';

export const NOUNS: Nouns = {
  card: ['carte', 'cartes', 'f'],
  character: ['Personnage', 'Personnages', 'm'],
  permanent: ['Permanent', 'Permanents', 'm'],
  'landmark-permanent': ['Permanent de Repère', 'Permanents de Repère', 'm'],
  'expedition-permanent': ['Permanent d’Expédition', 'Permanents d’Expédition', 'm'],
  spell: ['Sort', 'Sorts', 'm'],
  hero: ['Héros', 'Héros', 'm'],
  'mana-orb': ['Orbe de Mana', 'Orbes de Mana', 'm'],
  token: ['jeton', 'jetons', 'm'],
  'token-character': ['jeton Personnage', 'jetons Personnages', 'm'],
  'token-permanent': ['jeton Permanent', 'jetons Permanents', 'm'],
  expedition: ['Expédition', 'Expéditions', 'f'],
  region: ['région', 'régions', 'f'],
};

export const SUBTYPES: Readonly<Record<Subtype, Noun>> = {
  adventurer: ['Aventurier', 'Aventuriers', 'm'],
  animal: ['Animal', 'Animaux', 'm'],
  apprentice: ['Apprenti', 'Apprentis', 'm'],
  artist: ['Artiste', 'Artistes', 'm'],
  boon: ['Bénédiction', 'Bénédictions', 'f'],
  bureaucrat: ['Bureaucrate', 'Bureaucrates', 'm'],
  citizen: ['Citoyen', 'Citoyens', 'm'],
  companion: ['Compagnon', 'Compagnons', 'm'],
  conjuration: ['Conjuration', 'Conjurations', 'f'],
  construction: ['Construction', 'Constructions', 'f'],
  corruption: ['Corruption', 'Corruptions', 'f'],
  deity: ['Divinité', 'Divinités', 'f'],
  disruption: ['Interférence', 'Interférences', 'f'],
  dragon: ['Dragon', 'Dragons', 'm'],
  druid: ['Druide', 'Druides', 'm'],
  elemental: ['Élémentaire', 'Élémentaires', 'm'],
  engineer: ['Ingénieur', 'Ingénieurs', 'm'],
  fairy: ['Fée', 'Fées', 'f'],
  feat: ['Prouesse', 'Prouesses', 'f'],
  gear: ['Matos', 'Matos', 'm'],
  illusion: ['Illusion', 'Illusions', 'f'],
  leviathan: ['Léviathan', 'Léviathans', 'm'],
  mage: ['Mage', 'Mages', 'm'],
  maneuver: ['Manœuvre', 'Manœuvres', 'f'],
  merchant: ['Marchand', 'Marchands', 'm'],
  messenger: ['Messager', 'Messagers', 'm'],
  noble: ['Noble', 'Nobles', 'm'],
  ore: ['Minerai', 'Minerais', 'm'],
  plant: ['Plante', 'Plantes', 'f'],
  robot: ['Robot', 'Robots', 'm'],
  rogue: ['Fripon', 'Fripons', 'm'],
  sap: ['Sève', 'Sèves', 'f'],
  scholar: ['Érudit', 'Érudits', 'm'],
  scientist: ['Scientifique', 'Scientifiques', 'm'],
  site: ['Lieu', 'Lieux', 'm'],
  soldier: ['Soldat', 'Soldats', 'm'],
  song: ['Chant', 'Chants', 'm'],
  spirit: ['Esprit', 'Esprits', 'm'],
  titan: ['Titan', 'Titans', 'm'],
  trainer: ['Mentor', 'Mentors', 'm'],
};

/** In the type line of a card. */
export const CARD_TYPES: CardWords['cardTypes'] = {
  character: 'Personnage',
  'expedition-permanent': 'Permanent d’Expédition',
  hero: 'Héros',
  'landmark-permanent': 'Permanent de Repère',
  'landmark-token': 'Jeton de Repère',
  mana: 'Mana',
  spell: 'Sort',
  token: 'Jeton Personnage',
};
