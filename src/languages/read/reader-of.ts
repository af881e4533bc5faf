/** Readers for the three languages, with the words that `languages/say/` prints. */

import { CARD_TYPES, type Card } from '../../engine/cards/card.ts';
import { lexicon as englishWords } from '../en/lexicon/index.ts';
import { reading as english } from '../en/read/index.ts';
import { lexicon as frenchWords } from '../fr/lexicon/index.ts';
import { reading as french } from '../fr/read/index.ts';
import { lexicon as italianWords } from '../it/lexicon/index.ts';
import { reading as italian } from '../it/read/index.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Noun } from '../say/noun.ts';
import { SUBTYPES } from '../subtypes.ts';
import { type Reader, type ReadingWords, reader } from './reader.ts';

export const CARD_LANGUAGES = ['en', 'fr', 'it'] as const;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

interface Vocabulary {
  readonly words: ReadingWords;
  readonly lexicon: Lexicon;
}

const VOCABULARIES: Readonly<Record<CardLanguage, Vocabulary>> = {
  en: { words: english, lexicon: englishWords },
  fr: { words: french, lexicon: frenchWords },
  it: { words: italian, lexicon: italianWords },
};

/** Types that people write cards of. */
const WRITTEN_TYPES = CARD_TYPES.filter((type) => type !== 'mana');

/** One and several of a noun, each once. */
function formsOf([one, several]: Noun): readonly string[] {
  return [...new Set([one, several])];
}

/** A reader of a language; `tokens` are the cards that a text can create. */
export function readerOf(
  language: CardLanguage,
  tokens: readonly Pick<Card, 'id' | 'name'>[],
): Reader {
  const { words, lexicon } = VOCABULARIES[language];
  return reader(words, {
    types: Object.fromEntries(
      WRITTEN_TYPES.map((type) => [
        type,
        [lexicon.cardTypes[type], ...(words.shortTypes[type] ?? [])],
      ]),
    ),
    subtypes: Object.fromEntries(SUBTYPES.map((id) => [id, formsOf(lexicon.subtypes[id])])),
    counters: Object.fromEntries(
      Object.entries(lexicon.counters).map(([id, word]) => [id, [word]]),
    ),
    tokens: Object.fromEntries(
      tokens.map(({ id, name }) => [id, [...new Set([name[language] ?? name.en, name.en])]]),
    ),
  });
}
