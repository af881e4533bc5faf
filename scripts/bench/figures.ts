import { appendFileSync } from 'node:fs';

/** Where `npm run bench` collects what its benchmarks measure; they run in processes of their own. */
export const COLLECTED = 'BENCH_FIGURES';

/**
 * What a figure counts. A time or a pace depends on the machine; a size, a share, and a ratio of two paces
 * of the same run do not.
 */
export type Kind = 'time' | 'pace' | 'ratio' | 'size' | 'share';

export interface Figure {
  readonly name: string;
  readonly kind: Kind;
  readonly value: number;
}

/** Notes a figure to be compared with that of the last release; only where `npm run bench` asks. */
export function noteFigure(name: string, kind: Kind, value: number): void {
  const file = process.env[COLLECTED];
  if (file) appendFileSync(file, `${JSON.stringify({ name, kind, value } satisfies Figure)}\n`);
}
