/** The Spanish words of the game, with gender and number, articles and contraction. */

import type { DailyEffect, Phase, Status, Terrain } from '../../../engine/cards/ability.ts';
import type { Gender, Noun } from '../../lexicon.ts';
import type { ZonePlace } from '../../say/filter.ts';
import { createNouns, typeLineOf } from '../../say/noun.ts';
import { markStatus, TERRAIN, termMark } from '../../say/text.ts';
import { CARD_TYPES, NOUNS, SUBTYPES } from '../lexicon/cards.ts';
import { agreeAdjective } from '../lexicon/forms.ts';
import {
  BOOST,
  COUNTERS,
  DAILY_EFFECTS,
  STATUSES,
  ZONES as ZONE_HEADINGS,
} from '../lexicon/table.ts';

export { agreeAdjective, isHad, isKeywordAdjective, keywordWords } from '../lexicon/forms.ts';

/** A colon as the language sets it, and the space behind it. */
export const COLON = ': ';

/** The names of the costs of a card. */
export const COST = {
  hand: 'coste desde la mano',
  reserve: 'coste desde la reserva',
  base: 'coste base',
} as const;

/** Sub-types in a sentence, where cards print them in small letters: "un robot". */
const SUBTYPES_IN_TEXT: Readonly<Record<string, Noun>> = Object.fromEntries(
  Object.entries(SUBTYPES).map(([id, [one, many, of = 'm']]): [string, Noun] => [
    id,
    [one.toLocaleLowerCase(), many.toLocaleLowerCase(), of],
  ]),
);

export const { gender, genderOf, noun, subtype } = createNouns(NOUNS, SUBTYPES_IN_TEXT);

/** Zones with their gender; the Adventure is where Expeditions move. */
export const ZONES: Readonly<
  Record<ZonePlace | 'adventure', readonly [string, Gender, plural?: true]>
> = {
  adventure: ['aventura', 'f'],
  deck: ['mazo', 'm'],
  discard: ['pila de descartes', 'f'],
  expedition: ['zona de expedición', 'f'],
  hand: ['mano', 'f'],
  hero: ['zona de héroe', 'f'],
  landmark: ['zona de hitos', 'f'],
  limbo: [ZONE_HEADINGS.limbo.toLocaleLowerCase(), 'm'],
  mana: ['zona de maná', 'f'],
  reserve: ['reserva', 'f'],
};

/** The type line of a card, where sub-types have capitals. */
export const typeLine = typeLineOf(CARD_TYPES, createNouns(NOUNS, SUBTYPES).subtype);

/** A status as the object of a verb: "gana Anclaje". */
export function statusWord(id: Status): string {
  return markStatus(id, STATUSES[id]);
}

/** A status that is an adjective: "agotada", "ascendidas". */
export function statusAdjective(id: Status, of: Gender, plural: boolean): string {
  return markStatus(id, agreeAdjective(STATUSES[id], of, plural));
}

/** The terrain because of which an Expedition moves forward: "debido a {forest}". */
export function dueTo(terrain: Terrain): string {
  return `debido a ${TERRAIN[terrain]}`;
}

/** With the article, as after "durante". */
export const PHASE: Record<Phase, string> = {
  morning: 'la mañana',
  noon: 'el mediodía',
  afternoon: 'la tarde',
  dusk: 'el anochecer',
  night: 'la noche',
};

/** When a phase begins. */
export const AT_PHASE: Record<Phase, string> = {
  morning: 'a la mañana',
  noon: 'al mediodía',
  afternoon: 'a la tarde',
  dusk: 'al anochecer',
  night: 'a la noche',
};

function dailyWord(id: DailyEffect, article: 'el' | 'la'): string {
  return `${article} ${termMark(id, DAILY_EFFECTS[id].toLocaleLowerCase())}`;
}

/** The daily effects with their articles: "el descanso". */
export const DAILY: Record<DailyEffect, string> = {
  succeed: dailyWord('succeed', 'la'),
  prepare: dailyWord('prepare', 'la'),
  draw: dailyWord('draw', 'el'),
  expand: dailyWord('expand', 'la'),
  progress: dailyWord('progress', 'el'),
  rest: dailyWord('rest', 'el'),
  'clean-up': dailyWord('clean-up', 'la'),
  'check-victory': dailyWord('check-victory', 'la'),
};

const NUMBERS = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');

/** A number in words up to ten; one agrees. */
export function numberWord(value: number, of: Gender = 'm'): string {
  if (value === 1 && of === 'f') return 'una';
  return NUMBERS[value] ?? String(value);
}

/** Counters of a name without number: "potenciadores", "contador de kelón". */
export function counterNoun(name: string, plural: boolean): string {
  if (name === 'boost') return termMark('boost', BOOST[plural ? 1 : 0]);
  const word = plural ? 'contadores' : 'contador';
  return name === 'any' ? word : `${word} de ${(COUNTERS[name] ?? name).toLocaleLowerCase()}`;
}

/** Counters of a name: "1 potenciador", "2 contadores de kelón". */
export function counterPhrase(name: string, many: string, plural: boolean): string {
  return `${many} ${counterNoun(name, plural)}`;
}

const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'];

/** "tercer"; "12.º" of a number that has no word here. */
export function ordinalWord(value: number): string {
  return ORDINALS[value - 1] ?? `${value}.º`;
}

function shownWords(words: string): string {
  return words.replace(/^\[\[[^\]|]+\|/u, '');
}

/** "y" and "o" as they sound before the next words: "e ilusiones", "u otro personaje". */
function conjunctionBefore(conjunction: string, words: string): string {
  const shown = shownWords(words);
  if (conjunction === 'y' && /^(?:i|hi(?!e))/iu.test(shown)) return 'e';
  return conjunction === 'o' && /^h?o/iu.test(shown) ? 'u' : conjunction;
}

/** "a, b y c". */
export function joinList(items: readonly string[], last = 'y'): string {
  const end = items.at(-1);
  if (items.length < 2 || end === undefined) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${conjunctionBefore(last, end)} ${end}`;
}

/** Names in a row, apart from each other even where a name holds a comma or a "y". */
export function joinNames(items: readonly string[]): string {
  return items.some((item) => /, | [ye] /u.test(item)) ? items.join('; ') : joinList(items);
}

/** The definite article before words: "el personaje", "las cartas"; "el hada" before a stressed a. */
export function withDefinite(words: string, of: Gender, plural = false): string {
  if (plural) return `${of === 'f' ? 'las' : 'los'} ${words}`;
  return of === 'f' && !beginsWithStressedA(words) ? `la ${words}` : `el ${words}`;
}

/** The indefinite article: "un personaje", "una carta", "un hada". */
export function withIndefinite(words: string, of: Gender): string {
  return of === 'f' && !beginsWithStressedA(words) ? `una ${words}` : `un ${words}`;
}

/** Whether a feminine noun takes the masculine article, for its first sound is a stressed a. */
function beginsWithStressedA(words: string): boolean {
  return /^(?:hada|agua|arma)(?!\p{L})/iu.test(shownWords(words));
}

/** "de" or "a" before words, contracted with the article "el": "del mazo", "al resultado". */
export function withPreposition(preposition: 'de' | 'a', words: string): string {
  if (words.startsWith('el ')) return `${preposition === 'de' ? 'del' : 'al'} ${words.slice(3)}`;
  return `${preposition} ${words}`;
}
