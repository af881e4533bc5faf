import { absoluteUrl, address } from '../addresses/address.ts';
import { histories } from '../library/changes.ts';
import { volumesOf } from '../library/volume.ts';
import type { Language } from '../rulebook/language.ts';
import { feedOfChanges } from './change-entries.ts';
import type { Feed } from './feed.ts';

/**
 * Returns the changes of the rules as a feed in one language.
 *
 * @param self the path of the feed
 */
export async function changesFeed(lang: Language, self: string): Promise<Feed> {
  const books = new Map((await volumesOf(lang)).map((book) => [book.edition, book]));
  return feedOfChanges({
    lang,
    histories: await histories(),
    places: {
      self: absoluteUrl(self),
      page: (edition) => absoluteUrl(address.changes(lang, edition)),
      rule: (edition, number) => absoluteUrl(address.number(lang, edition, number)),
    },
    textOf: (edition, numbers) =>
      numbers.map((number) => books.get(edition)?.rules.get(number)?.plain ?? '').join(' '),
  });
}
