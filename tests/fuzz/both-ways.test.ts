import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { Card } from '../../src/engine/cards/card.ts';
import { REAL_CARDS } from '../../src/engine/testing/real-cards.ts';
import { ifThen, makeCard, makeReaction } from '../../src/engine/testing/scenario.ts';
import { conditionsOf, type Seen } from './both-ways.ts';

/** One card with a condition in so many is watched: all of them take minutes. */
const EVERY = 24;
/** Rich positions around a card, in which nearly every condition comes out both ways. */
const POSITIONS = 60;
/** Conditions of the sample that such positions do not bring about. */
const RARE: readonly string[] = [];

async function watch(cards: readonly Card[], around: readonly Card[]) {
  const search = { games: 0, positions: POSITIONS, seed: 500, around };
  const worker = new Worker(new URL('both-ways-worker.ts', import.meta.url), {
    workerData: { cards, search },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [seen] = (await once(worker, 'message')) as [ReadonlyMap<string, Seen>];
  await worker.terminate();
  return seen;
}

const oneWayOnly = (seen: ReadonlyMap<string, Seen>, { id }: Card) =>
  [...seen].filter(([key, { holds, fails }]) => key.startsWith(`${id}#`) && !(holds && fails));

test('conditions of cards are seen true and false in play', async () => {
  const sample = REAL_CARDS.filter((card) => conditionsOf([card]).size > 0).filter(
    (_, index) => index % EVERY === 0,
  );
  const seen = await watch(REAL_CARDS, sample);
  const left = sample.flatMap((card) => oneWayOnly(seen, card).map(([key]) => key));
  expect(sample.length).toBeGreaterThan(15);
  expect(left).toEqual(RARE);
});

test('a condition that can never hold is found', async () => {
  const never = ifThen({ day: true, atLeast: 99 }, [{ do: 'draw' }]);
  const card = {
    ...makeCard('never', 'character', { abilities: [makeReaction({ on: 'join' }, [never])] }),
    faction: 'axiom' as const,
  };
  const seen = await watch([...REAL_CARDS, card], [card]);
  expect(oneWayOnly(seen, card)).toHaveLength(1);
});
