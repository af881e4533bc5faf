import pages from '../../data/pages.json';
import unanswered from '../../data/unanswered.json';
import type { SitePageId, Unanswered } from '../rulebook/site-page.ts';

/** What players ask and no rule answers, in the order of the data. */
export const unansweredQuestions: readonly Unanswered[] = unanswered;

/**
 * What the search says of a page of the site.
 *
 * @throws {Error} for a page that `data/pages.json` does not tell of
 */
export function pageTold(id: SitePageId) {
  const told = pages.find(({ page }) => page === id);
  if (!told) throw new Error(`data/pages.json tells of no page "${id}".`);
  return told;
}
