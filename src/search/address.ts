import { address } from '../addresses/address.ts';
import type { Language } from '../rulebook/language.ts';

/** Returns the address of the search page for a query. */
export function searchPage(language: Language, query: string): string {
  return address.search(language) + searchQuery(query);
}

/** Returns the query string of the search page's address for a query. */
export function searchQuery(query: string): string {
  return `?${new URLSearchParams({ q: query })}`;
}

/**
 * The parameter that a search form adds to the address when it is submitted before its script has
 * loaded: the search page then acts as if Enter was pressed in its box.
 */
export const ENTERED = 'enter';

/**
 * Returns the address that replaces a search of the older glossary: the search page for `/?search=…`
 * and `/index.php?search=…`. Null for every other address.
 */
export function olderSearch(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  language: Language,
): string | null {
  const query = new URLSearchParams(search).get('search')?.trim();
  const older = [address.root(), address.file('index.php')].includes(
    pathname.replace(/php\/$/, 'php'),
  );
  return older && query ? searchPage(language, query) : null;
}
