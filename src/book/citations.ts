import { compareNumbers } from '../rulebook/number.ts';

/** What a citation stands in: a rule or an article. */
export type Citer =
  | { readonly kind: 'rule'; readonly number: string }
  | { readonly kind: 'article'; readonly id: string };

/** A text and the numbers that it names. */
export interface Citing {
  readonly citer: Citer;
  readonly cites: readonly string[];
}

/**
 * Turns citations round: for each number, what cites it.
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

function compareCiters(a: Citer, b: Citer): number {
  if (a.kind === 'rule' && b.kind === 'rule') return compareNumbers(a.number, b.number);
  if (a.kind === 'article' && b.kind === 'article') return a.id < b.id ? -1 : 1;
  return a.kind === 'rule' ? -1 : 1;
}
