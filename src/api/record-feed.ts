import { absoluteUrl, recordAddress } from '../addresses/address.ts';
import { recordTexts } from '../languages/texts/interface.ts';
import { placeOf, summaryOf, titleOf } from '../library/record/entry-words.ts';
import { recordEntries } from '../library/record/record.ts';
import type { Language } from '../rulebook/language.ts';
import { type Feed, feedTag } from './feed.ts';

/**
 * Returns the record as a feed in one language, the newest entry first.
 *
 * @param self the path of the feed
 */
export function recordFeed(lang: Language, self: string): Feed {
  const { title } = recordTexts(lang);
  return {
    lang,
    id: feedTag(`record/${lang}`),
    title: `Altered Codex — ${title}`,
    self: absoluteUrl(self),
    entries: recordEntries.map((entry) => ({
      id: feedTag(`record/${entry.id}`),
      title: titleOf(entry, lang),
      link: absoluteUrl(recordAddress(lang, placeOf(entry))),
      date: entry.date,
      summary: summaryOf(entry, lang),
    })),
  };
}
