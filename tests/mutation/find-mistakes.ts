import { Worker } from 'node:worker_threads';
import type { EditionId } from '../../src/engine/rules/edition.ts';
import type { Mistake } from '../../src/library/practice/choose-questions.ts';
import type { MistakesJob, MistakesReport } from './mistakes-worker.ts';
import { PLAYER_MISTAKES } from './switches.ts';

/** How long (ms) one switch may be tried before it counts as never ending. */
const TIME_LIMIT = 60_000;

/** How every play of an edition ends with each rule switched off in turn. */
export async function findMistakes(
  root: string,
  edition: EditionId,
  onSwitch: (place: number, of: number) => void,
): Promise<readonly Mistake[]> {
  const found: Mistake[] = [];
  let first = 0;
  while (first < PLAYER_MISTAKES.length) {
    const stuck = await tryFrom({ root, edition, first }, ({ place, mistakes }) => {
      if (!mistakes) return onSwitch(place, PLAYER_MISTAKES.length);
      found.push(...mistakes);
    });
    if (stuck === null) break;
    first = stuck + 1;
  }
  return found;
}

/** Answers with the place of a switch that never ended; null where all were tried. */
function tryFrom(job: MistakesJob, onReport: (report: MistakesReport) => void) {
  return new Promise<number | null>((done, fail) => {
    const worker = new Worker(new URL('mistakes-worker.ts', import.meta.url), {
      workerData: job,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    let stuck: number | null = null;
    let watch: ReturnType<typeof setTimeout> | undefined;
    worker.on('message', (report: MistakesReport) => {
      clearTimeout(watch);
      onReport(report);
      if (report.mistakes) return;
      watch = setTimeout(() => {
        stuck = report.place;
        void worker.terminate();
      }, TIME_LIMIT);
    });
    worker.on('error', fail);
    worker.on('exit', () => {
      clearTimeout(watch);
      done(stuck);
    });
  });
}
