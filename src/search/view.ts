import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';
import { type SearchWords, searchWords } from '../texts/search.ts';
import { element } from './element.ts';
import type { SearchState } from './live.ts';
import type { Result } from './result.ts';

type Child = Node | string;

/** A result as a link with its number or name, its section or kind, and an excerpt. */
export function resultLink(result: Result, language: Language): HTMLAnchorElement {
  const kind = element('span', { class: 'search-kind' }, searchWords[language].kind[result.kind]);
  const title = element('span', { class: 'search-title' }, result.title);
  const section = element('span', { class: 'search-section' }, result.section);
  const excerpt = result.excerpt.map(({ text, found }) =>
    found ? element('mark', {}, text) : text,
  );
  const parts = [title, ' ', section, ' ', kind];
  const link = element('a', { class: 'search-result', href: result.url }, ...parts);
  if (excerpt.length > 0) {
    link.append(' ', element('span', { class: 'search-excerpt' }, ...excerpt));
  }
  return link;
}

/** One line that says what the search came to, for the eye and for a screen reader. */
export function statusText(state: SearchState, words: SearchWords): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'loading':
      return words.loading;
    case 'failed':
      return words.failed;
    case 'found':
      return foundText(state.found, words);
  }
}

function foundText(found: Extract<SearchState, { kind: 'found' }>['found'], words: SearchWords) {
  if (found.elsewhere) {
    const { edition, number } = found.elsewhere;
    return (found.total > 0 ? words.elsewhere : words.onlyElsewhere)(edition, number);
  }
  if (found.total === 0) return words.none;
  if (found.meant !== undefined) return words.mistyped(found.meant, found.total);
  if (found.match === 'some') return words.some(found.total);
  if (found.match === 'nearest') return words.nearest(found.total);
  const count = words.found(found.total);
  if (!found.namesake) return count;
  return `${count}. ${words.namesake(found.namesake.edition, found.namesake.number)}.`;
}

/** Where to go on when a search leads nowhere: the outline, the terms, and another try. */
export function waysOn(state: SearchState, language: Language, retry: () => void): Child[] {
  const words = searchWords[language];
  const empty = state.kind === 'found' && state.found.total === 0;
  if (!empty && state.kind !== 'failed') return [];
  const links = [
    element('a', { href: address.home(language) }, words.outline),
    element('a', { href: address.terms(language) }, words.terms),
  ];
  const list = element('p', { class: 'search-ways' }, links[0]!, ' · ', links[1]!);
  if (state.kind !== 'failed') return [list];
  const again = element('button', { type: 'button', class: 'search-retry' }, words.retry);
  again.addEventListener('click', retry);
  return [list, again];
}
