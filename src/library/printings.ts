import printings from '../../data/generated/printings.json';
import type { Card } from '../engine/cards/card.ts';

/** A printing of a version of a card. */
export interface CardPrinting {
  readonly ref: string;
  /** The code of its set. */
  readonly set: string;
}

const others: Readonly<Partial<Record<string, readonly string[]>>> = printings;

/** The printings of a version: the one whose text the collection has, then the others. */
export function printingsOf({ id, ref }: Card): readonly CardPrinting[] {
  const all = [...(ref ? [ref] : []), ...(others[id] ?? [])];
  return all.map((one) => ({ ref: one, set: one.split('_')[1]! }));
}
