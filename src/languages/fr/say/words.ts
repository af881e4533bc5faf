/** The French words of the game, with gender and number, elision and contraction. */

import type { DailyEffect, Keyword, Phase, Status } from '../../../engine/cards/ability.ts';
import type { CardType } from '../../../engine/cards/card.ts';
import type { ZonePlace } from '../../say/filter.ts';
import { listWith } from '../../say/list.ts';
import { createNouns, type Gender, type Noun, type Nouns, typeLineOf } from '../../say/noun.ts';
import { term } from '../../say/text.ts';
import { COUNTERS } from '../counters.ts';
import { KEYWORDS } from '../keywords.ts';

/** A colon as the language sets it, and the space behind it. */
export const COLON = '\u00a0: ';

const NOUNS: Nouns = {
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

const SUBTYPES: Readonly<Record<string, Noun>> = {
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
  feat: ['Exploit', 'Exploits', 'm'],
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

export const { gender, genderOf, noun, subtype } = createNouns(NOUNS, SUBTYPES);

/** Zones with their gender; the Adventure is where Expeditions move. */
export const ZONES: Readonly<Record<ZonePlace | 'adventure', readonly [string, Gender]>> = {
  adventure: ['Aventure', 'f'],
  deck: ['deck', 'm'],
  discard: ['Défausse', 'f'],
  expedition: ['zone d’Expédition', 'f'],
  hand: ['main', 'f'],
  hero: ['zone du Héros', 'f'],
  landmark: ['zone de Repères', 'f'],
  limbo: ['Limbo', 'm'],
  mana: ['zone de Mana', 'f'],
  reserve: ['Réserve', 'f'],
};

const TYPES: Record<CardType, string> = {
  character: 'Personnage',
  'expedition-permanent': 'Permanent d’Expédition',
  hero: 'Héros',
  'landmark-permanent': 'Permanent de Repère',
  'landmark-token': 'Jeton de Repère',
  mana: 'Mana',
  spell: 'Sort',
  token: 'Jeton Personnage',
};

/** The type line of a card. */
export const typeLine = typeLineOf(TYPES, subtype);

/** An adjective that agrees: "épuisé", "épuisées". */
export function agree(adjective: string, of: Gender, plural: boolean): string {
  const feminine = of === 'f' && !adjective.endsWith('e') ? `${adjective}e` : adjective;
  return plural && !feminine.endsWith('s') ? `${feminine}s` : feminine;
}

const STATUSES: Record<Status, string> = {
  anchored: 'Ancré',
  ascended: 'Élevé',
  asleep: 'Endormi',
  boosted: 'Boosté',
  completed: 'accompli',
  exhausted: 'épuisé',
  fleeting: 'Fugace',
};

/** No book has a word for what is completed, so that it is no term. */
function marked(id: Status, shown: string): string {
  return id === 'completed' ? shown : term(id, shown);
}

/** A status as an adjective, or as what is gained ("gagne Endormi"). */
export function status(id: Status, of: Gender = 'm', plural = false): string {
  return marked(id, agree(STATUSES[id], of, plural));
}

export const KEYWORD: Record<Keyword, string> = KEYWORDS;

const FEMININE: Partial<Record<Keyword, string>> = {
  defender: 'Défenseuse',
  eternal: 'Éternelle',
  seasoned: 'Aguerrie',
};

/** Keywords that are nouns: a card has them. What it is otherwise is an adjective. */
export function isHad(id: Keyword): boolean {
  return id === 'cooldown' || id === 'scout' || id === 'temple';
}

/** Keywords as adjectives that agree: "Défenseuses", "Coriaces". */
export function keywordWords(of: Gender, plural: boolean): Readonly<Record<Keyword, string>> {
  const agreed = (id: Keyword) =>
    isHad(id) ? KEYWORD[id] : agree((of === 'f' && FEMININE[id]) || KEYWORD[id], 'm', plural);
  const ids = Object.keys(KEYWORD) as Keyword[];
  return Object.fromEntries(ids.map((id) => [id, agreed(id)])) as Record<Keyword, string>;
}

/** With the article, as after "pendant". */
export const PHASE: Record<Phase, string> = {
  morning: 'le Matin',
  noon: 'Midi',
  afternoon: 'l’Après-midi',
  dusk: 'le Crépuscule',
  night: 'la Nuit',
};

/** When a phase begins. */
export const AT_PHASE: Record<Phase, string> = {
  morning: 'au Matin',
  noon: 'à Midi',
  afternoon: 'au début de l’Après-midi',
  dusk: 'au Crépuscule',
  night: 'à la tombée de la Nuit',
};

export const DAILY: Record<DailyEffect, string> = {
  succeed: `«\u00a0${term('succeed', 'Succéder')}\u00a0»`,
  prepare: `«\u00a0${term('prepare', 'Préparer')}\u00a0»`,
  draw: `«\u00a0${term('draw', 'Piocher')}\u00a0»`,
  expand: `«\u00a0${term('expand', 'Étendre')}\u00a0»`,
  progress: `la ${term('progress', 'Progression')}`,
  rest: `le ${term('rest', 'Repos')}`,
  'clean-up': `le ${term('clean-up', 'Nettoyage')}`,
  'check-victory': `la ${term('check-victory', 'vérification de la victoire')}`,
};

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

/** A number in words up to nine; one agrees. */
export function number(value: number, of: Gender = 'm'): string {
  if (value === 1 && of === 'f') return 'une';
  return NUMBERS[value] ?? String(value);
}

/** Counters of a name without number: "boosts", "compteur Kélon". */
export function counterNoun(name: string, plural: boolean): string {
  if (name === 'boost') return term('boost', plural ? 'boosts' : 'boost');
  const word = plural ? 'compteurs' : 'compteur';
  return name === 'any' ? word : `${word} ${COUNTERS[name] ?? name}`;
}

/** Counters of a name: "1 boost", "2 compteurs Kélon", "0 boost". */
export function counters(name: string, many: string, plural: boolean): string {
  return `${many} ${counterNoun(name, plural && many !== '0')}`;
}

const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];

/** "troisième"; "12e" of a number that has no word here. */
export function ordinal(value: number): string {
  return ORDINALS[value - 1] ?? `${value}e`;
}

/** "a, b et c". */
export function list(items: readonly string[], last = 'et'): string {
  return listWith(last, items);
}

/** What is not elided before, though it begins with a vowel or an h: an h that is not mute, "y" as in "yéti". */
const KEPT = /^(?:onze|h(?:a(?!bi|th)|ei|éraut|éros|u[ab])|y[aeiouéè])/iu;

/** Names of cards in a row: by semicolons where a name has a comma of its own. */
export function names(items: readonly string[]): string {
  return items.some((item) => item.includes(',')) ? items.join('\u00a0; ') : list(items);
}

/** Whether words begin with a vowel or a mute h, so that what stands before is elided. */
export function elides(words: string): boolean {
  const shown = words.replace(/^\[\[[^\]|]+\|/u, '');
  return /^[aeiouyàâéèêëîïôöûüœh]/iu.test(shown) && !KEPT.test(shown);
}

/** "de" before words, contracted or elided: "du Personnage", "des cartes", "d’une Expédition". */
export function de(words: string): string {
  if (words.startsWith('le ')) return `du ${words.slice(3)}`;
  if (words.startsWith('les ')) return `des ${words.slice(4)}`;
  return elides(words) ? `d’${words}` : `de ${words}`;
}

/** "à" before words, contracted: "au joueur", "aux cartes". */
export function a(words: string): string {
  if (words.startsWith('le ')) return `au ${words.slice(3)}`;
  if (words.startsWith('les ')) return `aux ${words.slice(4)}`;
  return `à ${words}`;
}

/** "que" or "qu’" before words. */
export function que(words: string): string {
  return elides(words) ? `qu’${words}` : `que ${words}`;
}

/** "si" or "s’" before a clause. */
export function si(words: string): string {
  return /^ils?\b/u.test(words) ? `s’${words}` : `si ${words}`;
}

/** The definite article before words: "le Personnage", "l’Expédition". */
export function the(words: string, of: Gender, plural = false): string {
  if (plural) return `les ${words}`;
  if (elides(words)) return `l’${words}`;
  return `${of === 'f' ? 'la' : 'le'} ${words}`;
}

/** The indefinite article: "un Personnage", "une carte". */
export function un(words: string, of: Gender): string {
  return `${of === 'f' ? 'une' : 'un'} ${words}`;
}
