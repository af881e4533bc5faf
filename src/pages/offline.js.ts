import type { APIRoute } from 'astro';
import { plainScript, source } from '../components/plain-script.ts';

/** The service worker, at the root of the site so that it serves all of it. */
export const GET: APIRoute = async () =>
  new Response(await plainScript(`import '${source('offline/worker.ts')}';`), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
