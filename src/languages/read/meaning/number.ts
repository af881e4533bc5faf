/** Numbers, amounts and comparisons. */

import type {
  Amount,
  NumberBounds,
  ObjectReference,
  PlayerReference,
} from '../../../engine/cards/ability.ts';
import { type Described, filterAlone } from './described.ts';

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const number = {
  ...Object.fromEntries(WORDS.map((word, value) => [word, () => value])),
  integer: ({ n }: { n: string }) => Number(n),
  other: ({ n }: { n: string }) => Number(n),
  cost: ({ n }: { n: string }) => {
    const inside = n.slice(1, -1);
    return inside === 'x' ? { x: true } : Number(inside);
  },
  x: () => ({ x: true }),
  plus: ({ n, more }: { n: Amount; more: Amount }) => ({ sum: [n, more] }),
};

export const amount = {
  number: ({ n }: { n: Amount }) => n,
  plus: ({ n, more }: { n: Amount; more: Amount }) => ({ sum: [n, more] }),
  count: ({ what }: { what: Described }) => deedCount('plays', what) ?? countOf(what),
  countBoth: ({ what, other }: { what: Described; other: Described }) => {
    const both = [countOf(what), countOf(other)];
    return both.includes(undefined) ? undefined : { sum: both };
  },
  countExpeditions: ({ expedition }: { expedition: object }) => ({ countExpeditions: expedition }),
  mine: ({ counter }: { counter: string }) => ({ counters: counter, on: 'me' }),
  on: ({ counter, of }: { counter: string; of: ObjectReference }) => ({
    counters: counter,
    on: of,
  }),
  die: () => ({ die: 'result' }),
  highestStatistic: ({ of = 'it' }: { of?: ObjectReference }) => ({ statistic: 'highest', of }),
  highestOf: ({ of }: { of: ObjectReference }) => ({ statistic: 'highest', of }),
  mineOf: ({ counter }: { counter: string }) => ({ counters: counter, on: 'me' }),
  // Of several cards it is a total, and says so.
  highestHand: ({ of }: { of: ObjectReference }) =>
    typeof of === 'object' && 'all' in of ? undefined : { cost: 'hand', of },
  regions: () => ({ regionsBetween: 'you' }),
  handCost: ({ of = 'it' }: { of?: ObjectReference }) => ({ cost: 'hand', of }),
  reserveCost: ({ of = 'it' }: { of?: ObjectReference }) => ({ cost: 'reserve', of }),
  baseCost: ({ of = 'it' }: { of?: ObjectReference }) => ({ cost: 'base', of }),
  affected: () => ({ affected: 'count' }),
  singleTerrain: () => ({ singleTerrainRegions: 'visible' }),
  discardedCards: () => ({ movedTo: 'discard' }),
  thatCost: () => ({ cost: 'hand', of: 'that' }),
  handCostOf: ({ of }: { of: ObjectReference }) => ({ cost: 'hand', of }),
  handCostTarget: () => ({ cost: 'hand', of: 'it' }),
  regionsBetween: ({ who }: { who: PlayerReference }) => ({ regionsBetween: who }),
};

function countOf(what: Described) {
  const filter = filterAlone(what);
  return filter && { count: filter };
}

/** The number of cards played or discarded this turn or day; `undefined` without such a time. */
export function deedCount(times: 'plays' | 'discards', what: Described) {
  const { until, plays, ...rest } = what;
  const card = filterAlone(rest);
  if (until === undefined || until === 'this-afternoon' || card === undefined) return undefined;
  const who = times === 'plays' ? plays : 'you';
  return who && { times, during: until, who, card };
}

/** "Two or more", "less than eight". */
export const comparison = {
  atLeast: ({ n }: { n: Amount }): NumberBounds => ({ atLeast: n }),
  atMost: ({ n }: { n: Amount }): NumberBounds => ({ atMost: n }),
  exactly: ({ n }: { n: Amount }): NumberBounds => ({ exactly: n }),
  lessThan: ({ n }: { n: Amount }): NumberBounds =>
    typeof n === 'number' ? { atMost: n - 1 } : { atMost: { sum: [n, -1] } },
  moreThan: ({ n }: { n: Amount }): NumberBounds =>
    typeof n === 'number' ? { atLeast: n + 1 } : { atLeast: { sum: [n, 1] } },
  one: (): NumberBounds => ({ exactly: 1 }),
  none: (): NumberBounds => ({ exactly: 0 }),
  some: (): NumberBounds => ({ atLeast: 1 }),
};

/** The comparison against 1 that "a" means says nothing. */
export function beyondOne(bounds: NumberBounds): NumberBounds {
  return bounds.atLeast === 1 && bounds.atMost === undefined ? {} : bounds;
}

/** Names of counters; a boost is one without the word. */
export const counters = {
  boost: () => 'boost',
  any: () => 'any',
  named: ({ counter }: { counter: string }) => counter,
};
