/**
 * Rewrites the numbers of rules in source code and data from one edition to the next, as that
 * edition's `changes.json` says. A rule that the next edition lacks keeps its number, with the edition
 * before it: `4.0:6.3.j`.
 */

import type { Changes } from './changes.ts';
import { isRuleNumber, sectionOf } from './number.ts';

/** The changes of numbers from an edition to the next one. */
export interface Renumbering {
  readonly before: string;
  /** Numbers of rules and sections that are other ones now, or `EDITION:NUMBER` for what is gone. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Rules and sections that several took the place of, which a person has to choose from. */
  readonly divided: ReadonlyMap<string, readonly string[]>;
}

/** A line whose numbers a person has to look at. */
export interface DoubtfulLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly why: 'names-an-edition' | 'divided';
}

export interface Rewritten {
  readonly text: string;
  readonly count: number;
  readonly doubtful: readonly DoubtfulLine[];
}

/** Reads a renumbering from the changes of an edition. */
export function renumberingOf({
  before,
  changes,
}: Pick<Changes, 'before' | 'changes'>): Renumbering {
  const numbers = new Map<string, string>();
  const divided = new Map<string, readonly string[]>();
  const sections = new Map<string, Set<string>>();
  for (const { from, to } of changes) {
    for (const number of from) {
      if (to.length > 1) divided.set(number, to);
      else numbers.set(number, to[0] ?? `${before}:${number}`);
      const known = sections.get(sectionOf(number)) ?? new Set<string>();
      sections.set(sectionOf(number), known);
      for (const one of to) known.add(sectionOf(one));
    }
  }
  for (const [section, now] of sections) {
    if (numbers.has(section)) continue;
    if (now.size === 1) numbers.set(section, [...now][0]!);
    else if (now.size > 1) divided.set(section, [...now]);
  }
  for (const [number, now] of numbers) if (number === now) numbers.delete(number);
  return { before, numbers, divided };
}

/** A number that no edition stands before, with the letters that follow it: `2.3.2.d, e and f`. */
const CITED =
  /(?<![\w.:-])(\d{1,2}(?:\.\d{1,2}){1,2}(?:\.[a-z](?!\w)|(?!\w|\.\w)))((?:,? (?:and |or |to )?[a-z](?=[),.;:\]]| and | or | to ))*)/g;

/**
 * Rewrites the numbers in a text.
 *
 * @param editions names of editions: a line that names one speaks of that edition's numbers, so it is
 *   left as it is and reported where a number in it would have changed
 * @param isKept whether a line is left as it is without a report
 */
export function renumberText(
  text: string,
  renumbering: Renumbering,
  editions: readonly string[],
  isKept: (line: string) => boolean = () => false,
): Rewritten {
  const names = editions.map((one) => one.replaceAll('.', '\\.')).join('|');
  const naming = new RegExp(names && `(?<![\\w.])(?:${names})(?![\\w:]|\\.\\d)`);
  const isNaming = (line: string) => names !== '' && naming.test(line);
  const doubtful: DoubtfulLine[] = [];
  let count = 0;
  const lines = text.split('\n').map((line, at) => {
    if (isKept(line)) return line;
    let changes = 0;
    let isDivided = false;
    const rewritten = line.replaceAll(CITED, (whole, number: string, letters: string) => {
      isDivided ||= renumbering.divided.has(number);
      const now = withLetters(number, letters, renumbering.numbers);
      if (now !== whole) changes += 1;
      return now;
    });
    const where = { line: at + 1, text: line.trim() };
    if (changes > 0 && isNaming(line)) {
      doubtful.push({ ...where, why: 'names-an-edition' });
      return line;
    }
    if (isDivided) doubtful.push({ ...where, why: 'divided' });
    count += changes;
    return rewritten;
  });
  return { text: lines.join('\n'), count, doubtful };
}

/** Rewrites a number and the letters behind it, which stand for rules of the same section. */
function withLetters(
  number: string,
  letters: string,
  numbers: ReadonlyMap<string, string>,
): string {
  const now = numbers.get(number) ?? number;
  if (!isRuleNumber(number)) return now + letters;
  const section = sectionOf(number);
  return (
    now +
    letters.replaceAll(/(?<= )[a-z](?![a-z])/g, (letter) => {
      const full = `${section}.${letter}`;
      const then = numbers.get(full) ?? full;
      return sectionOf(then) === sectionOf(now) ? then.slice(-1) : then;
    })
  );
}

/**
 * Adds the next edition wherever an example names an edition: where it is played (`"editions":
 * ["4.0"]`) and what is expected then (`"edition": "4.0"`).
 */
export function addEdition(text: string, before: string, edition: string): string {
  const last = `"${before.replaceAll('.', '\\.')}"`;
  return text
    .replaceAll(
      new RegExp(`("editions?": \\[(?:[^\\]]*, )?${last})\\]`, 'g'),
      (_, list: string) => `${list}, "${edition}"]`,
    )
    .replaceAll(new RegExp(`"edition": ${last}`, 'g'), `"edition": ["${before}", "${edition}"]`);
}
