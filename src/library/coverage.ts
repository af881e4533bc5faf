import { examples } from './collection.ts';
import { type Measured, measureCoverage } from './examples/coverage-files.ts';
import { playsNamed, playThrough } from './plays.ts';

let measured: Measured | null = null;

/** Returns the coverage of the rules of each edition by examples and tests, measured once per build. */
export function coverage(): Measured {
  measured ??= measureCoverage(process.cwd(), playAll());
  return measured;
}

/** Runs those plays that no page has needed yet. */
function playAll() {
  return [...examples.keys()].flatMap(playsNamed).map((play) => ({ play, ...playThrough(play) }));
}
