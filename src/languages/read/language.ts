/** Readers for the three languages, with the words that `languages/say/` prints. */

import type { Card } from '../../engine/cards/card.ts';
import { COUNTERS as englishCounters } from '../en/counters.ts';
import { english } from '../en/read/index.ts';
import { subtype as englishSubtype } from '../en/say/words.ts';
import { COUNTERS as frenchCounters } from '../fr/counters.ts';
import { french } from '../fr/read/index.ts';
import { subtype as frenchSubtype } from '../fr/say/words.ts';
import { COUNTERS as italianCounters } from '../it/counters.ts';
import { italian } from '../it/read/index.ts';
import { subtype as italianSubtype } from '../it/say/words.ts';
import { type Reader, reader, type Words } from './reader.ts';

export const CARD_LANGUAGES = ['en', 'fr', 'it'] as const;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** The sub-types of the printed cards. */
export const SUBTYPES = [
  ...['adventurer', 'animal', 'apprentice', 'artist', 'boon', 'bureaucrat', 'citizen', 'companion'],
  ...[
    'conjuration',
    'construction',
    'corruption',
    'deity',
    'disruption',
    'dragon',
    'druid',
    'elemental',
  ],
  ...['engineer', 'fairy', 'feat', 'gear', 'illusion', 'leviathan', 'mage', 'maneuver', 'merchant'],
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
