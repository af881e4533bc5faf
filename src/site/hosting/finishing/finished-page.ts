import { withHashedStyles } from './inline-styles.ts';
import { keepsStyles, linkStyles } from './shared-styles.ts';

/** Where a site is served from, and which of its pages keep their styles. */
export interface Site {
  /** The folder, with its final slash. */
  readonly base: string;
  /** The edition that short addresses lead to. */
  readonly edition: string;
}

/**
 * Returns a response of Astro with the styles of its page moved to shared files; the content policy of
 * the page lists the hashes of those that stay inline. In all pages the styles would be 170 MB more;
 * see `keepsStyles` for those that keep them.
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
  const isKept = keepsStyles(address.slice(base.length), edition);
  const linked = isKept ? html : linkStyles(html, base, files);
  return new Response(Buffer.from(withHashedStyles(linked)), { status, headers });
}
