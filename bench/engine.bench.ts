/**
 * Benchmarks of the engine: random games per second with and without trace, the time of an example,
 * memory over ten thousand games, and boardgame.io's pace at a small game for comparison.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteFigure } from '../scripts/bench/figures.ts';
import { root } from '../scripts/dependencies.mjs';
import { readCards } from '../src/library/examples/folder.ts';
import { benchExamples } from './engine/examples.ts';
import { DECISIONS, FIGURES } from './engine/games.ts';
import { benchMemory } from './engine/memory.ts';
import { benchYardstick } from './engine/yardstick.ts';
import { installApart } from './scratch.ts';

const data = join(root, 'data');
const cards = readCards(data);

const machine = `${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.version}`;
console.log(`${machine}; one of ${availableParallelism()} cores is used.
Decks are a Hero and 39 cards of data/cards by chance; every decision is answered by chance; games
are played to their end. A figure is the median of 5 rounds of 2 s of the thread's own processor time
after 8 s of warming up, with the slowest and the fastest round; each kind of game is measured in a
process of its own.
`);

/** The budget: the engine's decisions per move of boardgame.io's small race. */
const BUDGET = 4;
const BOARDGAME_IO = 'boardgame.io@0.50.2';

let decisions = 0;
for (const [index, { name }] of FIGURES.entries()) {
  const median = measureApart(index);
  if (name === DECISIONS) decisions = median;
}
await compareWithFramework();
benchExamples(data, cards);
benchMemory(cards);

/** Measures a figure in a process of its own, which writes its median into a pipe. */
function measureApart(index: number): number {
  const { status, output } = spawnSync(
    process.execPath,
    [join(root, 'bench/engine/figure.ts'), String(index), '3'],
    { stdio: ['inherit', 'inherit', 'inherit', 'pipe'] },
  );
  if (status !== 0) process.exitCode = 1;
  return Number(output[3]);
}

async function compareWithFramework(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'altered-codex-bench-'));
  try {
    if (!(await installApart(scratch, [BOARDGAME_IO]))) return;
    const ratio = decisions / benchYardstick(scratch);
    noteFigure('decisions for a move of boardgame.io', 'ratio', ratio);
    const verdict = ratio >= BUDGET ? 'within' : 'BELOW';
    console.log(
      `${ratio.toFixed(2)} decisions for one of its moves, ${verdict} the budget of ${BUDGET}`,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
