/** Writes reports about a moment that looks wrong, with all data that reproduces it. */

import type { ReportWords } from '../../languages/texts/report.ts';
import type { Shared } from './link.ts';

/** A moment that is reported. */
export interface ReportedMoment {
  /** The address of the moment. */
  readonly link: string;
  /** The moment with its position and its answers. */
  readonly shared: Shared;
  /** The rules that the play cites there. */
  readonly cites: readonly string[];
  /** The version of the site. */
  readonly version: string;
}

/** The most letters that a reader can write about the expected events. */
export const LONGEST_EXPECTATION = 2000;

/** Returns the title of an issue about a moment. */
export function reportTitle({ shared }: ReportedMoment, words: ReportWords): string {
  const { example, edition, stop } = shared;
  return words.issue(example ?? words.freePlay, edition, stop);
}

/**
 * A report as text, in Markdown that reads as plain text.
 *
 * @param expected what the reader expected; may be empty
 */
export function reportText(moment: ReportedMoment, expected: string, words: ReportWords): string {
  const { position, answers, cards = [] } = moment.shared;
  const { lines } = words;
  const parts = [
    briefReport(moment, expected, words),
    ...(position ? [`${lines.position}:`, quoteData(position)] : []),
    ...(answers ? [`${lines.answers}:`, quoteData(answers)] : []),
    ...(cards.length > 0 ? [`${lines.cards}:`, quoteData(cards)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A report without position and answers, which its link holds too. */
export function briefReport(
  { link, shared, cites, version }: ReportedMoment,
  expected: string,
  words: ReportWords,
): string {
  const { example, edition, stop, fingerprint } = shared;
  const { lines, nothing } = words;
  const said: readonly (readonly [name: string, value: string])[] = [
    [lines.link, `<${link}>`],
    ...(example === null ? [] : [[lines.example, example] as const]),
    [lines.edition, edition],
    [lines.step, String(stop)],
    [lines.version, fingerprint ? `${version} (${fingerprint})` : version],
    [lines.rules, cites.length > 0 ? cites.join(', ') : nothing],
  ];
  return [
    `${lines.expected}: ${expected.trim().slice(0, LONGEST_EXPECTATION) || nothing}`,
    said.map(([name, value]) => `- ${name}: ${value}`).join('\n'),
  ].join('\n\n');
}

/**
 * Data as one line that Markdown shows as it is: names in it may come from somebody else's link, and
 * nothing in one indented line ends the block or becomes a mention or a link.
 */
function quoteData(data: unknown): string {
  return `    ${JSON.stringify(data)}`;
}
