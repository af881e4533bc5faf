import type { SearchWords } from '../../languages/texts/search.ts';
import { element, setAttributes } from './element.ts';

/** The parts of a search panel on the page, from top to bottom. */
export interface PanelFrame {
  /** The box above them. */
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly notes: HTMLElement;
  readonly filters: HTMLElement;
  /** Opens the filters on a narrow screen. */
  readonly narrow: HTMLButtonElement;
  readonly answer: HTMLElement;
  readonly list: HTMLElement;
  readonly after: HTMLElement;
  readonly ways: HTMLElement;
}

let frames = 0;

/** Puts the empty parts of a panel into its place and makes the box a combobox with its list. */
export function createFrame(
  place: HTMLElement,
  input: HTMLInputElement,
  words: SearchWords,
): PanelFrame {
  const id = `search-list-${frames++}`;
  const status = element('p', { class: 'search-status', role: 'status' });
  const notes = element('div', { class: 'search-notes' });
  const filters = element('div', {
    class: 'search-filters',
    role: 'group',
    'aria-label': words.filters,
  });
  const narrow = element('button', {
    type: 'button',
    class: 'search-narrow',
    hidden: '',
    'aria-expanded': 'false',
  });
  narrow.addEventListener('click', () => {
    const isOpen = filters.classList.toggle('is-open');
    narrow.setAttribute('aria-expanded', String(isOpen));
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
  place.append(narrow, status, notes, filters, answer, list, after, ways);
  setAttributes(input, {
    role: 'combobox',
    placeholder: words.placeholder,
    'aria-label': words.label,
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  });
  return { input, status, notes, narrow, filters, answer, list, after, ways };
}
