/** Tries every switch in a thread, and sums up the results by edition. */

import { Worker } from 'node:worker_threads';
import { citationOf, EDITIONS, type EditionId } from '../../src/engine/rules/edition.ts';
import type { Switched, SwitchedEdition } from '../../src/library/examples/switched-rules.ts';
import { compareNumbers } from '../../src/rulebook/number.ts';
import type { Switch } from './switch.ts';
import type { Job, Report } from './switched-worker.ts';
import { SWITCHES } from './switches.ts';
import type { SwitchedRule, Verdict } from './try-switch.ts';

/** How much processor time (ms) one switch may take before it counts as never ending. */
const TIME_LIMIT = 60_000;
/** The time (ms) between two looks at how much it has used. */
const INTERVAL = 100;

/**
 * Tries switches.
 *
 * @param root the folder of the project
 * @param switches all that there are when not said
 * @param onReport called before and after each switch
 * @param timeLimit how much processor time (ms) a switch may take, however busy the machine is
 * @returns the verdict on each switch for each of its rules in each edition; `broken` if it never ends
 */
export async function trySwitches(
  root: string,
  switches: readonly Switch[] = SWITCHES,
  onReport: (report: Report) => void = () => {},
  timeLimit = TIME_LIMIT,
): Promise<readonly SwitchedRule[]> {
  const found: SwitchedRule[] = [];
  let first = 0;
  while (first < switches.length) {
    const stuck = await workThrough({ root, switches, first }, timeLimit, (report) => {
      if (report.rules) found.push(...report.rules);
      onReport(report);
    });
    if (stuck === null) break;
    const rules = endlessPlay(switches[stuck]!);
    found.push(...rules);
    onReport({ place: stuck, rules });
    first = stuck + 1;
  }
  return found;
}

/** Runs a job in a thread; answers with the place of the switch that never ended, if there is one. */
function workThrough(job: Job, timeLimit: number, onReport: (report: Report) => void) {
  return new Promise<number | null>((done, fail) => {
    const worker = new Worker(new URL('switched-worker.ts', import.meta.url), {
      workerData: job,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    let watch: ReturnType<typeof setInterval> | undefined;
    let tried: number | null = null;
    let stuck: number | null = null;
    worker.on('message', (report: Report) => {
      clearInterval(watch);
      onReport(report);
      tried = report.rules ? null : report.place;
      if (tried === null) return;
      const before = processorTime(worker);
      watch = setInterval(async () => {
        const used = (await processorTime(worker)) - (await before);
        if (tried !== report.place || used < timeLimit) return;
        stuck = tried;
        void worker.terminate();
      }, INTERVAL);
    });
    worker.on('error', fail);
    worker.on('exit', () => {
      clearInterval(watch);
      done(stuck);
    });
  });
}

/** The processor time (ms) that a thread has used; 0 once the thread has ended. */
async function processorTime(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

function endlessPlay({ rules, off }: Switch): readonly SwitchedRule[] {
  return EDITIONS.flatMap((edition) =>
    rules
      .map((rule) => citationOf(rule, edition))
      .filter((number) => !number.includes(':'))
      .map((number) => ({ edition, number, verdict: 'broken', off, by: null }) as const),
  );
}

/** Sums up the results of all switches: a rule is caught where one of its switches is. */
export function sumUp(rules: readonly SwitchedRule[], date: string): Switched {
  const of = (id: EditionId): SwitchedEdition => {
    const own = rules.filter(({ edition }) => edition === id);
    const having = (verdict: Verdict) =>
      new Set(own.filter((one) => one.verdict === verdict).map(({ number }) => number));
    const caught = having('caught');
    const missed = having('missed');
    return {
      caught: [...caught].sort(compareNumbers),
      missed: [...missed].filter((number) => !caught.has(number)).sort(compareNumbers),
    };
  };
  return {
    date,
    editions: Object.fromEntries(EDITIONS.map((id) => [id, of(id)])) as Switched['editions'],
  };
}
