/** `npm run cards -- both-ways`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShownWay, WAYS } from '../../src/library/both-ways-file.ts';
import {
  conditionsOf,
  openWatchedEngine,
  type Seen,
  watchConditions,
} from '../../tests/fuzz/both-ways.ts';
import { comesOutSo, shownWays } from '../../tests/fuzz/shown-condition.ts';
import { root } from '../dependencies.mjs';
import { collectionOfData } from './printed.ts';

interface Flags {
  readonly games: number;
  readonly positions: number;
  readonly seed: number;
  readonly card?: string;
  readonly keep: boolean;
}

/**
 * Plays random games, then random positions around each card with a condition; prints the conditions
 * that were not seen both true and false. With `keep`, it writes down a small position for each way
 * instead. Ends with an error if a way is missing.
 */
export async function lookForOneWay(flags: Flags): Promise<void> {
  const cards = collectionOfData();
  // A token has no place in a Hand, and comes about only by what creates it.
  const conditional = cards.filter(
    (one) => !one.type.endsWith('token') && conditionsOf([one]).size > 0,
  );
  const { card } = flags;
  const around = conditional.filter(({ id }) => card === undefined || id === card);
  const watched = conditionsOf(around);
  const seen = flags.keep
    ? await keepPositions(cards, around, flags)
    : await watchConditions(cards, { ...flags, around });
  const left = [...seen].filter(([key, { holds, fails }]) => watched.has(key) && !(holds && fails));
  for (const [key, { holds, fails }] of left) {
    console.log(`${key}: ${holds ? 'never false' : fails ? 'never true' : 'never asked'}`);
  }
  console.log(
    `${watched.size} conditions of ${around.length} cards; not both ways: ${left.length}.`,
  );
  if (left.length > 0) process.exitCode = 1;
}

type Kept = Record<string, Partial<Record<keyof Seen, ShownWay>>>;

/** Writes a position for each way in which a condition comes out; those that still do so stay. */
async function keepPositions(
  cards: ReturnType<typeof collectionOfData>,
  around: typeof cards,
  { positions, seed }: Flags,
): Promise<ReadonlyMap<string, Seen>> {
  const file = join(root, 'data/generated/both-ways.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  const conditions = conditionsOf(cards);
  const kept: Kept = Object.fromEntries(
    Object.entries(before).filter(([key]) => conditions.has(key)),
  );
  const engine = await openWatchedEngine(cards);
  for (const [place, card] of around.entries()) {
    const keys = [...conditionsOf([card]).keys()];
    const wanted = keys.flatMap((key) =>
      WAYS.filter((way) => {
        const shown = kept[key]?.[way];
        return !shown || !comesOutSo(engine, key, way, shown);
      }).map((way) => ({ key, way })),
    );
    for (const { key, way, shown } of shownWays(engine, card, cards, { positions, seed, wanted })) {
      kept[key] = { ...kept[key], [way]: shown };
    }
    if (place % 25 === 0) console.log(`${place} of ${around.length} cards`);
  }
  const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
  const lines = Object.entries(sorted).map(
    ([key, ways]) => `  ${JSON.stringify(key)}: ${JSON.stringify(ways)}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  return new Map(
    [...conditionsOf(around).keys()].map((key) => [
      key,
      { holds: kept[key]?.holds !== undefined, fails: kept[key]?.fails !== undefined },
    ]),
  );
}
