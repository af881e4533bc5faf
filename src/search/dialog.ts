import type { Language } from '../rulebook/language.ts';
import { addStyles } from '../styles/add-styles.ts';
import { searchWords } from '../texts/search.ts';
import { searchPage } from './address.ts';
import { element, setAttributes } from './element.ts';
import { liveSearch, type SearchState } from './live.ts';
import { addOpenings } from './opening.ts';
import styles from './results.css?inline';
import { search } from './search.ts';
import { siteSources } from './sources.ts';
import { resultLink, statusText, waysOn } from './view.ts';

/** So many results are listed; all of them are on the search page. */
const MOST = 8;
const LIST = 'search-list';

/** The dialog with the form that is already in it. */
export interface SearchBox {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
}

/**
 * Brings the dialog's box alive as a combobox with a list of results: arrow keys choose, Enter
 * opens, Escape closes, and a line tells a screen reader what was found. What was typed before is
 * searched at once.
 *
 * @returns what Enter does: it opens the result that is chosen, a number at once, and for words the
 * search page
 */
export function searchDialog(box: SearchBox, language: Language): () => Promise<void> {
  addStyles(styles);
  const words = searchWords[language];
  const { dialog, form, input } = box;
  const status = element('p', { class: 'search-status', role: 'status' });
  const list = element('div', { id: LIST, role: 'listbox', 'aria-label': words.results });
  const ways = element('div');
  const keys = element('p', { id: 'search-keys', class: 'search-keys' }, words.keys);
  const close = element('button', { type: 'button', 'aria-label': words.close }, '×');
  setAttributes(input, {
    role: 'combobox',
    placeholder: words.placeholder,
    'aria-label': words.label,
    'aria-autocomplete': 'list',
    'aria-controls': LIST,
    'aria-expanded': 'false',
    'aria-describedby': 'search-keys',
  });
  form.append(close);
  dialog.append(status, list, ways, keys);

  const sources = siteSources(language);
  const live = liveSearch((text) => search({ text, language, most: MOST }, sources), show);
  let chosen = -1;

  function show(state: SearchState): void {
    status.textContent = statusText(state, words);
    ways.replaceChildren(...waysOn(state, language, () => void live.type(input.value)));
    if (state.kind === 'loading') return;
    const links = options(state, language);
    list.replaceChildren(...links);
    if (state.kind === 'found') addOpenings(state.found.results, links);
    input.setAttribute('aria-expanded', String(list.childElementCount > 0));
    choose(-1);
  }

  function choose(index: number): void {
    const links = list.querySelectorAll('a');
    chosen = index;
    links.forEach((link, i) => {
      link.setAttribute('aria-selected', String(i === index));
    });
    links[index]?.scrollIntoView({ block: 'nearest' });
    if (links[index]) input.setAttribute('aria-activedescendant', links[index].id);
    else input.removeAttribute('aria-activedescendant');
  }

  input.addEventListener('input', () => void live.type(input.value));
  input.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    choose(next(chosen, step, list.childElementCount));
  });
  close.addEventListener('click', () => dialog.close());
  void live.type(input.value);
  void sources.numbers().catch(() => {});

  return async () => {
    const link = list.querySelectorAll('a')[chosen];
    if (link) return link.click();
    const state = await live.type(input.value);
    if (state.kind === 'idle') return;
    const exact = state.kind === 'found' && state.found.match === 'number';
    const first = exact ? state.found.results[0]?.url : undefined;
    location.assign(first ?? searchPage(language, state.query));
  };
}

/** The next place in a ring of so many links and the box itself, which is -1. */
function next(chosen: number, step: number, count: number): number {
  const places = count + 1;
  return ((chosen + 1 + step + places) % places) - 1;
}

/** The results as options; where there are more, a last one leads to all of them. */
function options(state: SearchState, language: Language): HTMLAnchorElement[] {
  if (state.kind !== 'found') return [];
  const { results, total } = state.found;
  const links = results.map((result) => resultLink(result, language));
  if (total > results.length) {
    const all = searchWords[language].all(total);
    links.push(element('a', { class: 'search-all', href: searchPage(language, state.query) }, all));
  }
  links.forEach((link, i) => {
    setAttributes(link, { id: `${LIST}-${i}`, role: 'option', tabindex: '-1' });
  });
  return links;
}
