import type { APIRoute } from 'astro';
import { plainScript, quotedSource } from '../site/layout/plain-script.ts';
import { sourceHash } from '../site/offline/source-hash.mjs';

/** The service worker, at the root of the site so that it serves all of it. */
export const GET: APIRoute = async () =>
  new Response(
    // A browser takes a worker for a new version where a byte of it is new.
    `globalThis.alteredCodexVersion = '${sourceHash(process.cwd())}';\n${await plainScript(`import ${quotedSource('site/offline/worker.ts')};`)}`,
    { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } },
  );
