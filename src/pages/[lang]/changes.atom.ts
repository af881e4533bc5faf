import type { APIRoute } from 'astro';
import { changesFeed } from '../../api/feed.ts';
import { histories } from '../../book/changes.ts';
import { languagePaths } from '../../book/paths.ts';
import { volumes } from '../../book/volume.ts';
import { address } from '../../i18n/address.ts';
import type { Language } from '../../rulebook/language.ts';

export const getStaticPaths = languagePaths;

/** What changed in the rules, as an Atom feed. */
export const GET: APIRoute<{ lang: Language }> = async ({ props: { lang }, site }) => {
  const books = new Map((await volumes(lang)).map((book) => [book.edition, book]));
  const whole = (path: string) => (site ? new URL(path, site).href : path);
  const feed = changesFeed(
    lang,
    await histories(),
    {
      self: whole(address.changesFeed(lang)),
      page: (edition) => whole(address.changes(lang, edition)),
      rule: (edition, number) => whole(address.number(lang, edition, number)),
    },
    (edition, numbers) =>
      numbers.map((number) => books.get(edition)?.rules.get(number)?.plain ?? '').join(' '),
  );
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml' } });
};
