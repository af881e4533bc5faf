import type { APIRoute } from 'astro';
import { address } from '../addresses/address.ts';
import { SITEMAP } from '../addresses/sitemap.ts';

/** Lets everybody read everything; names the list of pages where the site's address is known. */
export const GET: APIRoute = ({ site }) => {
  const list = site && `Sitemap: ${new URL(address.file(SITEMAP), site)}`;
  return new Response(['User-agent: *', 'Allow: /', ...(list ? ['', list] : []), ''].join('\n'));
};
