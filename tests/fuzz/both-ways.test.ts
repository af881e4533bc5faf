import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { Card } from '../../src/engine/cards/card.ts';
import { REAL_CARDS } from '../../src/engine/testing/real-cards.ts';
import { ifThen, makeCard, makeReaction } from '../../src/engine/testing/scenario.ts';
import type { BothWays } from '../../src/library/both-ways-file.ts';
import { conditionsOf, type Seen } from './both-ways.ts';

const kept: BothWays = JSON.parse(readFileSync('data/generated/both-ways.json', 'utf8'));

async function inThread<Result>(workerData: object): Promise<Result> {
  const worker = new Worker(new URL('both-ways-worker.ts', import.meta.url), {
    workerData,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [result] = (await once(worker, 'message')) as [Result];
  await worker.terminate();
  return result;
}

/** A token has no place in a Hand, and comes about only by what creates it. */
const cards = REAL_CARDS.filter(({ type }) => !type.endsWith('token'));

test('every condition of a card has a position for each way, and none is kept of another', () => {
  expect(Object.keys(kept).sort()).toEqual([...conditionsOf(cards).keys()].sort());
  expect(Object.keys(kept).length).toBeGreaterThan(500);
});

test('conditions of cards come out true and false in the positions that are kept', async () => {
  // `npm run cards -- both-ways --keep` looks for others where the engine or a card has changed.
  expect(await inThread<readonly string[]>({ cards: REAL_CARDS, kept })).toEqual([]);
});

test('a condition that can never hold is found', async () => {
  const never = ifThen({ day: true, atLeast: 99 }, [{ do: 'draw' }]);
  const card: Card = {
    ...makeCard('never', 'character', { abilities: [makeReaction({ on: 'join' }, [never])] }),
    faction: 'axiom' as const,
  };
  const search = { games: 0, positions: 60, seed: 500, around: [card] };
  const seen = await inThread<ReadonlyMap<string, Seen>>({ cards: [...REAL_CARDS, card], search });
  expect(seen.get('never#0.effect.0.if')).toEqual({ holds: false, fails: true });
});
