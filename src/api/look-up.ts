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

/**
 * Returns the key of a query: without case, accents, spaces and punctuation, and for a number without
 * the word before it.
 */
export function keyOf(query: string): string {
  const plain = query.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const number = plain.replace(
    /^[^\d]*?(?=\d+(?:[ .,;:_-]*\d+)*[ .,;:_-]*(?:[a-z](?:[ .,;:_-]*\d+)?)?\W*$)/u,
    '',
  );
  return number.replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The pages that a query means, the likeliest first: a rule number in any spelling (6.1.e, 61e,
 * "rule 6 1 e"), also that of an item of its list (5.1.2.d.2), or the name of a term, an article, a
 * card or an example in any language. A leading exclamation mark asks for cards alone.
 *
 * @param edition whose numbers are meant; a number that it lacks leads to an edition that has it
 */
export function lookUp(
  query: string,
  table: LookupTable,
  language: string,
  edition: string = table.current,
): string[] {
  return pathsOf(query, table, edition).map((path) =>
    table.page.replace('{language}', language).replace('{path}', path),
  );
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
  const path = pathsOf(query, table, edition)[0];
  return path === undefined ? null : numberAt(path, table);
}

/** The number that a path leads to, with the edition of its page; null for another path. */
export function numberAt(path: string, table: LookupTable): NumberMeaning | null {
  if (!/^\d/.test(path)) return null;
  const [pinned, ...rest] = path.split('/');
  // A short path leads to the newest edition that has the number.
  const inNewest = () =>
    [table.current, ...Object.keys(table.numbers)].find((one) =>
      table.numbers[one]?.includes(path),
    ) ?? table.current;
  const [edition, number] = rest.length > 0 ? [pinned!, rest.join('/')] : [inNewest(), path];
  const known = table.otherMeanings[edition] ?? {};
  const others = Object.hasOwn(known, number) ? Object.entries(known[number]!) : [];
  return {
    edition,
    number,
    others: others.map(([other, numbers]) => ({ edition: other, numbers })),
  };
}

/** Returns the paths of the pages that a query means, which replace `{path}` in `page`. */
function pathsOf(query: string, table: LookupTable, edition: string): string[] {
  const cards = query.trim().startsWith('!');
  const typed = query
    .toLowerCase()
    .match(/\d+|[a-z](?=\W*\d*\W*$)/g)
    ?.join('.');
  const isExact = (path: string) => (`${typed}.`.startsWith(`${path}.`) ? 0 : 1);
  const key = keyOf(query);
  const ofItem = key.replace(/^(\d+[a-z])\d+$/, '$1');
  // Own keys only: "constructor" is a name that every object has.
  const found = [key, ofItem].find((name) => Object.hasOwn(table.paths, name));
  return (found === undefined ? [] : [...table.paths[found]!])
    .filter((path) => !cards || path.startsWith('cards/'))
    .sort((a, b) => isExact(a) - isExact(b))
    .map((path) => inEdition(path, table, edition));
}

/** The path of a number in an edition, where that has it; any other path stays as it is. */
function inEdition(path: string, { current, numbers }: LookupTable, edition: string): string {
  const number = /^\d/.test(path) ? path.split('/').at(-1)! : null;
  if (number === null || edition === current || !Object.hasOwn(numbers, edition)) return path;
  return numbers[edition]!.includes(number) ? `${edition}/${number}` : path;
}
