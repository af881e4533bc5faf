import { changeOwnAddress } from '../../addresses/own-address.ts';
import { loadSearchWords } from '../../languages/texts/search.ts';
import type { Language } from '../../rulebook/language.ts';
import { ENTERED, searchQuery } from '../address.ts';
import type { SearchState } from '../live.ts';
import { afterFrame } from './after-frame.ts';
import { searchPanel } from './panel.ts';

const MOST = 40;

/**
 * Brings the search page alive: the results of `?q=` and of what is typed. The address, the title
 * and the language switch follow the box, so that a result, the back button, a shared link and
 * another language keep the query.
 *
 * @param place the page's element, which has a form with the box `q`
 */
export async function searchResultsPage(place: HTMLElement, language: Language): Promise<void> {
  const input = place.querySelector<HTMLInputElement>('input[name="q"]');
  if (!input) throw new Error('The search page has no box named q');
  const words = await loadSearchWords(language);
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
  // What was typed while the script loaded stays.
  const asked = new URLSearchParams(location.search);
  input.value ||= asked.get('q') ?? '';
  input.focus({ preventScroll: true });
  if (!asked.has(ENTERED)) return void panel.refresh();
  keepQuery();
  void panel.enter();
}

/** The language switch keeps the query, said in the other language where it is a name there. */
function keepLanguages({ found, query }: Extract<SearchState, { kind: 'found' }>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const said = found.names?.[link.dataset.language as Language] ?? query;
    link.dataset.search = `?${new URLSearchParams({ q: said })}`;
  }
}
