/** What `lookup.json` holds, as far as looking up needs it. */
export interface LookupTable {
  readonly page: string;
  readonly paths: Readonly<Record<string, readonly string[]>>;
}

/**
 * The key of a query: without case, accents, spaces and signs, and for a number without the word
 * before it.
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
 * "rule 6 1 e"), also that of an item of its list (5.1.2.d.2), or the name of a term, an article, a card or an example in any language. A leading
 * exclamation mark asks for cards alone.
 */
export function lookUp(query: string, table: LookupTable, language: string): string[] {
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
    .map((path) => table.page.replace('{language}', language).replace('{path}', path));
}
