import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';
import { isRuleNumber } from '../rulebook/number.ts';
import { readNumber } from '../rulebook/resolve.ts';
import { dropElisions, joinElisions } from './elision.ts';
import { type Elsewhere, type ElsewhereList, findElsewhere, type Target } from './elsewhere.ts';
import { meantWords, plainWord } from './names.ts';
import { answerNumber, type NumberList } from './numbers.ts';
import type { FindWords, FoundPage } from './pagefind.ts';
import { type Fragment, indexResult, numberResult, type Result, readExcerpt } from './result.ts';

/** What is searched: a number or words, and how many results are wanted at most. */
export interface Query {
  readonly text: string;
  readonly language: Language;
  readonly most: number;
}

/**
 * What a search found. `match` says how: `all` of the words, `some` of them, the words that are
 * like what was `mistyped`, a number that is there (`number`), the `nearest` ones, or what answers
 * to a number that is only `elsewhere`, in another edition.
 */
export interface Found {
  readonly match: 'all' | 'some' | 'mistyped' | 'number' | 'nearest' | 'elsewhere';
  readonly total: number;
  readonly results: readonly Result[];
  /** What was searched for what was mistyped. */
  readonly meant?: string;
  /** The edition and the number there of what is elsewhere. */
  readonly elsewhere?: Pick<Elsewhere, 'edition' | 'number'>;
  /** The number found, and the edition in which it stands for something else. */
  readonly namesake?: Pick<Elsewhere, 'edition' | 'number'>;
}

/** Where a search gets its data; each is loaded once, when it is first needed. */
export interface Sources {
  numbers(): Promise<NumberList>;
  /** The numbers of other editions. */
  elsewhere(): Promise<ElsewhereList>;
  /** Names of terms, articles and cards. */
  names(): Promise<readonly string[]>;
  index(): Promise<FindWords>;
}

/**
 * Searches for a number or for words.
 *
 * A number is answered from the number list alone; where that cannot be loaded, with a link to its
 * address. A number that only another edition has is answered with what it leads to here. Words are
 * looked up in the index; where no page has all of them, pages that have most of them are found;
 * where none has any, those that have the nearest names. Refuses, with the loader's error, words
 * while the index cannot be loaded.
 */
export async function search(query: Query, from: Sources): Promise<Found> {
  const asked = readNumber(query.text)[0];
  if (!asked) return searchWords(query, from);
  const list = await from.numbers().catch(() => null);
  return (list && (await searchNumber(query, list, from))) ?? unlistedNumber(asked, query.language);
}

async function searchNumber(
  { text, language, most }: Query,
  list: NumberList,
  from: Sources,
): Promise<Found | null> {
  const answer = answerNumber(text, list);
  if (!answer) return null;
  const { exact, hits } = answer;
  const elsewhere = exact ? null : findElsewhere(text, await from.elsewhere().catch(() => ({})));
  if (elsewhere) {
    const { edition, number, targets } = elsewhere;
    const results = targets.flatMap((target) => targetResult(target, language, list) ?? []);
    return { match: 'elsewhere', total: results.length, results, elsewhere: { edition, number } };
  }
  const results = hits.slice(0, most).map((hit) => numberResult(hit, language, list.edition));
  if (!exact) return { match: 'nearest', total: hits.length, results };
  const namesake = findNamesake(hits[0]!.number, list);
  return { match: 'number', total: hits.length, results, ...(namesake && { namesake }) };
}

function findNamesake(number: string, { namesakes }: NumberList): Found['namesake'] {
  const other = Object.entries(namesakes).find(([, numbers]) => numbers.includes(number));
  return other && { edition: other[0], number };
}

/** What a number of another edition leads to. */
function targetResult(target: Target, language: Language, list: NumberList): Result | null {
  if (typeof target === 'string') {
    const hit = answerNumber(target, list)?.hits[0];
    return hit ? numberResult(hit, language, list.edition) : null;
  }
  const [id, title] = target;
  return { kind: 'term', url: address.term(language, id), title, section: '', excerpt: [] };
}

/** A number of which only the address is known. */
function unlistedNumber(number: string, language: Language): Found {
  const kind = isRuleNumber(number) ? 'rule' : 'section';
  const url = address.alias(language, number);
  const result: Result = { kind, url, title: number, section: '', excerpt: [] };
  return { match: 'number', total: 1, results: [result] };
}

async function searchWords({ text, most }: Query, from: Sources): Promise<Found> {
  const find = await from.index();
  const words = dropElisions(text).trim();
  const found = await lookUp(words, most, find);
  if (found.total > 0) return found;
  const meant = meantWords(words, await from.names().catch(() => []));
  const instead = meant === null ? found : await lookUp(meant, most, find);
  return meant === null || instead.total === 0 ? found : { ...instead, match: 'mistyped', meant };
}

async function lookUp(words: string, most: number, find: FindWords): Promise<Found> {
  const all = await find(words);
  const pages = all.length > 0 ? all : await findSome(words, find);
  const fragments = await Promise.all(pages.slice(0, most).map((page) => page.data()));
  if (!fragments.some((fragment) => isAbout(fragment, words))) {
    return { match: 'all', total: 0, results: [] };
  }
  return {
    match: all.length === 0 ? 'some' : 'all',
    total: pages.length,
    results: namesakesFirst(fragments, words).map(indexResult),
  };
}

/**
 * Whether the index found one of the words, perhaps in another form: for a word that it lacks it
 * takes the longest word that this one begins with, be it a single letter.
 */
function isAbout({ excerpt }: Fragment, words: string): boolean {
  const marked = readExcerpt(excerpt).filter(({ found }) => found);
  const isFormOf = (found: string, word: string) =>
    found.slice(0, 3) === word.slice(0, 3) &&
    !(word.startsWith(found) && 2 * found.length <= word.length);
  const typed = words.split(/\s+/).map(letters);
  return (
    marked.length === 0 ||
    marked.some(({ text }) => typed.some((word) => isFormOf(letters(text), word)))
  );
}

function letters(word: string): string {
  return plainWord(word.replace(/[^\p{L}\p{N}]/gu, ''));
}

/** A page whose title or one of whose forms is just what was searched goes before all others. */
function namesakesFirst(fragments: readonly Fragment[], words: string): Fragment[] {
  const wanted = plainWord(words);
  const isNamesake = ({ meta }: Fragment) =>
    [meta.title, ...(meta.forms?.split(', ') ?? [])].some(
      (name) => name !== undefined && plainWord(dropElisions(joinElisions(name))) === wanted,
    );
  return [...fragments].sort((a, b) => Number(isNamesake(b)) - Number(isNamesake(a)));
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
