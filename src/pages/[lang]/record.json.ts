import type { APIRoute } from 'astro';
import { address } from '../../addresses/address.ts';
import { jsonFeed } from '../../api/feed.ts';
import { recordFeed } from '../../api/record-feed.ts';
import { languagePaths } from '../../library/paths.ts';
import type { Language } from '../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** The record by date, as a JSON Feed. */
export const GET: APIRoute<{ lang: Language }> = ({ props: { lang } }) => {
  const feed = JSON.stringify(jsonFeed(recordFeed(lang, address.recordJson(lang))));
  return new Response(feed, { headers: { 'content-type': 'application/feed+json' } });
};
