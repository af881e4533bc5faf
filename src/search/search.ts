import { address } from '../addresses/address.ts';
import type { LackingList } from '../rulebook/lacking.ts';
import type { Language } from '../rulebook/language.ts';
import { isRuleNumber } from '../rulebook/number.ts';
import type { OtherMeaning } from '../rulebook/other-meaning.ts';
import { editionNamed, itemNamed, numbersNamed, readNumber } from '../rulebook/resolve.ts';
import type { SearchAnswer, SearchQuery, SearchSources } from './answer.ts';
import { findElsewhere, type Target } from './elsewhere.ts';
import type { ResultKind } from './index/record.ts';
import { answerNumber, type NumberHit, type NumberList, rulesOfSection } from './numbers.ts';
import { numberResult, plainResult, type SearchResult } from './result.ts';

const NOTHING = {
  corrections: [],
  meanings: [],
  readIn: null,
  editions: [],
  names: {},
  near: [],
} as const;

let wordSearch: Promise<typeof import('./word-search.ts')> | null = null;

/** Loads the module that searches words; numbers need none. A failed import is tried again. */
export function loadWordSearch() {
  // The loaded module is kept, because importing it again would wait for another task.
  wordSearch ??= import('./word-search.ts').catch((error) => {
    wordSearch = null;
    throw error;
  });
  return wordSearch;
}

/** The limit of characters in a query, longer than any real question; the rest is ignored. */
export const MOST_LETTERS = 400;

/** The printed reference of a card, `ALT_CORE_B_YZ_04_R1`, or the beginning of one. */
const REFERENCE = /^alt_\w*$/i;

/**
 * Searches for a number, the printed reference of a card or words.
 *
 * A number is answered from the number list alone or, if that cannot be loaded, with a link to its
 * address. A number of another edition only is answered with its counterparts in the current one. Where
 * the text names an edition, the number's page in that edition comes first.
 * Words are looked up in the index, and if they find nothing there, in the full texts. Rejects words
 * with the loader's error if the index cannot be loaded.
 *
 * @param preview is called with what is found at once, if the answer has to wait for more of the index
 */
export async function search(
  query: SearchQuery,
  from: SearchSources,
  preview?: (found: SearchAnswer) => void,
): Promise<SearchAnswer> {
  const text = query.text.slice(0, MOST_LETTERS).normalize('NFKC').trim();
  if (REFERENCE.test(text)) {
    const find = await from.references();
    return { ...NOTHING, match: 'number', results: find(text, query.language) };
  }
  const bounded = { ...query, text };
  const asked = readNumber(text)[0];
  if (!asked) return (await loadWordSearch()).searchWords(bounded, from, preview);
  const list = await from.numbers(query.language).catch(() => null);
  if (!list) return unlistedNumber(asked, query.language);
  return (
    (await searchNumbers(bounded, list, from)) ??
    (await searchNumber(bounded, list, from)) ??
    unlistedNumber(asked, query.language)
  );
}

/** Answers a query that names several existing numbers: first each of them, then what belongs to them. */
async function searchNumbers(
  query: SearchQuery,
  list: NumberList,
  from: SearchSources,
): Promise<SearchAnswer | null> {
  const found: SearchAnswer[] = [];
  for (const text of numbersNamed(query.text)) {
    const answer = await searchNumber({ ...query, text }, list, from);
    if (answer?.match === 'number') found.push(answer);
  }
  const [first, second] = found;
  if (!first || !second) return null;
  const { otherMeanings: _, ...common } = first;
  const named = found.flatMap(({ results }) => results.slice(0, 1));
  const others = found.flatMap(({ results }) => results.slice(1));
  return { ...common, results: uniqueResults([...named, ...others]) };
}

async function searchNumber(
  { text, language }: SearchQuery,
  list: NumberList,
  from: SearchSources,
): Promise<SearchAnswer | null> {
  const found = answerNumber(text, list);
  if (!found) return null;
  const { exact, hits } = found;
  const named = olderEditionNamed(text, list);
  const elsewhere = exact
    ? null
    : findElsewhere(text, await from.elsewhere(language).catch(() => ({})), named);
  if (elsewhere) {
    const { edition, number, targets } = elsewhere;
    const here = targets.flatMap((target) => targetResult(target, language, list) ?? []);
    const there = list.editions.includes(edition) ? [olderResult(number, edition, language)] : [];
    const results = edition === named ? [...there, ...here] : [...here, ...there];
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
  const lacking = named === null ? {} : await from.lacking(language).catch(() => ({}));
  const asked =
    named !== null && isInEdition(number, named, list, lacking)
      ? [olderResult(number, named, language)]
      : [];
  const [top, ...below] = uniqueResults([...asked, first!, ...meant, ...others]);
  const item = itemNamed(text);
  const results = [item === null ? top! : { ...top!, url: `${top!.url}#${item}` }, ...below];
  return { ...NOTHING, match: 'number', results, ...(meant.length > 0 && { otherMeanings }) };
}

/** Returns the older edition of the site that a text names besides a number; null if it names none. */
function olderEditionNamed(text: string, { edition, editions }: NumberList): string | null {
  const named = editionNamed(text);
  return named !== null && named !== edition && editions.includes(named) ? named : null;
}

/** Whether an older edition has a number of the current one: the rule, or a rule below it. */
function isInEdition(
  number: string,
  edition: string,
  { sections }: NumberList,
  lacking: LackingList,
): boolean {
  const lacked = lacking[edition];
  if (!lacked) return false;
  return sections
    .flatMap(rulesOfSection)
    .some((rule) => `${rule}.`.startsWith(`${number}.`) && !Object.hasOwn(lacked, rule));
}

/** Returns the meanings of a number in other editions, with their titles in the current one. */
function otherMeaningsOf({ number, title }: NumberHit, list: NumberList): OtherMeaning[] {
  return Object.entries(list.otherMeanings).flatMap(([edition, numbers]) => {
    const here = Object.hasOwn(numbers, number) ? numbers[number]! : null;
    if (!here) return [];
    const there = here[0] === undefined ? null : answerNumber(here[0], list)?.hits[0]?.title;
    return [{ edition, here, title: there === title ? null : (there ?? null) }];
  });
}

/** Returns the results without those whose page an earlier one links to. */
function uniqueResults(results: readonly SearchResult[]): SearchResult[] {
  return [
    ...new Map(results.toReversed().map((result) => [result.url, result])).values(),
  ].reverse();
}

/** Returns the result for a target of a number of another edition; null if it is not listed. */
function targetResult(target: Target, language: Language, list: NumberList): SearchResult | null {
  if (typeof target === 'string') {
    const hit = answerNumber(target, list)?.hits[0];
    return hit ? numberResult(hit, language, list.edition) : null;
  }
  const [id, title] = target;
  return plainResult('term', address.term(language, id), title);
}

/** Returns a result for a number of another edition, which links to its page there. */
function olderResult(number: string, edition: string, language: Language): SearchResult {
  const kind: ResultKind = isRuleNumber(number) ? 'rule' : 'section';
  const url = address.number(language, edition, number);
  return { ...plainResult(kind, url, number), editions: [edition], older: edition };
}

/** Answers with a number of which only the address is known. */
function unlistedNumber(number: string, language: Language): SearchAnswer {
  const kind: ResultKind = isRuleNumber(number) ? 'rule' : 'section';
  const result = plainResult(kind, address.alias(language, number), number);
  return { ...NOTHING, match: 'number', results: [result] };
}
