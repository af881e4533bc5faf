import type { IndexedRuling } from './rulings-index.ts';

/** Rulings about one of two names, those about both first; `of` says which name a card has. */
export function rulingsAboutEither(
  all: readonly IndexedRuling[],
  pair: readonly [string, string],
  of: (card: string) => string,
): readonly IndexedRuling[] {
  const names = [...new Set(pair.map(of))];
  const numbered = all.map((ruling) => {
    const own = new Set(ruling.cards.map(of));
    return { ruling, count: names.filter((name) => own.has(name)).length };
  });
  return numbered
    .filter(({ count }) => count > 0)
    .sort((one, two) => two.count - one.count)
    .map(({ ruling }) => ruling);
}
