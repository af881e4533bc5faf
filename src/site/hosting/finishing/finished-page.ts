import { withHashedStyles } from './inline-styles.ts';
import { isRule, linkStyles } from './shared-styles.ts';

/** Where a site is served from, and which of its pages keep their styles. */
export interface Site {
  /** The folder, with its final slash. */
  readonly base: string;
  /** The edition that short addresses lead to. */
  readonly edition: string;
}

/**
 * What Astro rendered, as it is written. A page has its styles in files that pages share, and names in
 * its content policy those that stay in it. Rules of the edition in force keep theirs in the page, so
 * that nothing stands between a reader who follows a link and the rule; in thousands of other pages
 * the same styles would be most of the site.
 *
 * @param address of the page, below the host's root
 * @param files see `linkStyles`
 */
export async function finishPage(
  response: Response,
  address: string,
  { base, edition }: Site,
  files: Map<string, string>,
): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('text/html')) return response;
  const html = Buffer.from(await response.arrayBuffer()).toString();
  const linked = isRule(address.slice(base.length), edition) ? html : linkStyles(html, base, files);
  return new Response(Buffer.from(withHashedStyles(linked)), { status, headers });
}
