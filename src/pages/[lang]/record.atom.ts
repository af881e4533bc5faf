import type { APIRoute } from 'astro';
import { address } from '../../addresses/address.ts';
import { atomFeed } from '../../api/feed.ts';
import { recordFeed } from '../../api/record-feed.ts';
import { languagePaths } from '../../library/paths.ts';
import type { Language } from '../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** The record by date, as an Atom feed. */
export const GET: APIRoute<{ lang: Language }> = ({ props: { lang } }) => {
  const feed = atomFeed(recordFeed(lang, address.recordFeed(lang)));
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml' } });
};
