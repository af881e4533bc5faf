/** Watches conditions in a thread, where the engine can be loaded again with its reading noted. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Card } from '../../src/engine/cards/card.ts';
import { type Search, watchConditions } from './both-ways.ts';

const { cards, search } = workerData as { cards: readonly Card[]; search: Search };
parentPort?.postMessage(await watchConditions(cards, search));
