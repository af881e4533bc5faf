import { appendFileSync } from 'node:fs';

/** The environment variable with the file in which `npm run bench` collects figures. */
export const COLLECTED = 'BENCH_FIGURES';

/**
 * The kind of a figure. A time or a pace depends on the machine; a size, a share, and a ratio of two
 * paces of the same run do not.
 */
export type Kind = 'time' | 'pace' | 'ratio' | 'size' | 'share';

export interface Figure {
  readonly name: string;
  readonly kind: Kind;
  readonly value: number;
}

/** Records a figure for comparison with the last release, if `npm run bench` runs the benchmark. */
export function noteFigure(name: string, kind: Kind, value: number): void {
  const file = process.env[COLLECTED];
  if (file) appendFileSync(file, `${JSON.stringify({ name, kind, value } satisfies Figure)}\n`);
}
