/** Watches conditions in a thread, where the engine can be loaded again with its reading noted. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Card } from '../../src/engine/cards/card.ts';
import { type BothWays, WAYS } from '../../src/library/both-ways-file.ts';
import { openWatchedEngine, type Search, watchConditions } from './both-ways.ts';
import { comesOutSo } from './shown-condition.ts';

/** Random play to watch, or positions to play as they were kept. */
type Task =
  | { readonly cards: readonly Card[]; readonly search: Search }
  | { readonly cards: readonly Card[]; readonly kept: BothWays };

const task = workerData as Task;
parentPort?.postMessage(
  'search' in task
    ? await watchConditions(task.cards, task.search)
    : await playKept(task.cards, task.kept),
);

/** Returns the ways that no longer come out as they were kept. */
async function playKept(cards: readonly Card[], kept: BothWays): Promise<readonly string[]> {
  const engine = await openWatchedEngine(cards);
  return Object.entries(kept).flatMap(([key, ways]) =>
    WAYS.filter((way) => !comesOutSo(engine, key, way, ways[way])).map((way) => `${key} ${way}`),
  );
}
