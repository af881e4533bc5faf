/** Measures how long examples take: position, script, whole trace, expectations. */
import { noteFigure } from '../../scripts/bench/figures.ts';
import type { Card } from '../../src/engine/index.ts';
import { exampleFile, exampleIds, readExampleFile } from '../../src/library/examples/folder.ts';
import { playsOf } from '../../src/library/examples/play.ts';
import { runPlay } from '../../src/library/examples/run.ts';

const ROUNDS = 9;

/** Measures every example in every edition, and prints the slowest. */
export function benchExamples(data: string, cards: readonly Card[]): void {
  const plays = exampleIds(data).flatMap((id) => {
    const { example } = readExampleFile(exampleFile(data, id));
    return example ? playsOf(example) : [];
  });
  const times = plays
    .map((play) => ({
      name: `${play.id} in ${play.edition}`,
      time: medianTime(() => runPlay(play, cards)),
    }))
    .sort((a, b) => b.time - a.time);
  const middle = times[times.length >> 1]!;
  console.log(`\n${plays.length} plays of examples, each the median of ${ROUNDS} runs:`);
  noteFigure('an example played: milliseconds', 'time', middle.time);
  console.log(`  median ${middle.time.toFixed(2)} ms`);
  for (const { name, time } of times.slice(0, 3)) console.log(`  ${time.toFixed(2)} ms  ${name}`);
}

function medianTime(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return times.sort((a, b) => a - b)[ROUNDS >> 1]!;
}
