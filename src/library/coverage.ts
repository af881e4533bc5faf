import { type Measured, measureCoverage } from './examples/coverage-files.ts';

let measured: Measured | null = null;

/** Returns the coverage of the rules of each edition by examples and tests, measured once per build. */
export function coverage(): Measured {
  measured ??= measureCoverage(process.cwd());
  return measured;
}
