/** The German words of the game, in their cases. */

import type {
  DailyEffect,
  Filter,
  Keyword,
  Phase,
  Status,
  Terrain,
} from '../../../engine/cards/ability.ts';
import { capitalizeWord, type GenderOrNeuter, type Noun } from '../../lexicon.ts';
import { nounsOf } from '../../say/context.ts';
import type { ZonePlace } from '../../say/filter.ts';
import { listWith } from '../../say/list.ts';
import { typeLineOf } from '../../say/noun.ts';
import { markDailyEffects, markStatus, TERRAIN, termMark } from '../../say/text.ts';
import type { NounKey } from '../../say/wording.ts';
import { CARD_TYPES, NOUNS, SUBTYPES } from '../lexicon/cards.ts';
import {
  type BeforeNoun,
  compoundStem,
  declinedAdjective,
  declinedEin,
  declinedNoun,
  definiteArticle,
  type GermanCase,
} from '../lexicon/forms.ts';
import {
  BOOST,
  COUNTER_STEMS,
  COUNTERS,
  DAILY_EFFECTS,
  KEYWORDS,
  STATUSES,
  ZONES as ZONE_HEADINGS,
} from '../lexicon/table.ts';

export type { BeforeNoun, Form, GermanCase } from '../lexicon/forms.ts';
export {
  declinedAdjective,
  declinedEin,
  declinedThis,
  definiteArticle,
  isHad,
  relativePronoun,
} from '../lexicon/forms.ts';

/** A colon as the language sets it, and the space behind it. */
export const COLON = ': ';

/** The names of the costs of a card, which have no singular. */
export const COST = {
  hand: 'Handkosten',
  reserve: 'Reservekosten',
  base: 'Basiskosten',
} as const;

function entryOf(key: NounKey): Noun {
  if (typeof key !== 'object') return NOUNS[key];
  const known = (SUBTYPES as Readonly<Record<string, Noun>>)[key.subtype];
  return known ?? [capitalizeWord(key.subtype), capitalizeWord(key.subtype)];
}

export function genderOfNoun(key: NounKey): GenderOrNeuter {
  return entryOf(key)[2] ?? 'm';
}

/** The gender of what a filter lets through. */
export function genderOf(filter: Filter): GenderOrNeuter {
  return genderOfNoun(nounsOf(filter)[0]!);
}

/** A noun in a case, after an article or none. */
export function nounIn(
  key: NounKey,
  plural: boolean,
  grammar: GermanCase = 'nom',
  before: BeforeNoun = 'none',
): string {
  const word = declinedNoun(entryOf(key), before, { gender: genderOfNoun(key), plural, grammar });
  return key === 'mana-orb' ? termMark('mana-orb', word) : word;
}

/** A sub-type as a word. */
export function subtypeWord(id: string, plural = false): string {
  return entryOf({ subtype: id })[plural ? 1 : 0];
}

/** A sub-type as the first part of a compound: "Soldaten" of "Soldatenmarke". */
export function subtypeStem(id: string): string {
  return compoundStem(entryOf({ subtype: id }));
}

/** The type line of a card. */
export const typeLine = typeLineOf(CARD_TYPES, subtypeWord);

/** Zones with their gender; the Adventure is where Expeditions move. */
export const ZONES: Readonly<Record<ZonePlace | 'adventure', readonly [string, GenderOrNeuter]>> = {
  adventure: [ZONE_HEADINGS.adventure, 'n'],
  deck: ['Deck', 'n'],
  discard: ['Ablagestapel', 'm'],
  expedition: ['Expeditionszone', 'f'],
  hand: ['Hand', 'f'],
  hero: ['Heldenzone', 'f'],
  landmark: ['Wahrzeichenzone', 'f'],
  limbo: [ZONE_HEADINGS.limbo, 'm'],
  mana: ['Manazone', 'f'],
  reserve: [ZONE_HEADINGS.reserve, 'f'],
};

/** The word for a player’s own part of the Landmark zone (3.2.7.b). */
export const OWN_LANDMARKS = 'Wahrzeichen-Bereich';

/** A word of a zone in a case: "Decks". */
export function zoneNoun(word: string, of: GenderOrNeuter, grammar: GermanCase): string {
  return declinedNoun([word, word, of], 'ein', { gender: of, plural: false, grammar });
}

/** A status as the object of a verb: "erhält Verankert". */
export function statusWord(id: Status): string {
  return markStatus(id, STATUSES[id]);
}

/** A status that comes before a noun: "erschöpfte", "Aufgestiegenen". */
export function statusAdjective(
  id: Status,
  before: BeforeNoun,
  form: Parameters<typeof declinedAdjective>[2],
): string {
  return markStatus(id, declinedAdjective(STATUSES[id], before, form));
}

export const KEYWORD: Readonly<Record<Keyword, string>> = KEYWORDS;

/** The terrain because of which an Expedition moves forward: "aufgrund von {forest}". */
export function dueTo(terrain: Terrain): string {
  return `aufgrund von ${TERRAIN[terrain]}`;
}

/** With the article, in the nominative. */
export const PHASE: Record<Phase, string> = {
  morning: 'der Morgen',
  noon: 'der Mittag',
  afternoon: 'der Nachmittag',
  dusk: 'der Abend',
  night: 'die Nacht',
};

/** During a phase. */
export const IN_PHASE: Record<Phase, string> = {
  morning: 'am Morgen',
  noon: 'am Mittag',
  afternoon: 'am Nachmittag',
  dusk: 'am Abend',
  night: 'in der Nacht',
};

/** When a phase begins. */
export const AT_PHASE: Record<Phase, string> = {
  morning: 'am Morgen',
  noon: 'zum Mittag',
  afternoon: 'zum Nachmittag',
  dusk: 'zum Abend',
  night: 'zur Nacht',
};

const DAILY_GENDER: Readonly<Record<DailyEffect, GenderOrNeuter>> = {
  succeed: 'm',
  prepare: 'f',
  draw: 'n',
  expand: 'm',
  progress: 'm',
  rest: 'f',
  'clean-up': 'n',
  'check-victory': 'f',
};

export const DAILY: Readonly<Record<DailyEffect, string>> = markDailyEffects(DAILY_EFFECTS);

/** A daily effect with its article: "der Ruhepause". */
export function dailyWith(daily: DailyEffect, grammar: GermanCase): string {
  const form = { gender: DAILY_GENDER[daily], plural: false, grammar };
  const [word = ''] = [DAILY_EFFECTS[daily]];
  const said = declinedNoun([word, word, form.gender], 'der', form);
  return `${definiteArticle(form)} ${termMark(daily, said)}`;
}

const NUMBERS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn'.split(' ');

/** A number in words up to ten; one agrees. */
export function numberWord(
  value: number,
  of: GenderOrNeuter = 'n',
  grammar: GermanCase = 'nom',
): string {
  if (value === 1) return declinedEin('ein', { gender: of, plural: false, grammar });
  return NUMBERS[value] ?? String(value);
}

/** Counters of a name without number: "Verstärkungen", "Kelon-Zähler", "Prüfungszähler". */
export function counterNoun(name: string, plural: boolean, dative = false): string {
  if (name === 'boost') return termMark('boost', BOOST[plural ? 1 : 0]);
  const word = plural && dative ? 'Zählern' : 'Zähler';
  if (name === 'any') return word;
  return COUNTER_STEMS[name] === undefined
    ? `${COUNTERS[name] ?? capitalizeWord(name)}-${word}`
    : COUNTER_STEMS[name] + word.toLowerCase();
}

/** Counters of a name: "1 Verstärkung", "2 Kelon-Zähler". */
export function counterPhrase(name: string, many: string, plural: boolean): string {
  return `${many} ${counterNoun(name, plural)}`;
}

/** "3." */
export function ordinalWord(value: number): string {
  return `${value}.`;
}

/** "a, b und c". */
export function joinList(items: readonly string[], last = 'und'): string {
  return listWith(last, items);
}

/** Names in a row, apart from each other even where a name holds a comma or an "und". */
export function joinNames(items: readonly string[]): string {
  return items.some((item) => /, | und /u.test(item)) ? items.join('; ') : joinList(items);
}

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/^in dem /u, 'im '],
  [/^von dem /u, 'vom '],
  [/^zu dem /u, 'zum '],
  [/^zu der /u, 'zur '],
  [/^in das /u, 'ins '],
];

/** A preposition before words that are in its case, contracted with an article: "im Limbus". */
export function withPreposition(preposition: string, words: string): string {
  const said = `${preposition} ${words}`;
  const found = CONTRACTED.find(([pattern]) => pattern.test(said));
  return found ? said.replace(...found) : said;
}
