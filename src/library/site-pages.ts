import type { SitePageId, Unanswered } from '../rulebook/site-page.ts';
import { collected } from './collection.ts';

/** Questions of players that no rule answers, in the order of the data. */
export const unansweredQuestions: readonly Unanswered[] = collected.unanswered;

/**
 * Returns the entry of `data/pages.json` for a page of the site: its texts in the search.
 *
 * @throws {Error} for a page that has no entry in `data/pages.json`
 */
export function pageTold(id: SitePageId) {
  const told = collected.pages.find(({ page }) => page === id);
  if (!told) throw new Error(`data/pages.json tells of no page "${id}".`);
  return told;
}
