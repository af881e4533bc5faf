import type { Language } from '../rulebook/language.ts';
import { addStyles } from '../styles/add-styles.ts';
import { searchWords } from '../texts/search.ts';
import { searchPage } from './address.ts';
import { element } from './element.ts';
import { liveSearch, type SearchState } from './live.ts';
import { addOpenings } from './opening.ts';
import styles from './results.css?inline';
import { search } from './search.ts';
import { siteSources } from './sources.ts';
import { resultLink, statusText, waysOn } from './view.ts';

const MOST = 50;

/**
 * Brings the search page alive: the results of `?q=` and of what is typed. The address follows the
 * box, so that a result, the back button and a shared link keep the query.
 *
 * @param place the page's element, which has a form with the box `q`
 */
export function searchResultsPage(place: HTMLElement, language: Language): void {
  addStyles(styles);
  const words = searchWords[language];
  const input = place.querySelector<HTMLInputElement>('input[name="q"]');
  if (!input) throw new Error('The search page has no box named q');
  const status = element('p', { class: 'search-status', role: 'status' });
  const list = element('ol', { class: 'search-results', 'aria-label': words.results });
  const ways = element('div');
  place.append(status, list, ways);

  const sources = siteSources(language);
  const live = liveSearch((text) => search({ text, language, most: MOST }, sources), show);

  function show(state: SearchState): void {
    status.textContent = statusText(state, words);
    ways.replaceChildren(...waysOn(state, language, () => void live.type(input!.value)));
    if (state.kind === 'loading') return;
    const results = state.kind === 'found' ? state.found.results : [];
    const links = results.map((result) => resultLink(result, language));
    list.replaceChildren(...links.map((link) => element('li', {}, link)));
    addOpenings(results, links);
  }

  function follow(): void {
    const query = input!.value.trim();
    history.replaceState(null, '', query ? searchPage(language, query) : location.pathname);
    void live.type(query);
  }

  input.addEventListener('input', follow);
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    follow();
  });
  input.value = new URLSearchParams(location.search).get('q') ?? input.value;
  void live.type(input.value);
}
