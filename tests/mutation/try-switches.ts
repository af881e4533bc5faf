/** Tries every switch in a thread, and sums up the results by edition. */

import { Worker } from 'node:worker_threads';
import { citationOf, EDITIONS, type EditionId } from '../../src/engine/rules/edition.ts';
import type {
  Switched,
  SwitchedEdition,
  TriedCitations,
} from '../../src/library/examples/switched-rules.ts';
import { compareNumbers } from '../../src/rulebook/number.ts';
import { hash } from '../fuzz/hash.ts';
import type { Switch } from './switch.ts';
import type { Job, Report } from './switched-worker.ts';
import { SWITCHES } from './switches.ts';
import type { SwitchedRule, Trial, Trials, TriedCitation, Verdict } from './try-switch.ts';

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
 * @returns the verdict on each switch for each of its rules in each edition, `broken` if it never ends; and
 *   the citations that were tried
 */
export async function trySwitches(
  root: string,
  switches: readonly Switch[] = SWITCHES,
  onReport: (report: Report) => void = () => {},
  timeLimit = TIME_LIMIT,
): Promise<Trial> {
  const found: Trial[] = [];
  let first = 0;
  while (first < switches.length) {
    const stuck = await workThrough({ root, switches, first }, timeLimit, (report) => {
      if (report.trial) found.push(report.trial);
      onReport(report);
    });
    if (stuck === null) break;
    const trial = endlessTrial(switches[stuck]!);
    found.push(trial);
    onReport({ place: stuck, trial });
    first = stuck + 1;
  }
  return {
    rules: found.flatMap(({ rules }) => rules),
    citations: found.flatMap(({ citations }) => citations),
  };
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
      tried = report.trial ? null : report.place;
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

function endlessTrial({ rules, off }: Switch): Trial {
  const broken = EDITIONS.flatMap((edition) =>
    rules
      .map((rule) => citationOf(rule, edition))
      .filter((number) => !number.includes(':'))
      .map((number) => ({ edition, number, verdict: 'broken', off, by: null }) as const),
  );
  return { rules: broken, citations: [] };
}

/** Sums up the results of all switches: a rule is caught where one of its switches is. */
export function sumUp(rules: readonly SwitchedRule[]): Switched['editions'] {
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
  return Object.fromEntries(EDITIONS.map((id) => [id, of(id)])) as Switched['editions'];
}

/**
 * Says how many citations are of rules at work: a play that was tried goes differently under at least
 * one switch of the rule. The plays of a rule that were tried stand for all that cite it.
 *
 * @param cited how many examples cite each rule
 */
export function countAtWork(
  tried: readonly TriedCitation[],
  cited: ReadonlyMap<string, number>,
): TriedCitations {
  const shares = new Map(
    [...Map.groupBy(tried, ({ number }) => number)].map(([number, own]) => {
      const plays = new Set(own.map(({ play }) => play));
      const differing = new Set(own.filter(({ differs }) => differs).map(({ play }) => play));
      return [number, differing.size / plays.size];
    }),
  );
  const counts = [...cited].filter(([, count]) => count > 0);
  return {
    all: counts.reduce((sum, [, count]) => sum + count, 0),
    atWork: Math.floor(
      counts.reduce((sum, [number, count]) => sum + count * (shares.get(number) ?? 0), 0),
    ),
    idle: counts
      .map(([number]) => number)
      .filter((number) => !shares.get(number))
      .sort(compareNumbers),
  };
}

/** Returns a hash of switches, by which a result can tell that they have changed since. */
export function hashOfSwitches(switches: readonly Switch[] = SWITCHES): string {
  return hash(switches);
}

/** Returns the plays that noticed a switch, each with a hash of what happens in it. */
export function noticingPlays(
  rules: readonly SwitchedRule[],
  { plays }: Trials,
): Switched['plays'] {
  const noticing = new Set(rules.map(({ edition, by }) => `${edition} ${by}`));
  return Object.fromEntries(
    plays
      .map(({ play, digest }) => [`${play.edition} ${play.id}`, digest] as const)
      .filter(([name]) => noticing.has(name)),
  );
}
