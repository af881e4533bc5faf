import pagesFile from '../../data/pages.json';
import unansweredFile from '../../data/unanswered.json';
import {
  type SitePageId,
  sitePagesSchema,
  type Unanswered,
  unansweredSchema,
} from '../rulebook/site-page.ts';

/** Questions of players that no rule answers, in the order of the data. */
export const unansweredQuestions: readonly Unanswered[] = unansweredSchema.parse(unansweredFile);

const pages = sitePagesSchema.parse(pagesFile);

/**
 * Returns the entry of `data/pages.json` for a page of the site: its texts in the search.
 *
 * @throws {Error} for a page that has no entry in `data/pages.json`
 */
export function pageTold(id: SitePageId) {
  const told = pages.find(({ page }) => page === id);
  if (!told) throw new Error(`data/pages.json tells of no page "${id}".`);
  return told;
}
