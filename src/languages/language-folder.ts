import type { TextChecks } from './checks.ts';
import type { GlossaryWords } from './glossary.ts';
import type { GameLexicon } from './lexicon.ts';
import type { QueryWords } from './query-words.ts';
import type { ReadingWords } from './read/reader.ts';
import type { PlayWords } from './say/teller.ts';
import type { Wording } from './say/wording.ts';
import type { LanguageTexts } from './texts/language-texts.ts';

/** All that a language is known by: what the `index.ts` of its folder exports. */
export interface LanguageFolder {
  /** The words of the game. */
  readonly lexicon: GameLexicon;
  /** Says cards. */
  readonly wording: Wording;
  /** Says what happens at a table. */
  readonly playWords: PlayWords;
  /** Reads cards. */
  readonly reading: ReadingWords;
  /** The texts of the interface. */
  readonly texts: LanguageTexts;
  /** Reads queries. */
  readonly queryWords: QueryWords;
  /** Checks what people write. */
  readonly checks: TextChecks;
  /** Reads pages of the older glossary. */
  readonly glossary: GlossaryWords;
}
