import { allRuleNumbers } from '../engine/rules/rule-number.ts';
import type { Change } from '../rulebook/changes.ts';
import { compareNumbers, letterOf, sectionOf } from '../rulebook/number.ts';

/** A rule, and its numbers in the edition before. */
interface Renumbered {
  readonly number: string;
  readonly older: readonly string[];
}

/**
 * The numbers that the engine's rules have in the edition before, as `src/engine/rules/edition.ts` reads
 * them. For a section, the letters of its rules in that edition in order, `-` for one that is not
 * there, then `>` and its number there where it is another. For a rule that is not in that section, or
 * was several, its numbers. A rule of the edition before that the engine knows by its own number
 * (`2024-09:5.4.a`) is left out.
 *
 * @param changes what became of the rules of the edition before in the one that the engine is
 *   numbered by
 */
export function engineNumbers(
  before: string,
  changes: readonly Change[],
): Readonly<Record<string, string>> {
  const own = new Set(
    allRuleNumbers().flatMap((number) =>
      number.startsWith(`${before}:`) ? number.slice(before.length + 1) : [],
    ),
  );
  const rules = changes.flatMap(({ from, to }): readonly Renumbered[] => {
    const older = from.filter((number) => !own.has(number));
    return older.length === 0 ? [] : to.map((number) => ({ number, older }));
  });
  const sorted = rules.sort((a, b) => compareNumbers(a.number, b.number));
  const sections = Map.groupBy(sorted, ({ number }) => sectionOf(number));
  return Object.fromEntries([...sections].flatMap(([section, inside]) => rowsOf(section, inside)));
}

/** The row of a section, and those of its rules that it cannot hold. */
function rowsOf(section: string, rules: readonly Renumbered[]): readonly [string, string][] {
  const there = sectionOfMost(rules);
  const letters: string[] = [];
  const others: [string, string][] = [];
  for (const { number, older } of rules.toReversed()) {
    const [first] = older;
    if (older.length === 1 && sectionOf(first!) === there) {
      letters[letterOf(number)!.charCodeAt(0) - 'a'.charCodeAt(0)] = letterOf(first!)!;
    } else others.unshift([number, older.join(' ')]);
  }
  const row = Array.from(letters, (letter = '-') => letter).join('');
  const moved = there === section ? '' : `>${there}`;
  return row === '' ? others : [[section, row + moved], ...others];
}

/** The section in which most of some rules were. */
function sectionOfMost(rules: readonly Renumbered[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { older } of rules) {
    if (older.length > 1) continue;
    const section = sectionOf(older[0]!);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
