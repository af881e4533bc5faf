/** Readers for the three languages, with the words that `wording/` prints. */

import type { Card } from '../engine/cards/card.ts';
import { COUNTERS as englishCounters } from '../rulebook/counters/en.ts';
import { COUNTERS as frenchCounters } from '../rulebook/counters/fr.ts';
import { COUNTERS as italianCounters } from '../rulebook/counters/it.ts';
import { subtype as englishSubtype } from '../wording/en/words.ts';
import { subtype as frenchSubtype } from '../wording/fr/words.ts';
import { subtype as italianSubtype } from '../wording/it/words.ts';
import { english } from './en/index.ts';
import { french } from './fr/index.ts';
import { italian } from './it/index.ts';
import { type Reader, reader, type Words } from './reader.ts';

export const CARD_LANGUAGES = ['en', 'fr', 'it'] as const;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** The sub-types of the printed cards. */
export const SUBTYPES = [
  ...['adventurer', 'animal', 'apprentice', 'artist', 'boon', 'bureaucrat', 'citizen', 'companion'],
  ...['conjuration', 'construction', 'deity', 'disruption', 'dragon', 'druid', 'elemental'],
  ...['engineer', 'fairy', 'gear', 'illusion', 'leviathan', 'mage', 'maneuver', 'merchant'],
  ...['messenger', 'noble', 'ore', 'plant', 'robot', 'rogue', 'sap', 'scholar', 'scientist'],
  ...['site', 'soldier', 'song', 'spirit', 'titan', 'trainer'],
];

interface Vocabulary {
  readonly words: Words;
  readonly subtype: (id: string, plural: boolean) => string;
  readonly counters: Readonly<Record<string, string>>;
}

const VOCABULARIES: Readonly<Record<CardLanguage, Vocabulary>> = {
  en: { words: english, subtype: englishSubtype, counters: englishCounters },
  fr: { words: french, subtype: frenchSubtype, counters: frenchCounters },
  it: { words: italian, subtype: italianSubtype, counters: italianCounters },
};

/** A reader of a language; `tokens` are the cards that a text can create. */
export function readerOf(
  language: CardLanguage,
  tokens: readonly Pick<Card, 'id' | 'name'>[],
): Reader {
  const { words, subtype, counters } = VOCABULARIES[language];
  return reader(words, {
    subtypes: Object.fromEntries(
      SUBTYPES.map((id) => [id, [...new Set([subtype(id, false), subtype(id, true)])]]),
    ),
    counters: Object.fromEntries(Object.entries(counters).map(([id, word]) => [id, [word]])),
    tokens: Object.fromEntries(
      tokens.map(({ id, name }) => [id, [...new Set([name[language] ?? name.en, name.en])]]),
    ),
  });
}

/** A sub-type in every language, one and several. */
export function subtypeWords(id: string): readonly string[] {
  return CARD_LANGUAGES.flatMap((language) => {
    const { subtype } = VOCABULARIES[language];
    return [subtype(id, false), subtype(id, true)];
  });
}
