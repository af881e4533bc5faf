import { LANGUAGE_KEY } from '../../addresses/language-choice.ts';

/**
 * Makes a link of the language switch keep the place on the page, and the choice for later visits.
 * The search gives each link a query of its own, said in that language, in `data-search`.
 * A link without `hreflang` leads home, because its language lacks the page: no place is kept then.
 */
export function keepPlace(link: HTMLAnchorElement): void {
  link.addEventListener('click', () => {
    if (link.hreflang) {
      link.search = link.dataset.search ?? location.search;
      link.hash = location.hash;
    }
    try {
      localStorage.setItem(LANGUAGE_KEY, link.dataset.language ?? '');
    } catch {
      // A browser that keeps nothing still changes the page.
    }
  });
}
