import type { SearchWords } from '../../languages/texts/search.ts';
import type { Language } from '../../rulebook/language.ts';
import { searchPage } from '../address.ts';
import type { SearchAnswer, SearchSources } from '../answer.ts';
import type { SearchState } from '../live.ts';
import { loadWordSearch } from '../search.ts';
import { afterFrame } from './after-frame.ts';
import type { LinkChoice } from './choice.ts';
import { deckCheckLink } from './deck-link.ts';
import { element, setAttributes } from './element.ts';
import { applyFilter, filterBar, NO_FILTER, type ResultFilter } from './filter.ts';
import type { PanelFrame } from './frame.ts';
import { addOpenings } from './opening.ts';
import { keepSearch } from './recent.ts';
import { recentSearchLinks } from './recent-links.ts';
import { keepForReturn } from './return.ts';
import {
  isNumber,
  moreButton,
  resultGroups,
  resultLink,
  statusText,
  watchLink,
  withHeading,
} from './view.ts';

/** A list of more results is drawn in two steps: the best ones at once, the rest a frame later. */
const AT_ONCE = 6;

/** Selects the results to show: those that the filter lets through, up to a number. */
export interface Shown {
  readonly filter: ResultFilter;
  readonly most: number;
}

interface ResultListOptions {
  readonly language: Language;
  readonly words: SearchWords;
  readonly sources: SearchSources;
  /** Whether the list can be narrowed. */
  readonly filters: boolean;
  /** Whether the list ends in a link to the search page instead of a button for the rest. */
  readonly linksToPage: boolean;
  /** Returns the current text of the search box. */
  readonly typed: () => string;
  /** Called when the reader has changed the filter. */
  readonly narrow: (filter: ResultFilter) => void;
  /** Called when the reader asks for all results. */
  readonly showAll: () => void;
}

type StateFound = Extract<SearchState, { readonly kind: 'found' }>;

/** Draws the results of a search into its frame, or the latest searches while nothing is typed. */
export function resultList(frame: PanelFrame, choice: LinkChoice, options: ResultListOptions) {
  const { language, words, sources, typed } = options;
  const { list, after } = frame;
  const later = afterFrame();

  function drawState(state: SearchState, shown: Shown): void {
    later.cancel();
    list.classList.remove('is-partial');
    for (const part of [frame.answer, list, after]) part.replaceChildren();
    if (state.kind === 'found') drawFound(state, shown);
    else showFilters([], NO_FILTER);
    if (state.kind === 'idle') {
      const { links, forget } = recentSearchLinks(language, words, () => drawState(state, shown));
      list.append(...links);
      after.append(...forget);
    }
    const isPreview = state.kind === 'found' && !!state.isPreview;
    setAttributes(list, { 'aria-busy': String(isPreview) });
    if (isPreview) choice.leave();
    else choice.choose(-1);
  }

  function drawFound(state: StateFound, { filter, most }: Shown): void {
    const { found, query } = state;
    const results = applyFilter(found.results, filter);
    const isFilteredOut = results.length === 0 && found.results.length > 0;
    frame.status.textContent = isFilteredOut
      ? words.filteredOut
      : state.isPreview
        ? words.loading
        : statusText({ ...state, found: { ...found, results } }, words);
    if (isFilteredOut) after.append(unfilterButton(filter));
    if (options.filters) {
      showFilters(filterBar(found, filter, language, words, options.narrow), filter);
    }
    list.lang = filter.language ?? language;
    frame.answer.append(...deckCheckLink(query, language, words));
    if (found.match === 'words') frame.answer.append(...watchLink(results, words));
    const [best, ...others] = resultGroups(found, results.slice(0, most), words);
    const drawRest = () => {
      list.append(...others.flatMap((group) => group()));
      if (results.length > most) offerRest(results.length, most, query);
      if (found.match === 'words') after.append(fullTextButton(found));
    };
    list.append(...best!());
    if (found.match !== 'words' || Math.min(results.length, most) <= AT_ONCE) drawRest();
    else {
      list.classList.add('is-partial');
      later.run(() => {
        drawRest();
        list.classList.remove('is-partial');
        if (!state.isPreview) choice.extend();
      });
    }
    if (!isNumber(found)) return;
    addOpenings(results, [...list.querySelectorAll<HTMLElement>('a.search-result')]);
  }

  /** Redraws the filters; the one that was just used keeps the focus, otherwise the search box. */
  function showFilters(filters: readonly HTMLElement[], used: ResultFilter): void {
    const count = Object.values(used).filter((one) => one !== null).length;
    frame.narrow.hidden = filters.length === 0;
    frame.narrow.textContent = words.filters + (count > 0 ? ` (${count})` : '');
    const focused = frame.filters.querySelector<HTMLElement>(':focus');
    frame.filters.replaceChildren(...filters);
    if (!focused) return;
    const same = filters.find((one) => one.dataset.narrows === focused.dataset.narrows);
    (same ?? frame.input).focus();
  }

  /** A button that clears all filters except the language in which the results were found. */
  function unfilterButton({ language }: ResultFilter): HTMLElement {
    return moreButton(words.unfilter, () => {
      options.narrow({ ...NO_FILTER, language });
      frame.input.focus();
    });
  }

  /** Adds a button or a link to the results that are not shown. */
  function offerRest(count: number, most: number, query: string): void {
    if (!options.linksToPage) after.append(moreButton(words.more(count - most), options.showAll));
    else {
      const href = searchPage(language, query);
      list.append(element('a', { class: 'search-all', href }, words.all(count)));
    }
  }

  /** A button that searches the full texts and shows their results under the others. */
  function fullTextButton({ results }: SearchAnswer): HTMLElement {
    const button = moreButton(words.searchTexts, async () => {
      const query = typed();
      const more = await loadWordSearch()
        .then((search) => search.searchFullText(query, sources))
        .catch(() => []);
      if (query !== typed()) return;
      const known = new Set(results.map(({ url }) => url));
      const others = more.filter(({ url }) => !known.has(url));
      const links = others.map((result) => resultLink(result, words));
      button.remove();
      list.append(...withHeading(`${words.inTexts} (${others.length})`, links));
      choice.choose(-1);
    });
    return button;
  }

  list.addEventListener('click', ({ target }) => {
    const isResult = target instanceof Element && target.closest('a.search-result') !== null;
    if (!isResult || !typed()) return;
    keepSearch(typed());
    keepForReturn(typed());
  });

  return { draw: drawState };
}
