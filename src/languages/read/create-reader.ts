/** Readers of the languages, with the words that `languages/say/` prints. */

import type { Card } from '../../engine/cards/card.ts';
import { CARD_TYPES } from '../../engine/cards/vocabulary.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { GameLexicon, Noun } from '../lexicon.ts';
import { SUBTYPES } from '../subtypes.ts';
import { type Reader, type ReadingWords, readerWithNames } from './reader.ts';

/** The cards that a text can create. */
export type Tokens = readonly Pick<Card, 'id' | 'name' | 'statistics'>[];

/** The parts from which the reader of a language is made. */
export interface ReaderParts {
  readonly reading: ReadingWords;
  readonly lexicon: GameLexicon;
}

/** Types that people write cards of. */
const WRITTEN_TYPES = CARD_TYPES.filter((type) => type !== 'mana');

/** One and several of a noun, each once. */
function formsOf([one, several]: Noun): readonly string[] {
  return [...new Set([one, several])];
}

/** Makes the reader of a language. */
export function createReader(
  language: Language,
  { reading: words, lexicon }: ReaderParts,
  tokens: Tokens,
): Reader {
  return readerWithNames(words, {
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
    statistics: Object.fromEntries(
      tokens.flatMap(({ id, statistics: said }) =>
        said ? [[id, `${said.forest}/${said.mountain}/${said.water}`] as const] : [],
      ),
    ),
  });
}

/** Loads the parts of one language's reader. */
async function loadReaderParts(language: Language): Promise<ReaderParts> {
  const [{ reading }, { lexicon }]: [Pick<ReaderParts, 'reading'>, Pick<ReaderParts, 'lexicon'>] =
    await Promise.all([
      import(`../${language}/read/index.ts`),
      import(`../${language}/lexicon/index.ts`),
    ]);
  return { reading, lexicon };
}

/** The readers of every language. */
export type Readers = Readonly<Record<Language, Reader>>;

/** Loads the readers of every language. */
export async function loadReaders(tokens: Tokens): Promise<Readers> {
  const readers = LANGUAGES.map(
    async (language) =>
      [language, createReader(language, await loadReaderParts(language), tokens)] as const,
  );
  return Object.fromEntries(await Promise.all(readers)) as Record<Language, Reader>;
}
