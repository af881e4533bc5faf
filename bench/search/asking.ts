import { join } from 'node:path';
import { root } from '../../scripts/dependencies.mjs';
import { type Books, openLibrary } from '../../src/library/open-library.ts';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';
import type { SearchAnswer, SearchSources } from '../../src/search/answer.ts';
import { cardCasesIn } from '../../src/search/index/card-cases.ts';
import { gridSentencesIn } from '../../src/search/index/grid-sentences.ts';
import { type IndexContent, readIndex } from '../../src/search/index/read.ts';
import { indexRows } from '../../src/search/index/rows.ts';
import {
  cardTextsIn,
  type SearchedLibrary,
  searchedLibrary,
} from '../../src/search/index/searched-library.ts';
import type { NumberList } from '../../src/search/numbers.ts';
import type { Lexicon } from '../../src/search/rank/lexicon.ts';
import { lexiconOf } from '../../src/search/rank/make-lexicon.ts';
import { search } from '../../src/search/search.ts';
import { isAnswer, type TestQuery } from './queries.ts';

/** The last place that counts in the mean reciprocal rank. */
const DEEPEST = 20;

/** The search that the page and the dialog share, on an index of `content/` and `data/`. */
export class AskedSearch {
  readonly #indexes: ReadonlyMap<Language, IndexContent>;
  readonly #numbers: ReadonlyMap<Language, NumberList>;
  readonly #shown: ReadonlyMap<Language, ShownTexts>;
  readonly #edition: string;
  #lexicons = new Map<Language, Lexicon>();

  private constructor(content: SearchedLibrary, indexes: ReadonlyMap<Language, IndexContent>) {
    this.#indexes = indexes;
    this.#edition = content.outlines[0]!.edition;
    this.#numbers = new Map(LANGUAGES.map((language) => [language, numberList(content, language)]));
    this.#shown = new Map(LANGUAGES.map((language) => [language, shownTexts(content, language)]));
    this.weigh();
  }

  static async read(): Promise<AskedSearch> {
    const library = searchedLibrary(openLibrary(join(root, 'content'), join(root, 'data')));
    const indexes = LANGUAGES.map((language) => {
      return [language, readIndex(indexRows(library, language), language)] as const;
    });
    return new AskedSearch(library, new Map(indexes));
  }

  /** Weighs the words of all records, again after a weight of the ranking was changed. */
  weigh(): void {
    this.#lexicons = new Map(
      Array.from(this.#indexes, ([language, index]) => [language, lexiconOf(index)]),
    );
  }

  answer({ text, language }: Pick<TestQuery, 'text' | 'language'>): Promise<SearchAnswer> {
    return search({ text, language }, this.#sourcesIn(language));
  }

  /** Returns the index of a language, ready to be searched. */
  lexiconOf(language: Language): Lexicon {
    return this.#lexicons.get(language)!;
  }

  /** Returns the place of the first answer in results, from 1; null if there is none. */
  placeIn({ results }: SearchAnswer, query: Pick<TestQuery, 'answers'>): number | null {
    const first = results.findIndex(({ url }) => isAnswer(url, query, this.#edition));
    return first < 0 || first >= DEEPEST ? null : first + 1;
  }

  #sourcesIn(language: Language): SearchSources {
    return {
      numbers: async () => this.#numbers.get(language)!,
      elsewhere: async () => ({}),
      lacking: async () => ({}),
      grid: async (language) => this.#shown.get(language)!.grid,
      lexicon: async (language) => this.#lexicons.get(language)!,
      firstLexicon: async (language) => this.#lexicons.get(language)!,
      cardTexts: async (language) => this.#shown.get(language)!.cardTexts,
      cardCases: async (language) => this.#shown.get(language)!.cardCases,
      fullText: async () => async () => [],
      references: async () => () => [],
    };
  }
}

/** What a search loads besides its index; made once, because the time of a query is measured. */
function shownTexts(library: SearchedLibrary, language: Language) {
  return {
    grid: gridSentencesIn(language),
    cardTexts: cardTextsIn(library, language),
    cardCases: cardCasesIn(library, language),
  };
}

type ShownTexts = ReturnType<typeof shownTexts>;

function numberList(content: Books, language: Language): NumberList {
  const { edition } = content.outlines[0]!;
  const own = content.sections.filter(
    (page) => page.edition === edition && page.language === language,
  );
  const sections = own.map(({ number, title, rules }) => {
    const letters = rules.map((rule) => rule.number.slice(number.length + 1)).join('');
    return [number, title, letters] as const;
  });
  return { edition, editions: [edition], above: [], sections, otherMeanings: {} };
}

/** The mean of the reciprocal places of answers, from 0 to 1. */
export function meanReciprocal(places: readonly (number | null)[]): number {
  return meanOf(places.map((place) => (place === null ? 0 : 1 / place)));
}

/** The mean of some values; 0 of none. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
