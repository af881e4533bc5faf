/** The English words of the game. */

import type { DailyEffect, Keyword, Phase, Place, Status } from '../../../engine/cards/ability.ts';
import { capitalizeWord } from '../../lexicon.ts';
import { listWith } from '../../say/list.ts';
import { createNouns, typeLineOf } from '../../say/noun.ts';
import { markDailyEffects, markStatuses, termMark } from '../../say/text.ts';
import { CARD_TYPES, NOUNS, SUBTYPES } from '../lexicon/cards.ts';
import {
  BOOST,
  COUNTERS,
  DAILY_EFFECTS,
  KEYWORDS,
  PHASES,
  STATUSES,
  ZONES as ZONE_HEADINGS,
} from '../lexicon/table.ts';

/** A colon as the language sets it, and the space behind it. */
export const COLON = ': ';

export const { noun, subtype } = createNouns(NOUNS, SUBTYPES);

/** Zones; the Adventure is where Expeditions move. */
export const ZONES: Readonly<Record<Place | 'adventure', string>> = {
  adventure: ZONE_HEADINGS.adventure,
  deck: 'deck',
  discard: 'discard pile',
  expedition: 'Expedition zone',
  hand: 'hand',
  hero: 'Hero zone',
  landmark: 'Landmark zone',
  limbo: ZONE_HEADINGS.limbo,
  mana: 'Mana zone',
  reserve: ZONE_HEADINGS.reserve,
  play: 'play',
};

/** The type line of a card. */
export const typeLine = typeLineOf(CARD_TYPES, subtype);

/** Statuses, marked as terms except "completed", which is a term in no book. */
export const STATUS: Readonly<Record<Status, string>> = markStatuses(STATUSES);

export const KEYWORD: Readonly<Record<Keyword, string>> = KEYWORDS;

export const PHASE: Record<Phase, string> = {
  ...PHASES,
  afternoon: `the ${PHASES.afternoon}`,
};

export const DAILY: Readonly<Record<DailyEffect, string>> = markDailyEffects(DAILY_EFFECTS);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number in words up to nine. */
export function numberWord(value: number): string {
  return NUMBERS[value] ?? String(value);
}

/** "the first", "third". */
export function ordinalWord(value: number): string {
  return ['first', 'second', 'third', 'fourth', 'fifth'][value - 1] ?? `${numberWord(value)}th`;
}

/** Counters of a name: "1 boost", "2 Kelon counters". */
export function counterPhrase(name: string, many: string, plural: boolean): string {
  if (name === 'any') return `${many} ${plural ? 'counters' : 'counter'}`;
  if (name === 'boost') return `${many} ${termMark('boost', BOOST[plural ? 1 : 0])}`;
  const word = COUNTERS[name] ?? capitalizeWord(name);
  return `${many} ${word} ${plural ? 'counters' : 'counter'}`;
}

/** "a, b and c". */
export function joinList(items: readonly string[], last = 'and'): string {
  return listWith(last, items);
}

/** Names of cards in a row: by semicolons where a name has a comma of its own. */
export function joinNames(items: readonly string[]): string {
  return items.some((item) => item.includes(',')) ? items.join('; ') : joinList(items);
}

/** The indefinite article before words: "a Character", "an Expedition", "an 8". */
export function withIndefinite(words: string): string {
  const shown = words.replace(/^\[\[[^\]|]+\|/u, '');
  return /^(?:[aeio]|8|1[18](?!\d))/iu.test(shown) ? `an ${words}` : `a ${words}`;
}
