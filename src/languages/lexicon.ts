/** The words of the game that every language has: each spelt once in `LANG/lexicon/`. */

import type {
  DailyEffect,
  Keyword,
  Phase,
  Side,
  Status,
  Terrain,
} from '../engine/cards/ability.ts';
import type { CardType, Faction, Rarity } from '../engine/cards/vocabulary.ts';
import type { IconName } from '../rulebook/icon.ts';
import type { NounKey } from './say/wording.ts';
import type { Subtype } from './subtypes.ts';

/** The heading of a player's zone, or of the place where Expeditions move. */
export type ZoneHeading =
  | 'hand'
  | 'deck'
  | 'discard'
  | 'reserve'
  | 'landmarks'
  | 'mana'
  | 'limbo'
  | 'hero'
  | 'adventure';

/** Words for phases, zones, statuses and other things on a table. */
export interface TableWords {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly dailyEffects: Readonly<Record<DailyEffect, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly zones: Readonly<Record<ZoneHeading, string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
  /** One boost and several. */
  readonly boost: readonly [one: string, several: string];
  /** Counters other than boosts, by their ids. */
  readonly counters: Readonly<Record<string, string>>;
  readonly rarities: Readonly<Record<Rarity, string>>;
}

/** Words in place of icons where only text is possible: search, descriptions, quotations. */
export type IconWords = Readonly<Record<IconName, string>>;

/** Text alternatives of icons; that of a mana circle is its number. */
export type IconMeanings = Readonly<Record<Exclude<IconName, 'mana'>, string>>;

export type Gender = 'm' | 'f';

/** The genders of a language with a neuter. */
export type GenderOrNeuter = Gender | 'n';

/** A language without genders leaves the gender out. */
export type Noun = readonly [singular: string, plural: string, gender?: GenderOrNeuter];

/** The nouns of the game in a language, without those of sub-types. */
export type Nouns = Readonly<Record<Exclude<NounKey, object>, Noun>>;

/** The kinds of cards and objects. */
export interface CardWords {
  readonly nouns: Nouns;
  readonly subtypes: Readonly<Record<Subtype, Noun>>;
  readonly cardTypes: Readonly<Record<CardType, string>>;
}

export interface GameLexicon extends TableWords, CardWords {
  readonly iconWords: IconWords;
  readonly iconMeanings: IconMeanings;
  /** An amount of mana in words: `2 mana`. */
  readonly manaAmount: (amount: string) => string;
}

/** A word with a capital: `commune` as `Commune`. */
export function capitalizeWord(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** The words of a table in small letters. */
export function lowerCased<Key extends string>(
  words: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> {
  const small = Object.entries<string>(words).map(([key, word]) => [key, word.toLowerCase()]);
  return Object.fromEntries(small) as Record<Key, string>;
}

/** The names of factions, the same in every language. */
export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  axiom: 'Axiom',
  bravos: 'Bravos',
  lyra: 'Lyra',
  muna: 'Muna',
  ordis: 'Ordis',
  yzmir: 'Yzmir',
};
