import { plainWords } from '../languages/plain-words.ts';
import { interfaceTexts } from '../languages/texts/interface.ts';
import type { EditionHistory } from '../library/changes.ts';
import type { Change } from '../rulebook/changes.ts';
import { escapeMarkup } from '../rulebook/escape-markup.ts';
import type { Language } from '../rulebook/language.ts';

/** The full URLs of the feed and its entries. */
export interface FeedPlaces {
  readonly self: string;
  readonly page: (edition: string) => string;
  readonly rule: (edition: string, number: string) => string;
}

/** Changes that are not announced, because the rule says the same as before. */
const QUIET: readonly Change['kind'][] = ['same', 'renumbered', 'unknown'];

/** An entry of a feed: an edition, or one of its changes. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly date: string;
  readonly summary: string;
}

/** The words of an entry in a language, and its address. */
export interface FeedContent {
  readonly lang: Language;
  readonly histories: readonly EditionHistory[];
  readonly places: FeedPlaces;
  /** The words of rules, on one line. */
  readonly textOf: (edition: string, numbers: readonly string[]) => string;
}

/**
 * An Atom feed of what changed in the rules, in one language: an entry for each edition and for each
 * change that is more than another number.
 */
export function atomFeed(content: FeedContent): string {
  const { lang, histories, places } = content;
  const updated =
    histories
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>tag:altered-codex,2024:changes/${lang}</id>`,
    `<title>${escapeMarkup(interfaceTexts(lang).changes.feedTitle)}</title>`,
    `<link rel="self" href="${escapeMarkup(places.self)}"/>`,
    '<author><name>Altered Codex</name></author>',
    `<updated>${updated}T00:00:00Z</updated>`,
    ...entriesOf(content).map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

/** The same as a JSON Feed. */
export function jsonFeed(content: FeedContent): object {
  const { lang, places } = content;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: interfaceTexts(lang).changes.feedTitle,
    language: lang,
    feed_url: places.self,
    authors: [{ name: 'Altered Codex' }],
    items: entriesOf(content).map(({ id, title, link, date, summary }) => ({
      id,
      title,
      url: link,
      content_text: summary,
      date_published: `${date}T00:00:00Z`,
    })),
  };
}

function entriesOf({ lang, histories, places, textOf }: FeedContent): Entry[] {
  const words = interfaceTexts(lang).changes;
  return histories.flatMap((history) => [
    {
      id: `tag:altered-codex,2024:changes/${history.edition}`,
      title: words.title(history.edition),
      link: places.page(history.edition),
      date: history.date,
      summary: words.lead(history.before, history.edition),
    },
    ...history.steps
      .filter(({ change }) => !QUIET.includes(change.kind))
      .map(({ before, edition, change: { from, to, kind, why } }) => {
        const [at, numbers] = to.length > 0 ? [edition, to] : [before, from];
        const arrow = [from, to].map((side) => side.join(', ')).filter((side) => side !== '');
        return {
          id: `tag:altered-codex,2024:changes/${edition}/${at}/${numbers.join('+')}`,
          title: `${words.kind[kind]}: ${arrow.join(' → ')}`,
          link: places.rule(at, numbers[0]!),
          date: history.date,
          summary: [why && plainWords(why[lang], lang), textOf(at, numbers)]
            .filter(Boolean)
            .join(' — '),
        };
      }),
  ]);
}

function atomEntry({ id, title, link, date, summary }: Entry): string {
  return [
    '<entry>',
    `<id>${escapeMarkup(id)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<link href="${escapeMarkup(link)}"/>`,
    `<updated>${date}T00:00:00Z</updated>`,
    `<summary>${escapeMarkup(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}
