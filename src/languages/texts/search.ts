import type { Language } from '../../rulebook/language.ts';
import type { ResultKind } from '../../search/index/record.ts';
import type { OtherMeaningWords } from './other-meaning.ts';

/** Texts of the search in one language; all other texts of the page are in `site.ts`. */
export interface SearchWords {
  /** Beside an English name that stands for one that is not known. */
  readonly englishName: string;
  readonly label: string;
  readonly placeholder: string;
  readonly close: string;
  readonly results: string;
  /** How to go on with the keyboard. */
  readonly keys: string;
  readonly loading: string;
  /** How many results there are; of more than `MANY_RESULTS`, that they are more. */
  readonly found: (count: number) => string;
  /** The number does not exist, so many near ones do. */
  readonly nearest: (count: number) => string;
  /** The number is one of another edition; its counterparts here follow. */
  readonly elsewhere: (edition: string, number: string) => string;
  /** The number is one of another edition, and has no counterpart here. */
  readonly onlyElsewhere: (edition: string, number: string) => string;
  /** The meaning of the number found in another edition. */
  readonly otherMeaning: OtherMeaningWords;
  readonly none: string;
  readonly failed: string;
  readonly retry: string;
  readonly outline: string;
  readonly terms: string;
  /** Leads from the first results to all of them. */
  readonly all: (count: number) => string;
  readonly kind: Readonly<Record<ResultKind, string>>;
  /** The kinds as headings over several results. */
  readonly groups: Readonly<Record<ResultKind, string>>;
  /** The word typed, and the word that the search read instead. */
  readonly corrected: (typed: string, read: string) => string;
  /** A button: searches for the word as it was typed. */
  readonly refuse: string;
  /** A word of another language or of players, and the term that it means. */
  readonly meaning: (said: string, language: string, name: string) => string;
  readonly readIn: (language: string) => string;
  readonly nameLanguage: (language: Language) => string;
  /** The number of full texts with the words, where nothing else has them. */
  readonly fullText: (count: number) => string;
  readonly recent: string;
  readonly forget: string;
  readonly filters: string;
  /** There are results, and the filters let none of them through. */
  readonly filteredOut: string;
  /** Shows them all. */
  readonly unfilter: string;
  readonly everything: string;
  readonly edition: string;
  /** The language of the results. */
  readonly language: string;
  readonly anyEdition: string;
  readonly chapter: string;
  readonly anyChapter: string;
  /** Over the first results, of whatever kind. */
  readonly best: string;
  /** Over the first results, where no rule answers the question. */
  readonly near: string;
  /** No rule answers the question; the nearest results follow. */
  readonly unanswered: string;
  /** Over the results of a typed number. */
  readonly number: string;
  /** Leads to the deck checker. */
  readonly checkDeck: string;
  /** Leads to the worked example. */
  readonly watch: string;
  /** Marks a result that only an older edition has. */
  readonly older: (edition: string) => string;
  /** The number of the same rule in another edition. */
  readonly also: (edition: string, number: string) => string;
  readonly more: (count: number) => string;
  readonly nearestTerms: string;
  /** A button: searches the full texts too. */
  readonly searchTexts: string;
  /** Over the results of the full texts. */
  readonly inTexts: string;
  /** Over pages that a missing address may mean. */
  readonly suggested: string;
}

/** Loads the texts of the search in one language. */
export async function loadSearchWords(language: Language): Promise<SearchWords> {
  const loaded: { search: SearchWords } = await import(`../${language}/texts/search.ts`);
  return loaded.search;
}
