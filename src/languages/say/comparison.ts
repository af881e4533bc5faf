/** Bounds of comparisons, the same in every language. */

import type { Amount, NumberBounds, PlayerReference } from '../../engine/cards/ability.ts';

/** The words of a language between and after the bounds, which are words already. */
interface BoundWords {
  readonly between: (atLeast: string, atMost: string) => string;
  readonly orMore: (bound: string) => string;
  readonly orLess: (bound: string) => string;
}

/** Says comparisons, with numbers as `show` writes them: "4 or less", "2 or more". */
export function createBounds({ between, orMore, orLess }: BoundWords) {
  return ({ atLeast, atMost, exactly }: NumberBounds, show: (amount: Amount) => string): string => {
    if (exactly !== undefined) return show(exactly);
    if (atLeast === undefined) return orLess(show(atMost ?? 0));
    return atMost === undefined ? orMore(show(atLeast)) : between(show(atLeast), show(atMost));
  };
}

/**
 * Says whose statistic is the upper bound: that of the card itself ("less than or equal to mine") or of
 * the object named before ("equal or lower"); null where the bound is a number.
 */
export function comparedWith({ atMost }: NumberBounds): 'me' | 'it' | null {
  if (typeof atMost !== 'object' || !('statistic' in atMost)) return null;
  return atMost.of === 'me' || atMost.of === 'it' ? atMost.of : null;
}

/** Returns `amount` where the bound is "at least one more than `amount`"; else null. */
export function overBy({ atLeast }: NumberBounds): Amount | null {
  if (typeof atLeast !== 'object' || !('sum' in atLeast)) return null;
  const [less, more, ...others] = atLeast.sum;
  return less !== undefined && more === 1 && others.length === 0 ? less : null;
}

/** The player who has more cards than you, and the zone; null for any other comparison. */
export function fewerThan(
  condition: NumberBounds & { readonly amount: Amount },
): { readonly who: PlayerReference; readonly zone: 'hand' | 'reserve' } | null {
  const yours = cardsIn(overBy(condition));
  const theirs = cardsIn(condition.amount);
  if (yours?.who !== 'you' || !theirs || yours.zone !== theirs.zone) return null;
  return theirs;
}

/** The player and the zone whose cards an amount counts; null for any other amount. */
function cardsIn(amount: Amount | null) {
  if (typeof amount !== 'object' || amount === null || !('count' in amount)) return null;
  const { in: zone, of: who, type = 'card', ...rest } = amount.count;
  if (type !== 'card' || who === undefined || Object.keys(rest).length > 0) return null;
  return zone === 'hand' || zone === 'reserve' ? { who, zone } : null;
}

/** Returns the bound of a comparison that is printed, and its kind. */
export function boundOf({ atLeast, atMost, exactly }: NumberBounds): {
  readonly how: 'atLeast' | 'atMost' | 'exactly';
  readonly bound: Amount;
} {
  if (atLeast !== undefined) return { how: 'atLeast', bound: atLeast };
  return atMost === undefined
    ? { how: 'exactly', bound: exactly ?? 0 }
    : { how: 'atMost', bound: atMost };
}
