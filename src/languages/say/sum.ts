import type { Amount } from '../../engine/cards/ability.ts';

/** An amount and a number to add, which cards say as "X+1, where X is …". */
interface SumParts {
  readonly x: Amount;
  readonly more: number;
}

/** Returns the parts of an amount and a number added to it; null for any other amount. */
export function sumParts(value: Amount): SumParts | null {
  if (typeof value !== 'object' || !('sum' in value) || value.sum.length !== 2) return null;
  const [x, more] = value.sum;
  return x !== undefined && typeof x === 'object' && typeof more === 'number' ? { x, more } : null;
}

/** How often something is done or chosen: "X+1", and the amount that X is. */
export function timesAndX(value: Amount): readonly [times: string, x: Amount] {
  const parts = sumParts(value);
  return parts ? [`X+${parts.more}`, parts.x] : ['X', value];
}
