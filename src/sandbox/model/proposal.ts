/** Writes the proposal of a ruling from a moment at the board: its file, and a text for the tracker. */

import type { ReportWords } from '../../languages/texts/report.ts';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import { LONGEST_ID } from '../../rulebook/checked-text.ts';
import { type Language, SPACED_PUNCTUATION } from '../../rulebook/language.ts';
import { plainLetters } from '../../rulebook/plain-letters.ts';
import type { ReportedMoment } from './report.ts';

/** A moment about which a ruling can be proposed. */
export interface ProposedMoment extends ReportedMoment {
  /** The event or question that the board shows, in words: the answer that the engine gives. */
  readonly said: string;
  /** Ids of the collection's cards that it names; those on the board where it names none. */
  readonly cards: readonly string[];
}

/** What a reader says about a moment. */
export interface RulingProposal {
  readonly question: string;
  readonly answer: string;
  /** The rules that decide, of those that the moment cites. */
  readonly rules: readonly string[];
}

export const LONGEST_QUESTION = 240;
export const LONGEST_ANSWER = 2000;

/** Returns the id of a proposal: the words of its question. */
export function proposalId(question: string): string {
  const words = plainLetters(question).match(/[a-z0-9]+/g) ?? [];
  const id = words.join('-').slice(0, LONGEST_ID / 2);
  return id.replace(/-[^-]*$/, (rest) => (id.length < LONGEST_ID / 2 ? rest : '')) || 'proposal';
}

/** Whether a citation is a rule of the edition that is played, not of another, as in `4.0:6.1.e`. */
export function isOfEdition(number: string): boolean {
  return !number.includes(':');
}

/**
 * Returns the text of `data/rulings/ID.json`. The words are the reader's in every language: whoever
 * seals the ruling translates them.
 */
export function proposalFile(
  { link, shared, cards }: ProposedMoment,
  { question, answer, rules }: RulingProposal,
  day: string,
): string {
  const said = (text: string) => byEachLanguage((language) => typesetWords(text, language));
  const data = {
    $schema: '../generated/ruling.schema.json',
    id: proposalId(question),
    kind: 'play',
    unofficial: true,
    state: 'proposed',
    dates: [day],
    cards,
    question: said(question),
    answer: said(answer),
    rules: { [shared.edition]: rules },
    moment: new URL(link).hash.slice(1),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Returns the text of an issue, in Markdown that reads as plain text. */
export function proposalText(
  moment: ProposedMoment,
  proposal: RulingProposal,
  day: string,
  { lines, proposal: words }: ReportWords,
): string {
  const { question, answer, rules } = proposal;
  const file = proposalFile(moment, proposal, day).trimEnd().split('\n');
  return [
    `${words.question}: ${plainLine(question)}`,
    `${words.answer}: ${plainLine(answer)}`,
    [
      `- ${words.rules}: ${rules.join(', ')}`,
      `- ${lines.edition}: ${moment.shared.edition}`,
      `- ${lines.link}: <${moment.link}>`,
    ].join('\n'),
    `${words.file(`data/rulings/${proposalId(question)}.json`)}:`,
    file.map((line) => `    ${line}`).join('\n'),
    '',
  ].join('\n\n');
}

/** Words on one line without marks of Markdown, tags or invisible characters. */
function plainLine(text: string): string {
  return text
    .replace(/[[\]{}<>*_`\\#|~^$]/g, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Words with the apostrophes and spaces that texts of a language have. */
function typesetWords(text: string, language: Language): string {
  const even = plainLine(text)
    .replace(/'/g, '’')
    .replace(/\.{3,}/g, '…')
    .replace(/\s+([;:!?»])/g, '$1')
    .replace(/«\s+/g, '«');
  if (!SPACED_PUNCTUATION.has(language)) return even;
  return even.replace(/([;:!?»])(?!\d)/g, '\u00a0$1').replace(/«/g, '«\u00a0');
}
