import type { SearchWords } from '../../languages/texts/search.ts';
import type { Language } from '../../rulebook/language.ts';
import { element } from './element.ts';
import { type Panel, searchPanel } from './panel.ts';

/** The most results in the dialog; the search page lists all. */
const MOST = 12;

/** The dialog with the form that is already in it. */
export interface SearchBox {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
}

/** Starts the search of the dialog. Text that was typed before is searched at once. */
export function searchDialog(box: SearchBox, language: Language, words: SearchWords): Panel {
  const { dialog, form, input } = box;
  const close = element('button', { type: 'button', 'aria-label': words.close }, '×');
  close.addEventListener('click', () => dialog.close());
  form.append(close);
  const place = element('div', { class: 'search-place' });
  dialog.append(place, element('p', { id: 'search-keys', class: 'search-keys' }, words.keys));
  const panel = searchPanel(place, input, language, words, {
    most: MOST,
    filters: true,
    linksToPage: true,
  });
  input.setAttribute('aria-describedby', 'search-keys');
  void panel.refresh();
  return panel;
}
