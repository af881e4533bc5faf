import type { Language } from '../../rulebook/language.ts';
import type { ResultKind } from '../../search/index/record.ts';
import type { OtherMeaningWords } from './other-meaning.ts';

/** What the search says in one language; all else on the page is in `site.ts`. */
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
  /** How many results there are. */
  readonly found: (count: number) => string;
  /** The number does not exist, so many near ones do. */
  readonly nearest: (count: number) => string;
  /** The number is one of another edition; what answers to it here follows. */
  readonly elsewhere: (edition: string, number: string) => string;
  /** The number is one of another edition, and nothing answers to it here. */
  readonly onlyElsewhere: (edition: string, number: string) => string;
  /** What the number found stands for in another edition. */
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
  /** What was typed, and the word that it was read as. */
  readonly corrected: (typed: string, read: string) => string;
  /** Asks for the results of what was typed. */
  readonly refuse: string;
  /** A word of another language or of players, and the term that it means. */
  readonly meaning: (said: string, language: string, name: string) => string;
  readonly readIn: (language: string) => string;
  readonly nameLanguage: (language: Language) => string;
  /** So many texts have the words, and nothing else does. */
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
  /** Over the first results, where no rule answers what was asked. */
  readonly near: string;
  /** No rule answers what was asked; what is near follows. */
  readonly unanswered: string;
  /** Over what a typed number leads to. */
  readonly number: string;
  /** Leads to the deck checker. */
  readonly checkDeck: string;
  /** Leads to the worked example. */
  readonly watch: string;
  /** Of what only an older edition has. */
  readonly older: (edition: string) => string;
  /** The number of the same rule in another edition. */
  readonly also: (edition: string, number: string) => string;
  readonly more: (count: number) => string;
  readonly nearestTerms: string;
  /** Asks for what only full texts have. */
  readonly searchTexts: string;
  /** Over what full texts have. */
  readonly inTexts: string;
  /** Over pages that a missing address may mean. */
  readonly suggested: string;
}

/** What the search says in one language, loaded when it is needed. */
export async function loadSearchWords(language: Language): Promise<SearchWords> {
  const loaded: { search: SearchWords } = await import(`../${language}/texts/search.ts`);
  return loaded.search;
}
