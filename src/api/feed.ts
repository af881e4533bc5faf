import { escapeMarkup } from '../rulebook/escape-markup.ts';
import type { Language } from '../rulebook/language.ts';

/** An entry of a feed. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** A day, or a month where no day is known. */
  readonly date: string;
  readonly summary: string;
}

/** A feed in one language. */
export interface Feed {
  readonly lang: Language;
  readonly id: string;
  readonly title: string;
  /** The full URL of the feed. */
  readonly self: string;
  readonly entries: readonly FeedEntry[];
}

/** Returns an id of a feed or of its entry, which never changes. */
export function feedTag(path: string): string {
  return `tag:altered-codex,2024:${path}`;
}

/** A feed as Atom. */
export function atomFeed({ lang, id, title, self, entries }: Feed): string {
  const updated = entries.map(({ date }) => timeOf(date)).sort();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>${escapeMarkup(id)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<link rel="self" href="${escapeMarkup(self)}"/>`,
    '<author><name>Altered Codex</name></author>',
    `<updated>${updated.at(-1) ?? timeOf('1970-01-01')}</updated>`,
    ...entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

/** The same as a JSON Feed. */
export function jsonFeed({ lang, title, self, entries }: Feed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language: lang,
    feed_url: self,
    authors: [{ name: 'Altered Codex' }],
    items: entries.map(({ id, title, link, date, summary }) => ({
      id,
      title,
      url: link,
      content_text: summary,
      date_published: timeOf(date),
    })),
  };
}

/** The time of a day; of a month, that of its first day. */
function timeOf(date: string): string {
  return `${date.length > 'YYYY-MM'.length ? date : `${date}-01`}T00:00:00Z`;
}

function atomEntry({ id, title, link, date, summary }: FeedEntry): string {
  return [
    '<entry>',
    `<id>${escapeMarkup(id)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<link href="${escapeMarkup(link)}"/>`,
    `<updated>${timeOf(date)}</updated>`,
    `<summary>${escapeMarkup(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}
