/** Readers for the three languages, with the words that `wording/` prints. */

import { english as englishWords } from './en/index.ts';
import { type Reader, reader, type Words } from './reader.ts';
import { subtype as englishSubtype } from '../wording/en/words.ts';
import type { Card } from '../engine/card.ts';

export type CardLanguage = 'en' | 'fr' | 'it';

/** The sub-types of the printed cards. */
export const SUBTYPES = [
  ...['adventurer', 'animal', 'apprentice', 'artist', 'boon', 'bureaucrat', 'citizen', 'companion'],
  ...['conjuration', 'construction', 'deity', 'disruption', 'dragon', 'druid', 'elemental'],
  ...['engineer', 'fairy', 'gear', 'illusion', 'leviathan', 'mage', 'maneuver', 'merchant'],
  ...['messenger', 'noble', 'ore', 'plant', 'robot', 'rogue', 'sap', 'scholar', 'scientist'],
  ...['site', 'soldier', 'song', 'spirit', 'titan', 'trainer'],
];

const LANGUAGES: Readonly<Record<string, { words: Words; subtype: (id: string, plural: boolean) => string }>> = {
  en: { words: englishWords, subtype: englishSubtype },
};

export function readerOf(language: CardLanguage, tokens: readonly Card[]): Reader {
  const { words, subtype } = LANGUAGES[language]!;
  return reader(words, {
    subtypes: Object.fromEntries(SUBTYPES.map((id) => [id, [subtype(id, false), subtype(id, true)]])),
    counters: {},
    tokens: Object.fromEntries(
      tokens.map(({ id, name }) => [id, [...new Set([name[language] ?? name.en, name.en])]]),
    ),
  });
}
