/** The French words of the game, with gender and number, elision and contraction. */

import type { DailyEffect, Keyword, Phase, Status } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import type { ZonePlace } from '../../say/filter.ts';
import { listWith } from '../../say/list.ts';
import { createNouns, typeLineOf } from '../../say/noun.ts';
import { markStatus, termMark } from '../../say/text.ts';
import { CARD_TYPES, NOUNS, SUBTYPES } from '../lexicon/cards.ts';
import { agreeAdjective } from '../lexicon/forms.ts';
import {
  BOOST,
  COUNTERS,
  DAILY_EFFECTS,
  KEYWORDS,
  STATUSES,
  ZONES as ZONE_HEADINGS,
} from '../lexicon/table.ts';

export { agreeAdjective, isHad, keywordWords } from '../lexicon/forms.ts';

/** A colon as the language sets it, and the space behind it. */
export const COLON = '\u00a0: ';

export const { gender, genderOf, noun, subtype } = createNouns(NOUNS, SUBTYPES);

/** Zones with their gender; the Adventure is where Expeditions move. */
export const ZONES: Readonly<Record<ZonePlace | 'adventure', readonly [string, Gender]>> = {
  adventure: [ZONE_HEADINGS.adventure, 'f'],
  deck: ['deck', 'm'],
  discard: [ZONE_HEADINGS.discard, 'f'],
  expedition: ['zone d’Expédition', 'f'],
  hand: ['main', 'f'],
  hero: ['zone du Héros', 'f'],
  landmark: ['zone de Repères', 'f'],
  limbo: [ZONE_HEADINGS.limbo, 'm'],
  mana: ['zone de Mana', 'f'],
  reserve: [ZONE_HEADINGS.reserve, 'f'],
};

/** The type line of a card. */
export const typeLine = typeLineOf(CARD_TYPES, subtype);

/** A status as an adjective, or as the object of "gagner" ("gagne Endormi"). */
export function statusWord(id: Status, of: Gender = 'm', plural = false): string {
  return markStatus(id, agreeAdjective(STATUSES[id], of, plural));
}

export const KEYWORD: Readonly<Record<Keyword, string>> = KEYWORDS;

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
  succeed: `«\u00a0${termMark('succeed', DAILY_EFFECTS.succeed)}\u00a0»`,
  prepare: `«\u00a0${termMark('prepare', DAILY_EFFECTS.prepare)}\u00a0»`,
  draw: `«\u00a0${termMark('draw', DAILY_EFFECTS.draw)}\u00a0»`,
  expand: `«\u00a0${termMark('expand', DAILY_EFFECTS.expand)}\u00a0»`,
  progress: `la ${termMark('progress', DAILY_EFFECTS.progress)}`,
  rest: `le ${termMark('rest', DAILY_EFFECTS.rest)}`,
  'clean-up': `le ${termMark('clean-up', DAILY_EFFECTS['clean-up'])}`,
  'check-victory': `la ${termMark('check-victory', 'vérification de la victoire')}`,
};

const NUMBERS = 'zéro un deux trois quatre cinq six sept huit neuf dix'.split(' ');

/** A number in words up to ten; one agrees. */
export function numberWord(value: number, of: Gender = 'm'): string {
  if (value === 1 && of === 'f') return 'une';
  return NUMBERS[value] ?? String(value);
}

/** Counters of a name without number: "boosts", "compteur Kélon". */
export function counterNoun(name: string, plural: boolean): string {
  if (name === 'boost') return termMark('boost', BOOST[plural ? 1 : 0]);
  const word = plural ? 'compteurs' : 'compteur';
  return name === 'any' ? word : `${word} ${COUNTERS[name] ?? name}`;
}

/** Counters of a name: "1 boost", "2 compteurs Kélon", "0 boost". */
export function counterPhrase(name: string, many: string, plural: boolean): string {
  return `${many} ${counterNoun(name, plural && many !== '0')}`;
}

const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];

/** "troisième"; "12e" of a number that has no word here. */
export function ordinalWord(value: number): string {
  return ORDINALS[value - 1] ?? `${value}e`;
}

/** "a, b et c". */
export function joinList(items: readonly string[], last = 'et'): string {
  return listWith(last, items);
}

/** Words without elision before them despite a vowel or an h: an aspirated h, the "y" of "yéti". */
const KEPT = /^(?:onze|h(?:a(?!bi|th)|ei|éraut|éros|u[ab])|y[aeiouéè])/iu;

/** Names of cards in a row: by semicolons where a name has a comma of its own. */
export function joinNames(items: readonly string[]): string {
  return items.some((item) => item.includes(',')) ? items.join('\u00a0; ') : joinList(items);
}

/** Whether words begin with a vowel or a mute h, so that the word before is elided. */
export function beginsWithVowel(words: string): boolean {
  const shown = words.replace(/^\[\[[^\]|]+\|/u, '');
  return /^[aeiouyàâéèêëîïôöûüœh]/iu.test(shown) && !KEPT.test(shown);
}

/** "de" before words, contracted or elided: "du Personnage", "des cartes", "d’une Expédition". */
export function withDe(words: string): string {
  if (words.startsWith('le ')) return `du ${words.slice(3)}`;
  if (words.startsWith('les ')) return `des ${words.slice(4)}`;
  return beginsWithVowel(words) ? `d’${words}` : `de ${words}`;
}

/** "à" before words, contracted: "au joueur", "aux cartes". */
export function withA(words: string): string {
  if (words.startsWith('le ')) return `au ${words.slice(3)}`;
  if (words.startsWith('les ')) return `aux ${words.slice(4)}`;
  return `à ${words}`;
}

/** "que" or "qu’" before words. */
export function withQue(words: string): string {
  return beginsWithVowel(words) ? `qu’${words}` : `que ${words}`;
}

/** "si" or "s’" before a clause. */
export function withSi(words: string): string {
  return /^ils?\b/u.test(words) ? `s’${words}` : `si ${words}`;
}

/** The definite article before words: "le Personnage", "l’Expédition". */
export function withDefinite(words: string, of: Gender, plural = false): string {
  if (plural) return `les ${words}`;
  if (beginsWithVowel(words)) return `l’${words}`;
  return `${of === 'f' ? 'la' : 'le'} ${words}`;
}

/** The indefinite article: "un Personnage", "une carte". */
export function withIndefinite(words: string, of: Gender): string {
  return `${of === 'f' ? 'une' : 'un'} ${words}`;
}
