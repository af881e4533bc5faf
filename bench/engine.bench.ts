/**
 * The engine: whole random games per second with and without trace, the time that an example takes,
 * memory over ten thousand games, and boardgame.io's pace at a little game as a yardstick.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/dependencies.mjs';
import { readCards } from '../src/library/examples/folder.ts';
import { benchExamples } from './engine/examples.ts';
import { FIGURES } from './engine/games.ts';
import { benchMemory } from './engine/memory.ts';
import { benchYardstick } from './engine/yardstick.ts';

const data = join(root, 'data');
const cards = readCards(data);

const machine = `${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.version}`;
console.log(`${machine}; one of ${availableParallelism()} cores is used.
Decks are a Hero and 39 cards of data/cards by chance; every decision is answered by chance; games
are played to their end. A figure is the median of 5 rounds of 2 s after 2 s of warming up, with the
slowest and the fastest round; each kind of game is measured in a process of its own.
`);

for (const index of FIGURES.keys()) {
  const figure = [join(root, 'bench/engine/figure.ts'), String(index)];
  const { status } = spawnSync(process.execPath, figure, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
benchYardstick();
benchExamples(data, cards);
benchMemory(cards);
