import { markForeignLinks } from './foreign-links.ts';
import { withHashedStyles } from './inline-styles.ts';
import { keepsStyles, linkLaterStyles, linkStyles } from './shared-styles.ts';

/** Where a site is served from, and which of its pages keep their styles. */
export interface Site {
  /** The folder, with its final slash. */
  readonly base: string;
  /** The edition that short addresses lead to. */
  readonly edition: string;
}

/**
 * Returns the HTML of a page with its styles moved to shared files; the content policy of the page lists
 * the hashes of those that stay inline. In all pages the styles would be 170 MB more; see `keepsStyles`
 * for those that keep them. Styles marked with `data-later` are moved in those too.
 *
 * Takes 0.3 ms for a page of the built site.
 *
 * @param address of the page, below the host's root
 * @param files see `linkStyles`
 * @throws {Error} that names the page, if a style attribute cannot become a rule
 */
export function finishPage(
  html: string,
  address: string,
  { base, edition }: Site,
  files: Map<string, string>,
): string {
  const isKept = keepsStyles(address.slice(base.length), edition);
  const linked = linkLaterStyles(markForeignLinks(html, base), base, files);
  try {
    return withHashedStyles(isKept ? linked : linkStyles(linked, base, files));
  } catch (error) {
    throw new Error(`${address}: ${(error as Error).message}`);
  }
}
