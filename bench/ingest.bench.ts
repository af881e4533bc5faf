/**
 * The ingest: how its time grows with the dictionary. The project's own data is multiplied, each copy
 * with chapter numbers, articles and terms of its own, so that nothing is shared; every size is read,
 * checked and written to a new folder, and then run again with nothing to change. Times are processor
 * times, which do not depend on other programs: the median of several rounds in one process, each round
 * with all sizes in turn, after one run of each that is not counted.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteFigure } from '../scripts/bench/figures.ts';
import { ingest } from '../src/ingest/ingest.ts';
import { multiplyData } from './multiplied-data.ts';

const SIZES = [1, 2, 5, 10];
const RUNS = 5;

function medianOf(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1]!;
}

/** Measures the processor time of some work in milliseconds. */
function measureWork(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

const room = mkdtempSync(join(tmpdir(), 'altered-codex-ingest-'));
try {
  const sizes = SIZES.map((times) => {
    const data = join(room, `data-${times}`);
    const out = join(room, `content-${times}`);
    multiplyData(times, data);
    const report = ingest({ data, out });
    if (report.errors > 0) throw new Error(JSON.stringify(report.problems[0]));
    return { times, data, out, report, fresh: [] as number[], again: [] as number[] };
  });
  for (let round = 0; round < RUNS; round++) {
    for (const { data, out, fresh, again } of sizes) {
      rmSync(out, { recursive: true });
      fresh.push(measureWork(() => ingest({ data, out })));
      again.push(measureWork(() => ingest({ data, out })));
    }
  }
  const first = medianOf(sizes[0]!.fresh);
  noteFigure('ingest: milliseconds', 'time', first);
  noteFigure('ingest, nothing changed: milliseconds', 'time', medianOf(sizes[0]!.again));
  const rows = sizes.map(({ times, data, out, report, fresh, again }) => ({
    size: `x${times}`,
    'rules in 3 languages': report.rules * 3,
    terms: report.terms,
    'data kB': Math.round(sizeOf(data) / 1000),
    'content kB': Math.round(sizeOf(out) / 1000),
    'new ms': Math.round(medianOf(fresh)),
    'unchanged ms': Math.round(medianOf(again)),
    'times the first': (medianOf(fresh) / first).toFixed(1),
  }));
  console.table(rows);
  console.log(`Median of ${RUNS} runs; Node ${process.version}, ${cpus().length} processors.`);
} finally {
  rmSync(room, { recursive: true, force: true });
}
