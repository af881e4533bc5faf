import { address } from '../i18n/address.ts';
import type { Language } from '../rulebook/language.ts';
import { searchPage } from './address.ts';
import { liveSearch, type SearchState } from './live.ts';
import { search } from './search.ts';
import { siteSources } from './sources.ts';
import { element, resultLink, statusText, waysOn } from './view.ts';
import { searchWords } from './words.ts';
import './search.css';

/** So many results are listed; all of them are on the search page. */
const MOST = 8;
const LIST = 'search-list';

/**
 * Fills the dialog with a search box and its results, a combobox with a list: arrow keys choose,
 * Enter opens, Escape closes, and a line tells a screen reader what was found.
 *
 * @returns what opens it
 */
export function searchDialog(dialog: HTMLDialogElement, language: Language): () => void {
  const words = searchWords[language];
  const input = element('input', {
    type: 'text',
    name: 'q',
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    placeholder: words.placeholder,
    'aria-label': words.label,
    'aria-autocomplete': 'list',
    'aria-controls': LIST,
    'aria-expanded': 'false',
    'aria-describedby': 'search-keys',
  });
  const close = element('button', { type: 'button', 'aria-label': words.close }, '×');
  const form = element('form', { action: address.search(language), role: 'search' }, input, close);
  const status = element('p', { class: 'search-status', role: 'status' });
  const list = element('div', { id: LIST, role: 'listbox', 'aria-label': words.results });
  const ways = element('div');
  const keys = element('p', { id: 'search-keys', class: 'search-keys' }, words.keys);
  dialog.replaceChildren(form, status, list, ways, keys);
  dialog.setAttribute('aria-label', words.label);

  const sources = siteSources(language);
  const live = liveSearch((text) => search({ text, language, most: MOST }, sources), show);
  let chosen = -1;

  function show(state: SearchState): void {
    status.textContent = statusText(state, words);
    ways.replaceChildren(...waysOn(state, language, () => void live.type(input.value)));
    if (state.kind === 'loading') return;
    list.replaceChildren(...options(state, language));
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

  function move(step: number): void {
    const count = list.childElementCount;
    // One place more than there are links: the box itself, with none of them chosen.
    if (count > 0) choose(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
  }

  /** Enter opens the link that is chosen, a number at once, and for words the search page. */
  async function open(): Promise<void> {
    const link = list.querySelectorAll('a')[chosen];
    if (link) return link.click();
    const state = await live.type(input.value);
    if (state.kind === 'idle') return;
    const exact = state.kind === 'found' && state.found.match === 'number';
    const first = exact ? state.found.results[0]?.url : undefined;
    location.assign(first ?? searchPage(language, state.query));
  }

  input.addEventListener('input', () => void live.type(input.value));
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });

  return () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    void sources.numbers().catch(() => {});
  };
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
    link.id = `${LIST}-${i}`;
    link.role = 'option';
    link.tabIndex = -1;
  });
  return links;
}
