/** Measures a pace in rounds of a fixed time, and takes their median. */
import { noteFigure } from '../../scripts/bench/figures.ts';

/**
 * JavaScript compiles the engine, which is large, more slowly than a small program: side by side, its
 * pace in relation to that of boardgame.io's race grew for 8 s of processor time.
 */
const WARMING_UP = 8_000;
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
  timeRound(work, WARMING_UP);
  const paces = Array.from({ length: ROUNDS }, () => timeRound(work, ROUND)).sort((a, b) => a - b);
  return { median: paces[ROUNDS >> 1]!, slowest: paces[0]!, fastest: paces[ROUNDS - 1]! };
}

function timeRound(work: () => number, milliseconds: number): number {
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
  const numbers = `${formatNumber(median)} ${unit} (${formatNumber(slowest)} to ${formatNumber(fastest)})`;
  noteFigure(`${name}: ${unit}`, 'pace', median);
  console.log(`${name.padEnd(44)} ${numbers}`);
}

function formatNumber(number: number): string {
  return number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(3);
}
