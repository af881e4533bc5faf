/** Bounds of comparisons, the same in every language. */

import type { Amount, Comparison } from '../engine/cards/ability.ts';

/** The words of a language between and after the bounds, which are words already. */
interface BoundWords {
  readonly between: (atLeast: string, atMost: string) => string;
  readonly orMore: (bound: string) => string;
  readonly orLess: (bound: string) => string;
}

/** Says comparisons, with numbers as `show` writes them: "4 or less", "2 or more". */
export function createBounds({ between, orMore, orLess }: BoundWords) {
  return ({ atLeast, atMost, exactly }: Comparison, show: (amount: Amount) => string): string => {
    if (exactly !== undefined) return show(exactly);
    if (atLeast === undefined) return orLess(show(atMost ?? 0));
    return atMost === undefined ? orMore(show(atLeast)) : between(show(atLeast), show(atMost));
  };
}

/** The one bound of a comparison that is said, and which it is. */
export function boundOf({ atLeast, atMost, exactly }: Comparison): {
  readonly how: 'atLeast' | 'atMost' | 'exactly';
  readonly bound: Amount;
} {
  if (atLeast !== undefined) return { how: 'atLeast', bound: atLeast };
  return atMost === undefined
    ? { how: 'exactly', bound: exactly ?? 0 }
    : { how: 'atMost', bound: atMost };
}
