import type { SearchWords } from '../../languages/texts/search.ts';
import type { Language } from '../../rulebook/language.ts';
import { addStyles } from '../../styles/add-styles.ts';
import englishName from '../../styles/english-name.css?inline';
import { searchPage } from '../address.ts';
import { liveSearch, type SearchState } from '../live.ts';
import { search } from '../search.ts';
import { loadAhead, siteSources } from '../sources.ts';
import { arrowKeyChoice } from './choice.ts';
import { NO_FILTER, type ResultFilter } from './filter.ts';
import { createFrame } from './frame.ts';
import { keepSearch } from './recent.ts';
import { resultList } from './result-list.ts';
import styles from './results.css?inline';
import { readingNotes, statusText, waysOn } from './view.ts';

/** Options of a search panel. */
export interface PanelOptions {
  /** The number of results that are shown before the reader asks for more. */
  readonly most: number;
  /** Whether the list can be narrowed. */
  readonly filters: boolean;
  /** Called with the state and the text of the search whenever they change. */
  readonly searched?: (state: SearchState, text: string) => void;
  /** Whether the list ends in a link to the search page, which shows all results. */
  readonly linksToPage: boolean;
}

/** A running search box with its results. */
export interface Panel {
  /** Searches for the current text of the box. */
  refresh(): Promise<SearchState>;
  /** Opens the chosen result; without one, the page of a number, or the search page for words. */
  enter(): Promise<void>;
}

/**
 * Makes a search box a combobox with a list of results. The dialog, the search page and the box of
 * the home page all use it, so that they find the same results in the same order.
 *
 * @param place where the results are shown
 * @param input the box
 */
export function searchPanel(
  place: HTMLElement,
  input: HTMLInputElement,
  language: Language,
  words: SearchWords,
  options: PanelOptions,
): Panel {
  addStyles(styles + englishName);
  const frame = createFrame(place, input, words);
  const choice = arrowKeyChoice(input, frame.list, frame.filters);
  const sources = siteSources();
  let filter: ResultFilter = NO_FILTER;
  let literal = false;
  let most = options.most;
  let isRead = false;
  let latest: SearchState = { kind: 'idle' };
  const live = liveSearch(
    (text, preview) =>
      search({ text, language: filter.language ?? language, literal }, sources, preview),
    showState,
    () => isRead || choice.place() >= 0,
  );
  const refresh = () => live.type(input.value);
  const draw = () => results.draw(latest, { filter, most });
  const results = resultList(frame, choice, {
    ...options,
    language,
    words,
    sources,
    typed: () => input.value.trim(),
    narrow(next) {
      const isFound = next.language === filter.language;
      filter = next;
      most = options.most;
      if (isFound) draw();
      else void refresh();
    },
    showAll() {
      most = Number.POSITIVE_INFINITY;
      draw();
    },
  });

  function showState(state: SearchState): void {
    latest = state;
    options.searched?.(state, input.value.trim());
    if (state.kind !== 'found') frame.status.textContent = statusText(state, words);
    frame.ways.replaceChildren(...waysOn(state, language, words, () => void refresh()));
    if (state.kind === 'loading') return;
    frame.notes.replaceChildren(...readingNotes(state, words, searchLiterally));
    const chosen = choice.place();
    draw();
    if (state.kind === 'found' && !state.isPreview) choice.choose(chosen);
  }

  function searchLiterally(): void {
    literal = true;
    void refresh();
  }

  input.addEventListener('input', () => {
    filter = { ...NO_FILTER, language: filter.language };
    literal = false;
    most = options.most;
    isRead = false;
    void refresh();
  });
  for (const sign of READING) {
    const noteReading = () => {
      isRead = true;
    };
    frame.list.addEventListener(sign, noteReading, { passive: true });
  }
  input.addEventListener('focus', () => loadAhead(sources, language));
  if (document.activeElement === input) loadAhead(sources, language);

  return {
    refresh,
    enter: async () => {
      const link = choice.chosen();
      if (link) link.click();
      else goToAnswer(await refresh(), language);
    },
  };
}

/** Events that tell that the results are being read. */
const READING = ['pointerdown', 'wheel', 'touchmove'] as const;

/** Goes to the page of a number, or for words to the search page. */
function goToAnswer(state: SearchState, language: Language): void {
  if (state.kind === 'idle') return;
  keepSearch(state.query);
  const exact = state.kind === 'found' && state.found.match === 'number';
  const first = exact ? state.found.results[0]?.url : undefined;
  const to = first ?? searchPage(language, state.query);
  if (to !== location.pathname + location.search) location.assign(to);
}
