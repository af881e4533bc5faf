import { pathOfNumber } from '../rulebook/number.ts';
import { editionNamed, itemNamed, readNumber } from '../rulebook/resolve.ts';

/** The part of `lookup.json` that looking up needs. */
export interface LookupTable {
  readonly page: string;
  readonly paths: Readonly<Record<string, readonly string[]>>;
  /** The edition that numbers without edition mean. */
  readonly current: string;
  /** The numbers of each edition. */
  readonly numbers: Readonly<Record<string, readonly string[]>>;
  /** By edition and number: the editions in which it is another rule, with that rule's numbers here. */
  readonly otherMeanings: Readonly<Record<string, Readonly<Record<string, OtherNumbers>>>>;
}

type OtherNumbers = Readonly<Record<string, readonly string[]>>;

/** Returns the key of a name or of a number: it without case, accents, spaces and punctuation. */
export function keyOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The pages that a query means, the likeliest first: a rule number in any spelling (6.1.e, 61e,
 * "rule 6 1 e", "what does 6.1.e say"), also that of an item of its list (5.1.2.d.2), which is pointed
 * at, or the name of a term, an article, a card or an example in any language. A leading exclamation
 * mark asks for cards alone.
 *
 * @param edition whose numbers are meant where the query names no edition, as "6.1.e (4.0)" does; a
 *   number that it lacks leads to an edition that has it. A query that names an edition which the
 *   table lacks, as "6.1.e (3.0)" does, means no page
 */
export function lookUp(
  query: string,
  table: LookupTable,
  language: string,
  edition: string = table.current,
): string[] {
  return findPages(query, table, edition).map(({ path, item }) => {
    const page = table.page.replace('{language}', language).replace('{path}', path);
    return item === null ? page : `${page}#${item}`;
  });
}

/** A number in the edition that answers it, and its meanings in others. */
export interface NumberMeaning {
  readonly edition: string;
  readonly number: string;
  /** The editions in which it is another rule, with the numbers of that rule here. */
  readonly others: readonly { readonly edition: string; readonly numbers: readonly string[] }[];
}

/** Returns the edition that answers a query for a number, and its other meanings; null for a name. */
export function meaningOf(
  query: string,
  table: LookupTable,
  edition: string = table.current,
): NumberMeaning | null {
  const [page] = findPages(query, table, edition);
  return page === undefined ? null : numberAt(page.path, table);
}

/** The number that a path leads to, with the edition of its page; null for another path. */
export function numberAt(path: string, table: LookupTable): NumberMeaning | null {
  const [end = '', pinned] = path.split('/').reverse();
  // A short path leads to the newest edition that has the number.
  const editions = pinned === undefined ? [table.current, ...Object.keys(table.numbers)] : [pinned];
  for (const edition of editions) {
    const numbers = Object.hasOwn(table.numbers, edition) ? table.numbers[edition]! : [];
    const number = numbers.find((one) => pathOfNumber(one) === end);
    if (number === undefined) continue;
    const known = table.otherMeanings[edition] ?? {};
    const others = Object.hasOwn(known, number) ? Object.entries(known[number]!) : [];
    return {
      edition,
      number,
      others: others.map(([other, numbers]) => ({ edition: other, numbers })),
    };
  }
  return null;
}

/** A page by its path, which replaces `{path}` in `page`, and the item of its rule that is meant. */
export interface FoundPage {
  readonly path: string;
  readonly item: string | null;
}

/** Returns the pages that a query means, the likeliest first. */
export function findPages(query: string, table: LookupTable, edition: string): FoundPage[] {
  const key = keyOf(query);
  const names = pathsAt(key, table)
    .filter((path) => numberAt(path, table) === null)
    .map((path) => ({ path, item: null }));
  if (query.trim().startsWith('!')) return names.filter(({ path }) => path.startsWith('cards/'));
  const numbers = findNumbers(query, table, edition);
  // The name of an example may have a number in it; a number has no word.
  return /\p{L}{2}/u.test(key) ? [...names, ...numbers] : [...numbers, ...names];
}

/** Returns the pages of the numbers that a query can mean, those of the edition meant first. */
function findNumbers(query: string, table: LookupTable, edition: string): FoundPage[] {
  const named = editionNamed(query);
  if (named !== null && !Object.hasOwn(table.numbers, named)) return [];
  const meant = named ?? edition;
  const own = new Set(Object.hasOwn(table.numbers, meant) ? table.numbers[meant] : []);
  const item = itemNamed(query);
  const readings = readNumber(query);
  const [first] = readings;
  return [
    ...readings.filter((number) => own.has(number)),
    ...readings.filter((number) => !own.has(number)),
  ].flatMap((number) => {
    const end = pathOfNumber(number);
    const path = pathsAt(keyOf(number), table).find((one) => one.split('/').at(-1) === end);
    if (path === undefined) return [];
    const isPinned = meant !== table.current && own.has(number);
    return { path: isPinned ? `${meant}/${end}` : path, item: number === first ? item : null };
  });
}

/** Own keys only: "constructor" is a name that every object has. */
function pathsAt(key: string, { paths }: LookupTable): readonly string[] {
  return Object.hasOwn(paths, key) ? paths[key]! : [];
}
