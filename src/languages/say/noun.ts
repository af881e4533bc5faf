/** The nouns of a language, and the type line of a card. */

import type { Filter } from '../../engine/cards/ability.ts';
import type { CardType } from '../../engine/cards/vocabulary.ts';
import { capitalizeWord, type Gender, type Noun, type Nouns } from '../lexicon.ts';
import { nounsOf } from './context.ts';
import { termMark } from './text.ts';
import type { NounKey } from './wording.ts';

interface NounWords {
  readonly gender: (key: NounKey) => Gender;
  /** The gender of what a filter lets through. */
  readonly genderOf: (filter: Filter) => Gender;
  readonly noun: (key: NounKey, plural: boolean) => string;
  /** A sub-type as a word. */
  readonly subtype: (id: string, plural?: boolean) => string;
}

/** Looks nouns up; a sub-type that the language does not know has its id for a name. */
export function createNouns(nouns: Nouns, subtypes: Readonly<Record<string, Noun>>): NounWords {
  const entry = (key: NounKey): Noun =>
    typeof key === 'object'
      ? (subtypes[key.subtype] ?? [capitalizeWord(key.subtype), capitalizeWord(key.subtype)])
      : nouns[key];
  const gender = (key: NounKey): Gender => (entry(key)[2] === 'f' ? 'f' : 'm');
  return {
    gender,
    genderOf: (filter) => gender(nounsOf(filter)[0]!),
    noun(key, plural) {
      const word = entry(key)[plural ? 1 : 0];
      return key === 'mana-orb' ? termMark('mana-orb', word) : word;
    },
    subtype: (id, plural = false) => entry({ subtype: id })[plural ? 1 : 0],
  };
}

/** The type line of a card: "Character — Robot, Soldier" (2.2.1.c, 2.2.2.i). */
export function typeLineOf(
  types: Readonly<Record<CardType, string>>,
  subtype: (id: string) => string,
): (type: CardType, subtypes: readonly string[]) => string {
  return (type, subtypes) =>
    subtypes.length === 0
      ? types[type]
      : `${types[type]} — ${subtypes.map((id) => subtype(id)).join(', ')}`;
}
