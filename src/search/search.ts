import { address } from '../addresses/address.ts';
import type { Language } from '../rulebook/language.ts';
import { isRuleNumber } from '../rulebook/number.ts';
import type { OtherMeaning } from '../rulebook/other-meaning.ts';
import { readNumber } from '../rulebook/resolve.ts';
import { type Elsewhere, type ElsewhereList, findElsewhere, type Target } from './elsewhere.ts';
import type { FindFullText } from './full-text.ts';
import type { GridSentences } from './grid.ts';
import type { ResultKind } from './index/record.ts';
import { answerNumber, type NumberHit, type NumberList } from './numbers.ts';
import type { Lexicon } from './rank/lexicon.ts';
import type { Correction, Meaning } from './rank/query.ts';
import { numberResult, plainResult, type SearchResult } from './result.ts';

/** What is searched. */
export interface SearchQuery {
  readonly text: string;
  readonly language: Language;
  /** Whether unknown words are taken as they are. */
  readonly literal?: boolean;
}

/**
 * What a search found. `match` says how: `words`, a number that is there or a card's reference
 * (`number`), the `nearest` ones, what answers to a number that is only `elsewhere`, in another
 * edition, or what has the words in its `full-text` alone.
 */
export interface SearchAnswer {
  readonly match: 'words' | 'full-text' | 'number' | 'nearest' | 'elsewhere';
  readonly results: readonly SearchResult[];
  /** Whether no rule answers it: the results are only near. */
  readonly isUnanswered?: boolean;
  /** Words that were read as others. */
  readonly corrections: readonly Correction[];
  /** Words of other languages and players' words that were read as terms. */
  readonly meanings: readonly (Meaning & { readonly name: string })[];
  /** The language that the query was read in, where that is not the page's. */
  readonly readIn: Language | null;
  /** The edition and the number there of what is elsewhere. */
  readonly elsewhere?: Pick<Elsewhere, 'edition' | 'number'>;
  /** What the number found stands for in other editions, where that is something else. */
  readonly otherMeanings?: readonly OtherMeaning[];
  /** The editions that can be searched, the current one first. */
  readonly editions: readonly string[];
  /** The query in each language, where all of it is the name of a term or a card. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** Where nothing was found, names of terms that look like what was typed. */
  readonly near: readonly string[];
  /**
   * Where the first part of the index answered: loads the rest and searches again. What stood first
   * stays in its order. Null where the rest cannot be loaded.
   */
  readonly searchRest?: () => Promise<SearchAnswer | null>;
}

/** Where a search gets its data, each in a language; it is loaded once, when it is first needed. */
export interface SearchSources {
  numbers(language: Language): Promise<NumberList>;
  /** The numbers of other editions. */
  elsewhere(language: Language): Promise<ElsewhereList>;
  /** The whole index of words. */
  lexicon(language: Language): Promise<Lexicon>;
  /** The part of it that is enough for a word; the whole where that is there. */
  firstLexicon(language: Language): Promise<Lexicon>;
  /** What comes of each pair of the grid. */
  grid(language: Language): Promise<GridSentences>;
  fullText(): Promise<FindFullText>;
  /** Finds cards by their printed references. */
  references(): Promise<(text: string, language: Language) => readonly SearchResult[]>;
}

const NOTHING = {
  corrections: [],
  meanings: [],
  readIn: null,
  editions: [],
  names: {},
  near: [],
} as const;

let wordSearch: Promise<typeof import('./word-search.ts')> | null = null;

/** Loads what searches words: a number is answered without it. What failed is tried again. */
export function loadWordSearch() {
  // A module that was loaded is kept: to import it again would wait for another turn of the page.
  wordSearch ??= import('./word-search.ts').catch((error) => {
    wordSearch = null;
    throw error;
  });
  return wordSearch;
}

/** A question of any length is shorter: what is pasted beyond it is not read. */
export const MOST_LETTERS = 400;

/** What a card prints, `ALT_CORE_B_YZ_04_R1`, or the beginning of it. */
const REFERENCE = /^alt_\w*$/i;

/**
 * Searches for a number, the printed reference of a card or words.
 *
 * A number is answered from the number list alone; where that cannot be loaded, with a link to its
 * address. A number that only another edition has is answered with what it leads to here. Words are
 * looked up in the index; what has none of them there is looked for in the full texts. Refuses, with
 * the loader's error, words while the index cannot be loaded.
 */
export async function search(query: SearchQuery, from: SearchSources): Promise<SearchAnswer> {
  const text = query.text.slice(0, MOST_LETTERS).trim();
  if (REFERENCE.test(text)) {
    const find = await from.references();
    return { ...NOTHING, match: 'number', results: find(text, query.language) };
  }
  const bounded = { ...query, text };
  const asked = readNumber(text)[0];
  if (!asked) return (await loadWordSearch()).searchWords(bounded, from);
  const list = await from.numbers(query.language).catch(() => null);
  return (
    (list && (await searchNumber(bounded, list, from))) ?? unlistedNumber(asked, query.language)
  );
}

async function searchNumber(
  { text, language }: SearchQuery,
  list: NumberList,
  from: SearchSources,
): Promise<SearchAnswer | null> {
  const found = answerNumber(text, list);
  if (!found) return null;
  const { exact, hits } = found;
  const elsewhere = exact
    ? null
    : findElsewhere(text, await from.elsewhere(language).catch(() => ({})));
  if (elsewhere) {
    const { edition, number, targets } = elsewhere;
    const here = targets.flatMap((target) => targetResult(target, language, list) ?? []);
    const there = list.editions.includes(edition) ? [olderResult(number, edition, language)] : [];
    const results = [...here, ...there];
    return { ...NOTHING, match: 'elsewhere', results, elsewhere: { edition, number } };
  }
  const [first, ...others] = hits.map((hit) => numberResult(hit, language, list.edition));
  if (!exact) return { ...NOTHING, match: 'nearest', results: [first!, ...others] };
  const { number } = hits[0]!;
  const otherMeanings = otherMeaningsOf(hits[0]!, list);
  const meant = otherMeanings.flatMap(({ edition, here }) => {
    const now = here.flatMap((one) => answerNumber(one, list)?.hits[0] ?? []);
    const elsewhere = [{ edition, number }];
    return now.length > 0
      ? now.map((hit) => ({ ...numberResult(hit, language, list.edition), elsewhere }))
      : [olderResult(number, edition, language)];
  });
  const results = uniqueResults([first!, ...meant, ...others]);
  return { ...NOTHING, match: 'number', results, ...(meant.length > 0 && { otherMeanings }) };
}

/** What a number stands for in other editions, titled as it is here. */
function otherMeaningsOf({ number, title }: NumberHit, list: NumberList): OtherMeaning[] {
  return Object.entries(list.otherMeanings).flatMap(([edition, numbers]) => {
    const here = Object.hasOwn(numbers, number) ? numbers[number]! : null;
    if (!here) return [];
    const there = here[0] === undefined ? null : answerNumber(here[0], list)?.hits[0]?.title;
    return [{ edition, here, title: there === title ? null : (there ?? null) }];
  });
}

/** The results without those whose page an earlier one leads to. */
function uniqueResults(results: readonly SearchResult[]): SearchResult[] {
  return [
    ...new Map(results.toReversed().map((result) => [result.url, result])).values(),
  ].reverse();
}

/** What a number of another edition leads to. */
function targetResult(target: Target, language: Language, list: NumberList): SearchResult | null {
  if (typeof target === 'string') {
    const hit = answerNumber(target, list)?.hits[0];
    return hit ? numberResult(hit, language, list.edition) : null;
  }
  const [id, title] = target;
  return plainResult('term', address.term(language, id), title);
}

/** A number of another edition, on its page there. */
function olderResult(number: string, edition: string, language: Language): SearchResult {
  const kind: ResultKind = isRuleNumber(number) ? 'rule' : 'section';
  const url = address.number(language, edition, number);
  return { ...plainResult(kind, url, number), editions: [edition], older: edition };
}

/** A number of which only the address is known. */
function unlistedNumber(number: string, language: Language): SearchAnswer {
  const kind: ResultKind = isRuleNumber(number) ? 'rule' : 'section';
  const result = plainResult(kind, address.alias(language, number), number);
  return { ...NOTHING, match: 'number', results: [result] };
}
