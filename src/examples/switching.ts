/** Tries every switch, and keeps what came of it. */

import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { cite, EDITIONS, type EditionId } from '../engine/rules/edition.ts';
import { chapterOf, compareNumbers } from '../rulebook/number.ts';
import type { EditionCoverage } from './coverage.ts';
import type { Switch } from './switch.ts';
import type { Fate, SwitchedRule } from './switched-off.ts';
import type { Order, Report } from './switched-worker.ts';
import { SWITCHES } from './switches.ts';

/** What came of switching rules off, by edition and number. */
export interface Switched {
  /** The day on which it was tried. */
  readonly date: string;
  readonly editions: Readonly<Record<EditionId, SwitchedEdition>>;
}

/** The rules of an edition that can be switched off. */
export interface SwitchedEdition {
  /** At least one of their examples fails. */
  readonly caught: readonly string[];
  /** All their examples come out all the same. */
  readonly missed: readonly string[];
}

const numbers = z.array(z.string());
const edition = z.strictObject({ caught: numbers, missed: numbers });

/** The schema of `data/switched-off.json`. */
export const switchedSchema = z.strictObject({
  date: z.iso.date(),
  editions: z.strictObject({ '2024-09': edition, '4.0': edition } satisfies Record<
    EditionId,
    z.ZodType
  >),
});

/** A switch that has not come to an end after so long (ms) never will. */
const PATIENCE = 60_000;

/**
 * Tries switches.
 *
 * @param root the folder of the project
 * @param switches all that there are when not said
 * @param onReport told how far it has come
 * @param patience how long (ms) a switch may take
 * @returns what came of each switch for each of its rules in each edition; `broken` if it never ends
 */
export async function trySwitches(
  root: string,
  switches: readonly Switch[] = SWITCHES,
  onReport: (report: Report) => void = () => {},
  patience = PATIENCE,
): Promise<readonly SwitchedRule[]> {
  const found: SwitchedRule[] = [];
  let first = 0;
  while (first < switches.length) {
    const stuck = await work({ root, switches, first }, patience, (report) => {
      if (report.rules) found.push(...report.rules);
      onReport(report);
    });
    if (stuck === null) break;
    const rules = endless(switches[stuck]!);
    found.push(...rules);
    onReport({ place: stuck, rules });
    first = stuck + 1;
  }
  return found;
}

/** Gives a thread its order; answers with the place of the switch that never ended, if there is one. */
function work(order: Order, patience: number, onReport: (report: Report) => void) {
  return new Promise<number | null>((done, fail) => {
    const worker = new Worker(new URL('switched-worker.ts', import.meta.url), {
      workerData: order,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let stuck: number | null = null;
    worker.on('message', (report: Report) => {
      clearTimeout(waiting);
      onReport(report);
      if (report.rules) return;
      waiting = setTimeout(() => {
        stuck = report.place;
        void worker.terminate();
      }, patience);
    });
    worker.on('error', fail);
    worker.on('exit', () => {
      clearTimeout(waiting);
      done(stuck);
    });
  });
}

function endless({ rules, off }: Switch): readonly SwitchedRule[] {
  return EDITIONS.flatMap((edition) =>
    rules
      .map((rule) => cite(rule, edition))
      .filter((number) => !number.includes(':'))
      .map((number) => ({ edition, number, fate: 'broken', off, by: null }) as const),
  );
}

/** Sums up what came of all switches: a rule is caught where one of its switches is. */
export function sumUp(rules: readonly SwitchedRule[], date: string): Switched {
  const of = (id: EditionId): SwitchedEdition => {
    const own = rules.filter(({ edition }) => edition === id);
    const having = (fate: Fate) =>
      new Set(own.filter((one) => one.fate === fate).map(({ number }) => number));
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

/** How many of a chapter's rules that the engine carries out can be switched off, and are caught. */
export interface SwitchedChapter {
  readonly chapter: string;
  readonly carriedOut: number;
  readonly switchable: number;
  readonly caught: number;
}

/** The switched rules of an edition by chapter; only what the engine is said to carry out counts. */
export function switchedChapters(
  { edition, rules }: Pick<EditionCoverage, 'edition' | 'rules'>,
  { editions }: Switched,
): readonly SwitchedChapter[] {
  const caught = new Set(editions[edition].caught);
  const missed = new Set(editions[edition].missed);
  const carriedOut = rules.filter(({ kind }) => kind === 'executable' || kind === null);
  return [...Map.groupBy(carriedOut, ({ number }) => chapterOf(number))].map(([chapter, own]) => {
    const found = own.filter(({ number }) => caught.has(number)).length;
    const lost = own.filter(({ number }) => missed.has(number)).length;
    return { chapter, carriedOut: own.length, switchable: found + lost, caught: found };
  });
}
