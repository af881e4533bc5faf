import { compareNumbers, letterOf, sectionOf } from '../../rulebook/number.ts';
import type { ProblemPlace, Problems } from '../problem.ts';

/** A section with the numbers of its rules. */
export interface NumberedSection {
  readonly number: string;
  readonly rules: readonly { readonly number: string }[];
}

/** Options for reporting problems with numbers. */
export interface NumberReport {
  readonly place: (part: object) => ProblemPlace;
  /** Advice for a missing letter. */
  readonly mendGap: string;
  readonly problems: Problems;
}

/** Checks that names are unique; `parts` are pairs of a name and the part that has it. */
export function checkOnce(
  parts: Iterable<readonly [string, object]>,
  { place, problems }: NumberReport,
): void {
  const seen = new Map<string, object>();
  for (const [name, part] of parts) {
    const first = seen.get(name);
    if (first) {
      problems.error(
        'duplicate',
        place(part),
        `${name} is written twice; the first is in line ${place(first).line ?? '?'}`,
        'Keep one of the two, or correct its number.',
      );
    }
    seen.set(name, part);
  }
}

/** Checks the letters of a section's rules: in their section, from a, without gaps. */
export function checkLetters(section: NumberedSection, report: NumberReport): void {
  const { place, problems } = report;
  for (const rule of section.rules) {
    if (sectionOf(rule.number) === section.number) continue;
    problems.error(
      'schema',
      place(rule),
      `rule ${rule.number} stands in section ${section.number}`,
      'Move it to its section, or correct its number.',
    );
  }
  const letters = section.rules.flatMap(({ number }) => letterOf(number) ?? []);
  if (letters.length === 0) return;
  const codes = letters.map((letter) => letter.charCodeAt(0) - 96);
  const missing = Array.from({ length: Math.max(...codes) }, (_, i) => i + 1)
    .filter((i) => !codes.includes(i))
    .map((i) => `${section.number}.${String.fromCharCode(96 + i)}`);
  if (missing.length > 0) {
    problems.warn(
      'gap',
      place(section),
      `section ${section.number} lacks ${missing.join(', ')}, though later letters are there`,
      report.mendGap,
    );
  }
}

/** Checks that numbers stand in the order of the book. */
export function checkOrder(
  parts: readonly { readonly number: string }[],
  { place, problems }: NumberReport,
): void {
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1];
    if (!before || compareNumbers(before.number, part.number) <= 0) continue;
    problems.error(
      'schema',
      place(part),
      `${part.number} stands after ${before.number}`,
      'Put it in the order of the book.',
    );
  }
}
