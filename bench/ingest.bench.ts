/**
 * The ingest: how its time grows with the dictionary. The project's own data is multiplied, each copy
 * with chapter numbers, articles and terms of its own, so that nothing is shared; every size is read,
 * checked and written to a new folder, and then run again with nothing to change. Times are processor
 * times, which do not depend on other programs, of one run of each size after one that is not counted.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteFigure } from '../scripts/bench/figures.ts';
import { ingest } from '../src/ingest/ingest.ts';
import { multiplyData } from './multiplied-data.ts';

const SIZES = [1, 2, 5, 10];

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
    return { times, data, out, report };
  });
  const measured = sizes.map((size) => {
    const { data, out } = size;
    rmSync(out, { recursive: true });
    const fresh = measureWork(() => ingest({ data, out }));
    return { ...size, fresh, again: measureWork(() => ingest({ data, out })) };
  });
  const first = measured[0]!.fresh;
  noteFigure('ingest: milliseconds', 'time', first);
  noteFigure('ingest, nothing changed: milliseconds', 'time', measured[0]!.again);
  const rows = measured.map(({ times, data, out, report, fresh, again }) => ({
    size: `x${times}`,
    rules: report.rules,
    terms: report.terms,
    'data kB': Math.round(sizeOf(data) / 1000),
    'content kB': Math.round(sizeOf(out) / 1000),
    'new ms': Math.round(fresh),
    'unchanged ms': Math.round(again),
    'times the first': (fresh / first).toFixed(1),
  }));
  console.table(rows);
  console.log(`Node ${process.version}, ${cpus().length} processors.`);
} finally {
  rmSync(room, { recursive: true, force: true });
}
