import type { APIRoute } from 'astro';
import { linkScript } from '../site/layout/link-script.ts';

/** The script that makes links of marks in the pages of others, in its newest version. */
export const GET: APIRoute = async () =>
  new Response(await linkScript(), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
