import type { APIRoute } from 'astro';
import table from '../../data/deck-cards.tsv?raw';

/** Every published card as deck lists name it: faction and number, type, versions, names. */
export const GET: APIRoute = () =>
  new Response(table, { headers: { 'content-type': 'text/tab-separated-values; charset=utf-8' } });
