import { compareNumbers } from '../rulebook/number.ts';

/** The source of a citation: the rule or the article that contains it. */
export type Citer =
  | { readonly kind: 'rule'; readonly number: string }
  | { readonly kind: 'article'; readonly id: string };

/** A text and the rule numbers that it cites. */
export interface Citing {
  readonly citer: Citer;
  readonly cites: readonly string[];
}

/**
 * Inverts citations: maps each cited number to the rules and articles that cite it.
 *
 * @returns for each cited number its citers, rules in book order, then articles by id; a rule that
 *   names itself is not counted
 */
export function citedBy(texts: Iterable<Citing>): ReadonlyMap<string, readonly Citer[]> {
  const citers = new Map<string, Citer[]>();
  for (const { citer, cites } of texts) {
    for (const number of new Set(cites)) {
      if (citer.kind === 'rule' && citer.number === number) continue;
      const known = citers.get(number);
      if (known) known.push(citer);
      else citers.set(number, [citer]);
    }
  }
  for (const list of citers.values()) list.sort(compareCiters);
  return citers;
}

/**
 * Returns the citers of any of the given numbers, without duplicates: rules in book order, then
 * articles by id.
 *
 * @param numbers those of a section and its rules; citations among themselves are left out
 */
export function citersOfAny(
  citers: ReadonlyMap<string, readonly Citer[]>,
  numbers: readonly string[],
): readonly Citer[] {
  const own = new Set(numbers);
  const found = new Map<string, Citer>();
  for (const citer of numbers.flatMap((number) => citers.get(number) ?? [])) {
    if (citer.kind === 'rule' && own.has(citer.number)) continue;
    found.set(citer.kind === 'rule' ? citer.number : `article ${citer.id}`, citer);
  }
  return [...found.values()].sort(compareCiters);
}

function compareCiters(a: Citer, b: Citer): number {
  if (a.kind === 'rule' && b.kind === 'rule') return compareNumbers(a.number, b.number);
  if (a.kind === 'article' && b.kind === 'article') return a.id < b.id ? -1 : 1;
  return a.kind === 'rule' ? -1 : 1;
}
