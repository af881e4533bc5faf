import { allRuleNumbers } from '../engine/rules/rule-number.ts';
import type { Change } from '../rulebook/changes.ts';
import { compareNumbers, parentOf } from '../rulebook/number.ts';

/**
 * The numbers that the engine's rules have in the edition before, as `src/engine/rules/edition.ts` reads
 * them: by section, the letters that kept their section and letter, or `letter>number`. A rule of the
 * edition before that the engine knows by its own number (`2024-09:5.4.a`) is left out.
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
  const pairs = changes.flatMap(({ from, to }) => {
    const older = from.filter((number) => !own.has(number));
    return older.length === 0 ? [] : to.map((number) => ({ number, older }));
  });
  const table: Record<string, string[]> = {};
  for (const { number, older } of pairs.sort((a, b) => compareNumbers(a.number, b.number))) {
    const section = parentOf(number)!;
    const letter = number.slice(section.length + 1);
    const isKept = older.length === 1 && older[0] === number;
    table[section] = [...(table[section] ?? []), isKept ? letter : `${letter}>${older.join('+')}`];
  }
  return Object.fromEntries(
    Object.entries(table).map(([section, one]) => [section, one.join(' ')]),
  );
}
