/** The English words of the game. */

import type { DailyEffect, Keyword, Phase, Place, Status } from '../../../engine/cards/ability.ts';
import type { CardType } from '../../../engine/cards/card.ts';
import type { NounKey } from '../../say/context.ts';
import { listWith } from '../../say/list.ts';
import { typeLineOf } from '../../say/noun.ts';
import { term } from '../../say/text.ts';
import { KEYWORDS } from '../keywords.ts';

/** A colon as the language sets it, and the space behind it. */
export const COLON = ': ';

const NOUNS: Record<Exclude<NounKey, object>, readonly [string, string]> = {
  card: ['card', 'cards'],
  character: ['Character', 'Characters'],
  permanent: ['Permanent', 'Permanents'],
  'landmark-permanent': ['Landmark Permanent', 'Landmark Permanents'],
  'expedition-permanent': ['Expedition Permanent', 'Expedition Permanents'],
  spell: ['Spell', 'Spells'],
  hero: ['Hero', 'Heroes'],
  'mana-orb': ['Mana Orb', 'Mana Orbs'],
  token: ['token', 'tokens'],
  'token-character': ['token Character', 'token Characters'],
  'token-permanent': ['token Permanent', 'token Permanents'],
  expedition: ['Expedition', 'Expeditions'],
  region: ['region', 'regions'],
};

const FAMILY: Readonly<Record<string, string>> = {
  fairy: 'Fairies',
  deity: 'Deities',
};

/** A sub-type as a word: "Robot", "Deities". */
export function subtype(id: string, plural = false): string {
  const word = id.charAt(0).toUpperCase() + id.slice(1);
  return plural ? (FAMILY[id] ?? `${word}s`) : word;
}

export function noun(key: NounKey, plural: boolean): string {
  if (typeof key === 'object') return subtype(key.subtype, plural);
  const word = NOUNS[key][plural ? 1 : 0];
  return key === 'mana-orb' ? term('mana-orb', word) : word;
}

/** Zones; the Adventure is where Expeditions move. */
export const ZONES: Readonly<Record<Place | 'adventure', string>> = {
  adventure: 'Adventure',
  deck: 'deck',
  discard: 'discard pile',
  expedition: 'Expedition zone',
  hand: 'hand',
  hero: 'Hero zone',
  landmark: 'Landmark zone',
  limbo: 'Limbo',
  mana: 'Mana zone',
  reserve: 'Reserve',
  play: 'play',
};

const TYPES: Record<CardType, string> = {
  character: 'Character',
  'expedition-permanent': 'Expedition Permanent',
  hero: 'Hero',
  'landmark-permanent': 'Landmark Permanent',
  'landmark-token': 'Landmark token',
  mana: 'Mana',
  spell: 'Spell',
  token: 'Character token',
};

/** The type line of a card. */
export const typeLine = typeLineOf(TYPES, subtype);

export const STATUS: Record<Status, string> = {
  anchored: term('anchored', 'Anchored'),
  ascended: term('ascended', 'Ascended'),
  asleep: term('asleep', 'Asleep'),
  boosted: term('boosted', 'Boosted'),
  completed: 'completed',
  exhausted: term('exhausted', 'exhausted'),
  fleeting: term('fleeting', 'Fleeting'),
};

export const KEYWORD: Record<Keyword, string> = KEYWORDS;

export const PHASE: Record<Phase, string> = {
  morning: 'Morning',
  noon: 'Noon',
  afternoon: 'the Afternoon',
  dusk: 'Dusk',
  night: 'Night',
};

export const DAILY: Record<DailyEffect, string> = {
  succeed: term('succeed', 'Succeed'),
  prepare: term('prepare', 'Prepare'),
  draw: term('draw', 'Draw'),
  expand: term('expand', 'Expand'),
  progress: term('progress', 'Progress'),
  rest: term('rest', 'Rest'),
  'clean-up': term('clean-up', 'Clean-up'),
  'check-victory': term('check-victory', 'Check Victory'),
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number in words up to nine. */
export function number(value: number): string {
  return NUMBERS[value] ?? String(value);
}

/** Counters of a name: "1 boost", "2 Kelon counters". */
export function counters(name: string, many: string, plural: boolean): string {
  if (name === 'any') return `${many} ${plural ? 'counters' : 'counter'}`;
  if (name === 'boost') return `${many} ${term('boost', plural ? 'boosts' : 'boost')}`;
  const word = name.charAt(0).toUpperCase() + name.slice(1);
  return `${many} ${word} ${plural ? 'counters' : 'counter'}`;
}

/** "a, b and c". */
export function list(items: readonly string[], last = 'and'): string {
  return listWith(last, items);
}

/** Names of cards in a row: by semicolons where a name has a comma of its own. */
export function names(items: readonly string[]): string {
  return items.some((item) => item.includes(',')) ? items.join('; ') : list(items);
}

/** The indefinite article before words: "a Character", "an Expedition", "an 8". */
export function a(words: string): string {
  const shown = words.replace(/^\[\[[^\]|]+\|/u, '');
  return /^(?:[aeio]|8|1[18](?!\d))/iu.test(shown) ? `an ${words}` : `a ${words}`;
}
