/**
 * Runs on every page: opens the search dialog with its button, `/` or Ctrl-K, and fills the search
 * page. What they need is loaded when they are first used.
 */
import { isLanguage } from '../rulebook/language.ts';

const dialog = document.querySelector<HTMLDialogElement>('dialog#search-dialog');
const page = document.getElementById('search-page');

const lang = document.documentElement.lang;
const language = isLanguage(lang) ? lang : 'fr';

let loading: Promise<() => void> | null = null;

/** On the search page the box itself is the search; elsewhere the dialog is. */
async function open(): Promise<void> {
  const box = page?.querySelector<HTMLInputElement>('input[name="q"]');
  if (box) return box.select();
  if (!dialog) return;
  loading ??= import('./dialog.ts').then(({ searchDialog }) => searchDialog(dialog, language));
  (await loading)();
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
  void open();
});

for (const trigger of document.querySelectorAll('[aria-controls="search-dialog"]')) {
  trigger.addEventListener('click', (event) => {
    event.preventDefault();
    void open();
  });
}

if (page) {
  void import('./page.ts').then(({ searchResultsPage }) => searchResultsPage(page, language));
}
