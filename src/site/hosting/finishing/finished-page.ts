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
 * Returns a response of Astro with the styles of its page moved to shared files; the content policy of
 * the page lists the hashes of those that stay inline. Pages of rules of the edition in force keep
 * all styles inline, so that a reader who follows a link sees the rule without another request; in
 * 8,900 other pages the same styles would be 174 MB.
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
