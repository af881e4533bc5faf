/** A query, its answer, and the data that a search loads. */

import type { LackingList } from '../rulebook/lacking.ts';
import type { Language } from '../rulebook/language.ts';
import type { OtherMeaning } from '../rulebook/other-meaning.ts';
import type { CardCases } from './card-cases.ts';
import type { CardTexts } from './card-texts.ts';
import type { Elsewhere, ElsewhereList } from './elsewhere.ts';
import type { FindFullText } from './full-text.ts';
import type { GridSentences } from './grid.ts';
import type { NumberList } from './numbers.ts';
import type { Lexicon } from './rank/lexicon.ts';
import type { Correction } from './rank/query.ts';
import type { Meaning } from './rank/word-groups.ts';
import type { SearchResult } from './result.ts';

/** A query to search for. */
export interface SearchQuery {
  readonly text: string;
  readonly language: Language;
  /** Whether unknown words are taken as they are. */
  readonly literal?: boolean;
}

/**
 * The outcome of a search. `match` says how the results were found: by `words`; by an existing
 * `number` or a card's reference; as the `nearest` numbers; as the counterparts of a number that
 * exists only `elsewhere`, in another edition; or by words in their `full-text` alone.
 */
export interface SearchAnswer {
  readonly match: 'words' | 'full-text' | 'number' | 'nearest' | 'elsewhere';
  readonly results: readonly SearchResult[];
  /** Whether no rule answers it: the results are only near. */
  readonly isUnanswered?: boolean;
  /** Words that were read as others. */
  readonly corrections: readonly Correction[];
  /** Words of other languages and synonyms that were read as terms. */
  readonly meanings: readonly (Meaning & { readonly name: string })[];
  /** The language that the query was read in, where that is not the page's. */
  readonly readIn: Language | null;
  /** For `elsewhere`, the other edition and the number in it. */
  readonly elsewhere?: Pick<Elsewhere, 'edition' | 'number'>;
  /** The meanings of the number found in other editions, where they differ. */
  readonly otherMeanings?: readonly OtherMeaning[];
  /** The editions that can be searched, the current one first. */
  readonly editions: readonly string[];
  /** The query in each language, where all of it is the name of a term or a card. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** Where nothing was found, names of terms that look like what was typed. */
  readonly near: readonly string[];
  /**
   * Set if the first part of the index answered: loads the rest and searches again. The first results
   * keep their order. Resolves to null if the rest cannot be loaded.
   */
  readonly searchRest?: () => Promise<SearchAnswer | null>;
}

/** Loads the data of a search, by language; each is loaded once, when it is first needed. */
export interface SearchSources {
  numbers(language: Language): Promise<NumberList>;
  /** The numbers of other editions. */
  elsewhere(language: Language): Promise<ElsewhereList>;
  /** The numbers of rules that each edition lacks. */
  lacking(language: Language): Promise<LackingList>;
  /** The whole index of words. */
  lexicon(language: Language): Promise<Lexicon>;
  /**
   * The part of the index that answers single words, made ready for those of a text; the whole index if it
   * is loaded.
   */
  firstLexicon(language: Language, text: string): Promise<Lexicon>;
  /** The sentence on each pair of the grid. */
  grid(language: Language): Promise<GridSentences>;
  /** The printed texts of cards. */
  cardTexts(language: Language): Promise<CardTexts>;
  /** What decides questions about cards of a kind. */
  cardCases(language: Language): Promise<CardCases>;
  fullText(): Promise<FindFullText>;
  /** Finds cards by their printed references. */
  references(): Promise<(text: string, language: Language) => readonly SearchResult[]>;
}
