/** Opposites of conditions that can be written without a "not". */

import type { Condition, NumberBounds } from '../../engine/cards/ability.ts';

/** The bound that holds where another does not; null where it takes two, or is no plain number. */
function oppositeBounds({ atLeast, atMost, exactly }: NumberBounds): NumberBounds | null {
  const bounds = [atLeast, atMost, exactly].filter((bound) => bound !== undefined);
  if (bounds.length !== 1) return null;
  if (typeof atLeast === 'number') return atLeast === 1 ? { exactly: 0 } : { atMost: atLeast - 1 };
  if (typeof atMost === 'number') return { atLeast: atMost + 1 };
  return exactly === 0 ? { atLeast: 1 } : null;
}

/**
 * The condition that holds where one does not: "at most one" for "not at least two". Null where
 * only a "not" says it.
 */
export function oppositeOf(value: Condition): Condition | null {
  if ('not' in value) return value.not;
  if ('exists' in value) {
    const { exists, ...bounds } = value;
    if (Object.keys(bounds).length === 0 || bounds.exactly === 0) {
      return bounds.exactly === 0 ? { exists } : { exists, exactly: 0 };
    }
    const others = oppositeBounds(bounds);
    return others && { exists, ...others };
  }
  if ('amount' in value) {
    const others = oppositeBounds(value);
    return others && { amount: value.amount, ...others };
  }
  if ('is' in value && Object.keys(value.filter).length === 1) {
    const { status, without } = value.filter;
    if (status !== undefined) return { ...value, filter: { without: status } };
    if (without !== undefined) return { ...value, filter: { status: without } };
  }
  return null;
}
