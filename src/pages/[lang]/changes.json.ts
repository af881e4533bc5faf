import type { APIRoute } from 'astro';
import { address } from '../../addresses/address.ts';
import { changesFeed } from '../../api/changes-feed.ts';
import { jsonFeed } from '../../api/feed.ts';
import { languagePaths } from '../../library/paths.ts';
import type { Language } from '../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** The changes of the rules, as a JSON Feed. */
export const GET: APIRoute<{ lang: Language }> = async ({ props: { lang } }) => {
  const feed = JSON.stringify(jsonFeed(await changesFeed(lang, address.changesJson(lang))));
  return new Response(feed, { headers: { 'content-type': 'application/feed+json' } });
};
