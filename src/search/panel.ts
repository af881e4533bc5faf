import type { Language } from '../rulebook/language.ts';
import { addStyles } from '../styles/add-styles.ts';
import { searchWords } from '../texts/search.ts';
import { searchPage } from './address.ts';
import { element, setAttributes } from './element.ts';
import { applyFilter, type Filter, filterBar, NO_FILTER } from './filter.ts';
import { liveSearch, type SearchState } from './live.ts';
import { addOpenings } from './opening.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent.ts';
import styles from './results.css?inline';
import { type Found, loadWordSearch, search } from './search.ts';
import { siteSources } from './sources.ts';
import {
  headed,
  readingNotes,
  resultGroups,
  resultLink,
  statusText,
  watchLink,
  waysOn,
} from './view.ts';

/** How a place shows its search. */
export interface PanelOptions {
  /** So many results are shown before the reader asks for more. */
  readonly most: number;
  /** Whether the list can be narrowed. */
  readonly filters: boolean;
  /** Is told what was searched, whenever that changes. */
  readonly searched?: (state: SearchState, text: string) => void;
  /** Where the search of all results is shown elsewhere: the list ends in a link to it. */
  readonly linksToPage: boolean;
}

/** A search box with its results, alive. */
export interface Panel {
  /** Searches what is in the box now. */
  refresh(): Promise<SearchState>;
  /** Opens the chosen result; without one, a number at once and for words the search page. */
  enter(): Promise<void>;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

let panels = 0;

/**
 * Brings a search box alive as a combobox with a list of results. The dialog, the search page and
 * the box of the home page all search with it, so that they find the same in the same order.
 *
 * @param place where the results are shown
 * @param input the box
 */
export function searchPanel(
  place: HTMLElement,
  input: HTMLInputElement,
  language: Language,
  options: PanelOptions,
): Panel {
  addStyles(styles);
  const words = searchWords[language];
  const id = `search-list-${panels++}`;
  const status = element('p', { class: 'search-status', role: 'status' });
  const notes = element('div', { class: 'search-notes' });
  const bar = element('div', {
    class: 'search-filters',
    role: 'group',
    'aria-label': words.filters,
  });
  const list = element('div', {
    id,
    class: 'search-list',
    role: 'listbox',
    'aria-label': words.results,
  });
  const after = element('div', { class: 'search-after' });
  const ways = element('div', { class: 'search-ways-on' });
  const answer = element('div', { class: 'search-answer' });
  place.append(status, notes, bar, answer, list, after, ways);
  setAttributes(input, {
    role: 'combobox',
    placeholder: words.placeholder,
    'aria-label': words.label,
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  });

  const sources = siteSources();
  let filter: Filter = NO_FILTER;
  let literal = false;
  let shown = options.most;
  let latest: SearchState = { kind: 'idle' };
  let chosen = -1;
  const searched = () => filter.language ?? language;
  const find = (text: string) => search({ text, language: searched(), literal }, sources);
  const live = liveSearch(find, show);

  function show(state: SearchState): void {
    latest = state;
    options.searched?.(state, input.value.trim());
    status.textContent = statusText(state, words);
    ways.replaceChildren(...waysOn(state, language, () => void refresh()));
    if (state.kind === 'loading') return;
    notes.replaceChildren(...readingNotes(state, words, refuse));
    draw();
  }

  function draw(): void {
    if (latest.kind !== 'found') {
      bar.replaceChildren();
      answer.replaceChildren();
      list.replaceChildren();
      after.replaceChildren();
      if (latest.kind === 'idle') offerRecent();
      choose(-1);
      return;
    }
    const { found, query } = latest;
    const results = applyFilter(found.results, filter);
    status.textContent = statusText({ ...latest, found: { ...found, results } }, words);
    drawFilters(found);
    const groups = resultGroups(found.match, results.slice(0, shown), words, language);
    const watch = found.match === 'words' ? watchLink(results, words) : [];
    answer.replaceChildren(...watch);
    list.lang = searched();
    list.replaceChildren(...groups, ...linkToAll(results.length - shown, query));
    after.replaceChildren(...rest(results.length - shown), ...deeper(found));
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a.search-result')];
    addOpenings(results, links);
    for (const link of links) link.addEventListener('click', () => keepSearch(query));
    choose(-1);
  }

  /** Draws the filters anew; the one that was just used keeps the focus. */
  function drawFilters(found: Found): void {
    if (!options.filters) return;
    const used = [...bar.children].findIndex((one) => one.matches(':focus'));
    bar.replaceChildren(...filterBar(found, filter, language, words, narrow));
    (bar.children[used] as HTMLElement | undefined)?.focus();
  }

  function linkToAll(left: number, query: string): HTMLElement[] {
    if (left <= 0 || !options.linksToPage) return [];
    const all = words.all(left + shown);
    return [element('a', { class: 'search-all', href: searchPage(language, query) }, all)];
  }

  function rest(left: number): HTMLElement[] {
    if (left <= 0 || options.linksToPage) return [];
    const more = element('button', { type: 'button', class: 'search-more' }, words.more(left));
    more.addEventListener('click', () => {
      shown = Number.POSITIVE_INFINITY;
      draw();
    });
    return [more];
  }

  /** Asks for what only full texts have, and shows it under the rest. */
  function deeper({ match, results }: Found): HTMLElement[] {
    if (match !== 'words') return [];
    const button = element('button', { type: 'button', class: 'search-more' }, words.searchTexts);
    button.addEventListener('click', async () => {
      const query = input.value.trim();
      const more = await loadWordSearch()
        .then((words) => words.searchFullText(query, sources))
        .catch(() => []);
      if (query !== input.value.trim()) return;
      const known = new Set(results.map(({ url }) => url));
      const others = more.filter(({ url }) => !known.has(url));
      const links = others.map((result) => resultLink(result, language));
      button.remove();
      list.append(...headed(`${words.inTexts} (${others.length})`, links));
      choose(-1);
    });
    return [button];
  }

  /** Offers what was searched before, while the box is empty. */
  function offerRecent(): void {
    const known = recentSearches();
    if (known.length === 0) return;
    const links = known.map((query) =>
      element('a', { class: 'search-recent', href: searchPage(language, query) }, query),
    );
    const forget = element('button', { type: 'button', class: 'search-more' }, words.forget);
    forget.addEventListener('click', () => {
      forgetSearches();
      draw();
    });
    list.append(element('p', { class: 'search-heading' }, words.recent), ...links);
    after.append(forget);
  }

  function narrow(next: Filter): void {
    const isFound = next.language === filter.language;
    filter = next;
    shown = options.most;
    if (isFound) draw();
    else void refresh();
  }

  function refuse(): void {
    literal = true;
    void refresh();
  }

  function choose(index: number): void {
    const links = list.querySelectorAll('a');
    input.setAttribute('aria-expanded', String(links.length > 0));
    chosen = index;
    links.forEach((link, i) => {
      setAttributes(link, {
        id: `${id}-${i}`,
        role: 'option',
        tabindex: '-1',
        'aria-selected': String(i === index),
      });
    });
    links[index]?.scrollIntoView({ block: 'nearest' });
    if (links[index]) input.setAttribute('aria-activedescendant', links[index].id);
    else input.removeAttribute('aria-activedescendant');
  }

  function refresh(): Promise<SearchState> {
    return live.type(input.value);
  }

  input.addEventListener('input', () => {
    filter = { ...NO_FILTER, language: filter.language };
    literal = false;
    shown = options.most;
    void refresh();
  });
  input.addEventListener('keydown', (event) => {
    const step = STEPS[event.key] ?? 0;
    if (step === 0) return;
    event.preventDefault();
    choose(next(chosen, step, list.querySelectorAll('a').length));
  });
  input.addEventListener('focus', () => void warmUp());

  /** Loads the numbers, then the index, while the reader is about to type. */
  async function warmUp(): Promise<void> {
    await sources.numbers(language).catch(() => {});
    await sources.lexicon(language).catch(() => {});
  }

  if (document.activeElement === input) void warmUp();

  return {
    refresh,
    enter: async () => {
      const link = list.querySelectorAll('a')[chosen];
      if (link) return link.click();
      const state = await refresh();
      if (state.kind === 'idle') return;
      keepSearch(state.query);
      const exact = state.kind === 'found' && state.found.match === 'number';
      const first = exact ? state.found.results[0]?.url : undefined;
      const to = first ?? searchPage(language, state.query);
      if (to !== location.pathname + location.search) location.assign(to);
    },
  };
}

/** The next place in a ring of so many links and the box itself, which is -1. */
function next(chosen: number, step: number, count: number): number {
  const places = count + 1;
  return ((chosen + 1 + step + places) % places) - 1;
}
