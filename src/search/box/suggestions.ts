import type { SearchWords } from '../../languages/texts/search.ts';
import type { Language } from '../../rulebook/language.ts';
import { element } from './element.ts';
import { searchPanel } from './panel.ts';

const MOST = 6;

/** Matches narrow screens, on which a keyboard may cover the results. */
const NARROW = matchMedia('(max-width: 40rem)');

/** Shows results under the search box of the home page while the reader types. */
export function searchSuggestions(
  form: HTMLFormElement,
  language: Language,
  words: SearchWords,
): void {
  const input = form.querySelector<HTMLInputElement>('input[name="q"]');
  if (!input || form.nextElementSibling?.classList.contains('search-suggestions')) return;
  const place = element('div', { class: 'search-suggestions' });
  form.after(place);
  const panel = searchPanel(place, input, language, words, {
    most: MOST,
    filters: false,
    linksToPage: true,
    searched: (state) => {
      place.hidden = state.kind === 'idle';
    },
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    panel.enter().catch(() => form.submit());
  });
  const around = form.parentElement ?? form;
  around.addEventListener('focusout', (event) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node && around.contains(to))) place.hidden = true;
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') place.hidden = true;
  });
  const toTop = () => {
    if (NARROW.matches) form.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  input.addEventListener('focus', () => {
    place.hidden = input.value.trim() === '';
    toTop();
  });
  // The keyboard of a phone reduces the visible part of the page when it opens.
  globalThis.visualViewport?.addEventListener('resize', () => {
    if (document.activeElement === input) toTop();
  });
  if (document.activeElement === input) toTop();
  void panel.refresh();
}
