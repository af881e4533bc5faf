import type { APIRoute } from 'astro';
import { address } from '../../addresses/address.ts';
import { changesFeed } from '../../api/changes-feed.ts';
import { atomFeed } from '../../api/feed.ts';
import { languagePaths } from '../../library/paths.ts';
import type { Language } from '../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** The changes of the rules, as an Atom feed. */
export const GET: APIRoute<{ lang: Language }> = async ({ props: { lang } }) => {
  const feed = atomFeed(await changesFeed(lang, address.changesFeed(lang)));
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml' } });
};
