/** Measures a pace in rounds of a fixed time, and takes their median. */
import { noteFigure } from '../../scripts/bench/figures.ts';

const WARMING_UP = 2_000;
const ROUND = 2_000;
const ROUNDS = 5;

export interface Pace {
  /** Per second. */
  readonly median: number;
  readonly slowest: number;
  readonly fastest: number;
}

/**
 * Measures how often something can be done in a second of the thread's own processor time, so that
 * other processes of the machine have little effect.
 *
 * @param work does it once and returns how many things it did
 */
export function measurePace(work: () => number): Pace {
  round(work, WARMING_UP);
  const paces = Array.from({ length: ROUNDS }, () => round(work, ROUND)).sort((a, b) => a - b);
  return { median: paces[ROUNDS >> 1]!, slowest: paces[0]!, fastest: paces[ROUNDS - 1]! };
}

function round(work: () => number, milliseconds: number): number {
  const begun = processorTime();
  let done = 0;
  let spent = 0;
  while (spent < milliseconds) {
    done += work();
    spent = processorTime() - begun;
  }
  return (done * 1_000) / spent;
}

/** Returns the processor time of this thread in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Prints a line of the report. */
export function reportPace(name: string, { median, slowest, fastest }: Pace, unit: string): void {
  const numbers = `${format(median)} ${unit} (${format(slowest)} to ${format(fastest)})`;
  noteFigure(`${name}: ${unit}`, 'pace', median);
  console.log(`${name.padEnd(44)} ${numbers}`);
}

function format(number: number): string {
  return number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(3);
}
