import { changeOwnAddress } from '../../addresses/own-address.ts';
import type { SearchWords } from '../../languages/texts/search.ts';
import type { Language } from '../../rulebook/language.ts';
import { ENTERED, searchQuery } from '../address.ts';
import type { SearchState } from '../live.ts';
import { afterFrame } from './after-frame.ts';
import { searchPanel } from './panel.ts';

const MOST = 40;

/**
 * Starts the search page: shows the results for `?q=` and for the text in the box. The address, the
 * title and the language switch follow the box, so that the query is kept after a visit to a result,
 * with the back button, in a shared link and in another language.
 *
 * @param place the page's element, which has a form with the box `q`
 */
export function searchResultsPage(
  place: HTMLElement,
  language: Language,
  words: SearchWords,
): void {
  const input = place.querySelector<HTMLInputElement>('input[name="q"]');
  if (!input) throw new Error('The search page has no box named q');
  const title = document.title;
  const later = afterFrame();
  const keepQuery = () => {
    const query = input.value.trim();
    document.title = query ? `${query} – ${title}` : title;
    changeOwnAddress({ search: query && searchQuery(query) });
  };
  const panel = searchPanel(place, input, language, words, {
    most: MOST,
    filters: true,
    linksToPage: false,
    searched: (state) => {
      if (state.kind === 'found') keepLanguages(state);
      // The results come first: a change of the address takes time that they would wait for.
      later.run(keepQuery);
    },
  });
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    keepQuery();
    void panel.enter();
  });
  // Text that was typed while the script loaded is kept.
  const asked = new URLSearchParams(location.search);
  input.value ||= asked.get('q') ?? '';
  input.focus({ preventScroll: true });
  if (!asked.has(ENTERED)) return void panel.refresh();
  keepQuery();
  void panel.enter();
}

/** Makes the language switch keep the query, translated where it is the name of a term or a card. */
function keepLanguages({ found, query }: Extract<SearchState, { kind: 'found' }>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const said = found.names?.[link.dataset.language as Language] ?? query;
    link.dataset.search = `?${new URLSearchParams({ q: said })}`;
  }
}
