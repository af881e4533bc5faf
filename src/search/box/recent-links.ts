import type { SearchWords } from '../../languages/texts/search.ts';
import type { Language } from '../../rulebook/language.ts';
import { searchPage } from '../address.ts';
import { element } from './element.ts';
import { forgetSearches, recentSearches } from './recent.ts';
import { moreButton } from './view.ts';

/** Returns links to earlier searches under a heading, and a button that forgets them. */
export function recentSearchLinks(
  language: Language,
  words: SearchWords,
  forgotten: () => void,
): { readonly links: readonly HTMLElement[]; readonly forget: readonly HTMLElement[] } {
  const known = recentSearches();
  if (known.length === 0) return { links: [], forget: [] };
  const links = known.map((query) =>
    element('a', { class: 'search-recent', href: searchPage(language, query) }, query),
  );
  const forget = moreButton(words.forget, () => {
    forgetSearches();
    forgotten();
  });
  return {
    links: [element('p', { class: 'search-heading' }, words.recent), ...links],
    forget: [forget],
  };
}
