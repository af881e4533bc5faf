import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';
import { isRuleNumber } from '../rulebook/number.ts';
import { readNumber } from '../rulebook/resolve.ts';
import { dropElisions, joinElisions } from './elision.ts';
import { answerNumber, type NumberList } from './numbers.ts';
import type { FindWords, FoundPage } from './pagefind.ts';
import { type Fragment, indexResult, numberResult, type Result } from './result.ts';

/** What is searched: a number or words, and how many results are wanted at most. */
export interface Query {
  readonly text: string;
  readonly language: Language;
  readonly most: number;
}

/**
 * What a search found. `match` says how: `all` of the words, `some` of them, a number that is
 * there (`number`) or the `nearest` ones.
 */
export interface Found {
  readonly match: 'all' | 'some' | 'number' | 'nearest';
  readonly total: number;
  readonly results: readonly Result[];
}

/** Where a search gets its data; each is loaded once, when it is first needed. */
export interface Sources {
  numbers(): Promise<NumberList>;
  index(): Promise<FindWords>;
}

/**
 * Searches for a number or for words.
 *
 * A number is answered from the number list alone; where that cannot be loaded, with a link to its
 * address. Words are looked up in the index; where no page has all of them, pages that have most of
 * them are found. Refuses, with the loader's error, words while the index cannot be loaded.
 */
export async function search(query: Query, from: Sources): Promise<Found> {
  const asked = readNumber(query.text)[0];
  if (!asked) return searchWords(query, await from.index());
  const list = await from.numbers().catch(() => null);
  return (list && searchNumber(query, list)) ?? unlistedNumber(asked, query.language);
}

function searchNumber({ text, language, most }: Query, list: NumberList): Found | null {
  const answer = answerNumber(text, list);
  return (
    answer && {
      match: answer.exact ? 'number' : 'nearest',
      total: answer.hits.length,
      results: answer.hits.slice(0, most).map((hit) => numberResult(hit, language, list.edition)),
    }
  );
}

/** A number of which only the address is known. */
function unlistedNumber(number: string, language: Language): Found {
  const kind = isRuleNumber(number) ? 'rule' : 'section';
  const url = address.alias(language, number);
  const result: Result = { kind, url, title: number, section: '', excerpt: [] };
  return { match: 'number', total: 1, results: [result] };
}

async function searchWords({ text, most }: Query, find: FindWords): Promise<Found> {
  const words = dropElisions(text).trim();
  const all = await find(words);
  const pages = all.length > 0 ? all : await findSome(words, find);
  const fragments = await Promise.all(pages.slice(0, most).map((page) => page.data()));
  return {
    match: all.length === 0 && pages.length > 0 ? 'some' : 'all',
    total: pages.length,
    results: namesakesFirst(fragments, words).map(indexResult),
  };
}

/** A page whose title or one of whose forms is just what was searched goes before all others. */
function namesakesFirst(fragments: readonly Fragment[], words: string): Fragment[] {
  const wanted = plain(words);
  const isNamesake = ({ meta }: Fragment) =>
    [meta.title, ...(meta.forms?.split(', ') ?? [])].some(
      (name) => name !== undefined && plain(dropElisions(joinElisions(name))) === wanted,
    );
  return [...fragments].sort((a, b) => Number(isNamesake(b)) - Number(isNamesake(a)));
}

/** A text without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Pages that have some of several words, those first whose words say most. */
async function findSome(words: string, find: FindWords): Promise<FoundPage[]> {
  const singles = new Set(words.split(/\s+/).filter((word) => word.length > 2));
  if (singles.size < 2) return [];
  const best = new Map<string, FoundPage>();
  for (const word of singles) {
    for (const page of await find(word)) {
      const score = page.score + (best.get(page.id)?.score ?? 0);
      best.set(page.id, { id: page.id, score, data: () => page.data() });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
