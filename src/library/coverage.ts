import { type Measured, measureCoverage } from './examples/coverage-files.ts';

let measured: Measured | null = null;

/** What is shown of the rules of each edition, measured once for a build. */
export function coverage(): Measured {
  measured ??= measureCoverage(process.cwd());
  return measured;
}
