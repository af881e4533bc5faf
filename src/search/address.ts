import { address } from '../addresses/address.ts';
import type { Language } from '../rulebook/language.ts';

/** The address of the search page for a query. */
export function searchPage(language: Language, query: string): string {
  return address.search(language) + searchQuery(query);
}

/** What the search page has in its address for a query. */
export function searchQuery(query: string): string {
  return `?${new URLSearchParams({ q: query })}`;
}

/**
 * What a search form adds to the address when it is sent before its script has loaded: the search page
 * then does what Enter does in the box.
 */
export const ENTERED = 'enter';

/**
 * Where an address of the older glossary leads: `/?search=…` and `/index.php?search=…` to the
 * search page. Null for every other address.
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
