import type { APIRoute } from 'astro';
import { plainScript, quotedSource } from '../../../site/layout/plain-script.ts';

/** The functions that look up in `lookup.json`, as a module. */
export const GET: APIRoute = async () =>
  new Response(
    await plainScript(`export { lookUp, meaningOf } from ${quotedSource('api/look-up.ts')};`, 'es'),
    {
      headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
    },
  );
