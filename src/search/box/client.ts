/**
 * Runs on every page: opens the search dialog with its button, `/` or Ctrl-K, fills the search page and
 * shows suggestions under the box of the home page. Their scripts are loaded on first use; the box
 * exists before, so that no typed text is lost.
 */
import { address } from '../../addresses/address.ts';
import { loadSearchWords } from '../../languages/texts/search.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../rulebook/language.ts';
import { addStyles } from '../../styles/add-styles.ts';
import styles from './box.css?inline';
import { element } from './element.ts';
import { takeReturned } from './return.ts';

const dialog = document.querySelector<HTMLDialogElement>('dialog#search-dialog');
const page = document.getElementById('search-page');

const lang = document.documentElement.lang;
const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;

let box: { readonly input: HTMLInputElement } | null = null;

/** Opens the search: the box itself on the search page, the dialog on other pages. */
function openSearch(): void {
  const own = page?.querySelector<HTMLInputElement>('input[name="q"]');
  if (own) {
    own.select();
  } else if (dialog && !dialog.open) {
    box ??= makeBox(dialog);
    dialog.showModal();
    box.input.select();
  }
}

function makeBox(dialog: HTMLDialogElement, asked = '') {
  addStyles(styles);
  const input = element('input', {
    type: 'text',
    name: 'q',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-label': dialog.ariaLabel ?? '',
  });
  input.value = asked;
  const form = element('form', { action: address.search(language), role: 'search' }, input);
  dialog.append(form);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  const made = { dialog, form, input };
  const entered = withTexts(import('./dialog.ts')).then(([{ searchDialog }, words]) =>
    searchDialog(made, language, words),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // If the script cannot be loaded, the form leads to the search page.
    entered.then((panel) => panel.enter()).catch(() => form.submit());
  });
  return made;
}

/** Loads the texts of the search beside a script that needs them. */
function withTexts<Script>(script: Promise<Script>) {
  return Promise.all([script, loadSearchWords(language)]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  const command = event.ctrlKey || event.metaKey;
  if (command) return event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey;
  return event.key === '/' && !event.altKey && !isTyping(event.target);
}

document.addEventListener('keydown', (event) => {
  if (!isShortcut(event)) return;
  event.preventDefault();
  openSearch();
});

for (const trigger of document.querySelectorAll('[aria-controls="search-dialog"]')) {
  trigger.addEventListener('click', (event) => {
    event.preventDefault();
    openSearch();
  });
}

const home = page ? null : document.querySelector<HTMLFormElement>('.hero .search-form');
const suggestQueries = (form: HTMLFormElement) =>
  withTexts(import('./suggestions.ts')).then(([{ searchSuggestions }, words]) =>
    searchSuggestions(form, language, words),
  );
home?.addEventListener('focusin', () => void suggestQueries(home), { once: true });

const returned = page ? null : takeReturned();
if (returned !== null && home) {
  home.querySelector<HTMLInputElement>('input[name="q"]')!.value = returned;
  void suggestQueries(home);
} else if (returned !== null && dialog) {
  box = makeBox(dialog, returned);
  dialog.showModal();
}

if (page) {
  void withTexts(import('./page.ts')).then(([{ searchResultsPage }, words]) =>
    searchResultsPage(page, language, words),
  );
}
