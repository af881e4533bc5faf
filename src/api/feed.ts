import type { EditionHistory } from '../book/changes.ts';
import type { Change } from '../rulebook/changes.ts';
import type { Step } from '../rulebook/crosswalk.ts';
import type { Language } from '../rulebook/language.ts';
import { plainWords } from '../rulebook/plain-words.ts';
import { texts } from '../texts/interface.ts';

/** Where the entries and the feed stand, as whole addresses. */
export interface FeedPlaces {
  readonly self: string;
  readonly page: (edition: string) => string;
  readonly rule: (edition: string, number: string) => string;
}

/** Changes that are no news: the rule says what it said. */
const QUIET: readonly Change['kind'][] = ['same', 'renumbered', 'unknown'];

/**
 * An Atom feed of what changed in the rules, in one language: an entry for each edition and for each
 * change that is more than another number.
 *
 * @param textOf the words of rules, on one line
 */
export function changesFeed(
  lang: Language,
  histories: readonly EditionHistory[],
  places: FeedPlaces,
  textOf: (edition: string, numbers: readonly string[]) => string,
): string {
  const words = texts(lang).changes;
  const entries = histories.flatMap((history) => [
    entry({
      id: `tag:altered-codex,2024:changes/${history.edition}`,
      title: words.title(history.edition),
      link: places.page(history.edition),
      date: history.date,
      summary: words.lead(history.before, history.edition),
    }),
    ...history.steps
      .filter(({ change }) => !QUIET.includes(change.kind))
      .map((step) => stepEntry(step, history.date, lang, places, textOf)),
  ]);
  const updated =
    histories
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>tag:altered-codex,2024:changes/${lang}</id>`,
    `<title>${escapeXml(words.feedTitle)}</title>`,
    `<link rel="self" href="${escapeXml(places.self)}"/>`,
    '<author><name>Altered Codex</name></author>',
    `<updated>${updated}T00:00:00Z</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

function stepEntry(
  { before, edition, change }: Step,
  date: string,
  lang: Language,
  places: FeedPlaces,
  textOf: (edition: string, numbers: readonly string[]) => string,
): string {
  const { from, to, kind, why } = change;
  const [at, numbers] = to.length > 0 ? [edition, to] : [before, from];
  const arrow = [from, to].map((side) => side.join(', ')).filter((side) => side !== '');
  return entry({
    id: `tag:altered-codex,2024:changes/${edition}/${at}/${numbers.join('+')}`,
    title: `${texts(lang).changes.kind[kind]}: ${arrow.join(' → ')}`,
    link: places.rule(at, numbers[0]!),
    date,
    summary: [why && plainWords(why[lang], lang), textOf(at, numbers)].filter(Boolean).join(' — '),
  });
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly date: string;
  readonly summary: string;
}

function entry({ id, title, link, date, summary }: Entry): string {
  return [
    '<entry>',
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link href="${escapeXml(link)}"/>`,
    `<updated>${date}T00:00:00Z</updated>`,
    `<summary>${escapeXml(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}

function escapeXml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => names[character]!);
}
