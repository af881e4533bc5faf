/** Measures memory over many games: the heap after a garbage collection must not grow. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Card, EDITIONS } from '../../src/engine/index.ts';
import { playRandom } from './games.ts';

const GAMES = 10_000;
const SAMPLES = 5;

/** Plays games and prints the heap after each part of them. */
export function benchMemory(cards: readonly Card[]): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  console.log(`\nheap after a collection, over ${GAMES.toLocaleString('en')} duels:`);
  console.log(`  ${heap().toFixed(1)} MB before`);
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const part = GAMES / SAMPLES;
    for (let i = 0; i < part; i++) {
      playRandom(cards, 'duel', EDITIONS[i % EDITIONS.length]!, sample * part + i);
    }
    console.log(`  ${heap().toFixed(1)} MB after ${(sample * part).toLocaleString('en')}`);
  }
}
