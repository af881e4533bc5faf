/** The Italian words of the game, with gender and number, articles and contraction. */

import type {
  DailyEffect,
  Keyword,
  Phase,
  Status,
  Terrain,
} from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import type { ZonePlace } from '../../say/filter.ts';
import { listWith } from '../../say/list.ts';
import { createNouns, typeLineOf } from '../../say/noun.ts';
import { markStatus, TERRAIN, termMark } from '../../say/text.ts';
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

export { agreeAdjective, isHad } from '../lexicon/forms.ts';

/** A colon as the language sets it, and the space behind it. */
export const COLON = ': ';

/** The names of the costs of a card. */
export const COST = {
  hand: 'costo dalla mano',
  reserve: 'costo dalla Riserva',
  base: 'costo base',
} as const;

export const { gender, genderOf, noun, subtype } = createNouns(NOUNS, SUBTYPES);

/** Zones with their gender; the Adventure is where Expeditions move. */
export const ZONES: Readonly<
  Record<ZonePlace | 'adventure', readonly [string, Gender, plural?: true]>
> = {
  adventure: [ZONE_HEADINGS.adventure, 'f'],
  deck: ['mazzo', 'm'],
  discard: [ZONE_HEADINGS.discard, 'm', true],
  expedition: ['area delle spedizioni', 'f'],
  hand: ['mano', 'f'],
  hero: ['area dell’eroe', 'f'],
  landmark: ['area dei fulcri', 'f'],
  limbo: [ZONE_HEADINGS.limbo, 'm'],
  mana: ['area del mana', 'f'],
  reserve: [ZONE_HEADINGS.reserve, 'f'],
};

/** The type line of a card. */
export const typeLine = typeLineOf(CARD_TYPES, subtype);

/** A status as the object of a verb: "ottiene Ancorato". */
export function statusWord(id: Status): string {
  return markStatus(id, STATUSES[id]);
}

/** A status that stands as an adjective: "consumata", "Ascese". */
export function statusAdjective(id: Status, of: Gender, plural: boolean): string {
  return markStatus(id, agreeAdjective(STATUSES[id], of, plural));
}

export const KEYWORD: Readonly<Record<Keyword, string>> = KEYWORDS;

/** The terrain because of which an Expedition moves forward: "per via di foresta". */
export function dueTo(terrain: Terrain): string {
  return `per via ${ofTerrain(terrain)}`;
}

/** "di foresta", "di acqua": the icon stands for the word, so that nothing is elided. */
export function ofTerrain(terrain: Terrain): string {
  return `di ${TERRAIN[terrain]}`;
}

/** With the article, as after "durante". */
export const PHASE: Record<Phase, string> = {
  morning: 'la mattina',
  noon: 'il mezzogiorno',
  afternoon: 'il pomeriggio',
  dusk: 'il crepuscolo',
  night: 'la notte',
};

/** When a phase begins. */
export const AT_PHASE: Record<Phase, string> = {
  morning: 'di mattina',
  noon: 'a mezzogiorno',
  afternoon: 'all’inizio del pomeriggio',
  dusk: 'al crepuscolo',
  night: 'di notte',
};

export const DAILY: Record<DailyEffect, string> = {
  succeed: `«${termMark('succeed', DAILY_EFFECTS.succeed)}»`,
  prepare: `«${termMark('prepare', DAILY_EFFECTS.prepare)}»`,
  draw: `«${termMark('draw', DAILY_EFFECTS.draw)}»`,
  expand: `«${termMark('expand', DAILY_EFFECTS.expand)}»`,
  progress: `la ${termMark('progress', DAILY_EFFECTS.progress.toLowerCase())}`,
  rest: `il ${termMark('rest', DAILY_EFFECTS.rest.toLowerCase())}`,
  'clean-up': `la ${termMark('clean-up', DAILY_EFFECTS['clean-up'].toLowerCase())}`,
  'check-victory': `la ${termMark('check-victory', 'verifica della vittoria')}`,
};

const NUMBERS = 'zero uno due tre quattro cinque sei sette otto nove dieci'.split(' ');

/** A number in words up to ten; one agrees. */
export function numberWord(value: number, of: Gender = 'm'): string {
  if (value === 1 && of === 'f') return 'una';
  return NUMBERS[value] ?? String(value);
}

/** Counters of a name without number: "rinforzi", "segnalino Kelon". */
export function counterNoun(name: string, plural: boolean): string {
  if (name === 'boost') return termMark('boost', BOOST[plural ? 1 : 0]);
  const word = plural ? 'segnalini' : 'segnalino';
  return name === 'any' ? word : `${word} ${COUNTERS[name] ?? name}`;
}

/** Counters of a name: "1 rinforzo", "2 segnalini Kelon". */
export function counterPhrase(name: string, many: string, plural: boolean): string {
  return `${many} ${counterNoun(name, plural)}`;
}

const ORDINALS = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'];

/** "terzo"; "12º" of a number that has no word here. */
export function ordinalWord(value: number): string {
  return ORDINALS[value - 1] ?? `${value}º`;
}

/** "a, b e c". */
export function joinList(items: readonly string[], last = 'e'): string {
  return listWith(last, items);
}

/** Names in a row, apart from each other even where a name holds a comma or an "e". */
export function joinNames(items: readonly string[]): string {
  return items.some((item) => /, | e /u.test(item)) ? items.join('; ') : joinList(items);
}

function shownWords(words: string): string {
  return words.replace(/^\[\[[^\]|]+\|/u, '');
}

/** Whether words begin with a vowel. */
function beginsWithVowel(words: string): boolean {
  return /^[aeiouàèéìòù]/iu.test(shownWords(words));
}

/** Whether words take "lo" and "gli": they begin with s and a consonant, z, gn, ps, pn, x or y. */
function takesLo(words: string): boolean {
  return /^(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)/iu.test(shownWords(words));
}

/** The definite article before words: "il personaggio", "gli incantesimi", "l’eroe". */
export function withDefinite(words: string, of: Gender, plural = false): string {
  if (of === 'f')
    return plural ? `le ${words}` : beginsWithVowel(words) ? `l’${words}` : `la ${words}`;
  if (plural) return beginsWithVowel(words) || takesLo(words) ? `gli ${words}` : `i ${words}`;
  return beginsWithVowel(words) ? `l’${words}` : takesLo(words) ? `lo ${words}` : `il ${words}`;
}

/** The indefinite article: "un personaggio", "uno spirito", "un’illusione", "una carta". */
export function withIndefinite(words: string, of: Gender): string {
  if (of === 'f') return beginsWithVowel(words) ? `un’${words}` : `una ${words}`;
  return takesLo(words) ? `uno ${words}` : `un ${words}`;
}

type Preposition = 'di' | 'a' | 'da' | 'in' | 'su';

const STEMS: Record<Preposition, string> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };
const ARTICLES: Readonly<Record<string, string>> = {
  il: 'l',
  lo: 'llo',
  la: 'lla',
  i: 'i',
  gli: 'gli',
  le: 'lle',
};

/** A preposition before words, contracted with their article: "del mazzo", "nella mano". */
export function withPreposition(preposition: Preposition, words: string): string {
  const stem = STEMS[preposition];
  if (preposition === 'di' && words.startsWith('fino a ')) {
    return `di un massimo di ${words.slice('fino a '.length)}`;
  }
  if (words.startsWith('l’')) return `${stem}ll’${words.slice(2)}`;
  const [first, ...rest] = words.split(' ');
  const article = ARTICLES[first ?? ''];
  if (article !== undefined && rest.length > 0) return `${stem}${article} ${rest.join(' ')}`;
  return `${preposition} ${words}`;
}

/** "e" and "a" take a d before the same vowel; other words stand as they are. */
export function withA(words: string): string {
  return words.startsWith('a') ? `ad ${words}` : withPreposition('a', words);
}
