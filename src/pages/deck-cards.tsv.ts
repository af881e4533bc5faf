import type { APIRoute } from 'astro';
import { collection } from '../library/collection.ts';
import { cardLines } from '../sandbox/model/card-lines.ts';

/** Every card as deck lists name it: faction and number, type, versions, names. */
export const GET: APIRoute = () =>
  new Response(cardLines(collection.values()), {
    headers: { 'content-type': 'text/tab-separated-values; charset=utf-8' },
  });
