/**
 * `npm run bench`: runs the benchmarks in `bench/`, or only the named ones, each in its own process,
 * compares their figures with those of the last release, and marks those that got worse.
 * Benchmarks are run by hand; no test depends on a time.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { compare, mergeFigures, type Release } from './bench/compare.ts';
import { COLLECTED, type Figure } from './bench/figures.ts';
import { exitStatusOf, launchProgram, root } from './dependencies.mjs';

const SUFFIX = '.bench.ts';
const folder = join(root, 'bench');
/** The file with the figures of the last release. */
const KEPT = join(folder, 'last-release.json');

/** Takes about an hour: it builds the site from up to ten times the data. It has no figure to keep. */
const LONGEST = 'build';

const all = readdirSync(folder)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .sort();

const program = new Command('bench')
  .description('Measures, and marks what got worse since the last release.')
  .argument('[names...]', `benchmarks: ${all.join(' ')}`)
  .option('--release', 'keep the figures as those of the release that package.json names')
  .option('--site <folder>', 'measure the site in this folder instead of building one')
  .parse();
const { release: isRelease, site } = program.opts<{ release?: true; site?: string }>();
const unknown = program.args.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  program.error(`There is no benchmark "${unknown.join('", "')}"; there are: ${all.join(' ')}`, {
    exitCode: 2,
  });
}

/** Runs benchmarks and returns the figures that they recorded. */
async function measureAll(names: readonly string[]): Promise<readonly Figure[]> {
  const room = mkdtempSync(join(tmpdir(), 'altered-codex-bench-'));
  const collected = join(room, 'figures.jsonl');
  writeFileSync(collected, '');
  const env = { [COLLECTED]: collected, ...(site ? { SITE_DIR: site } : {}) };
  for (const name of names) {
    console.log(`\n# ${name}\n`);
    const status = await exitStatusOf(
      launchProgram(process.execPath, [join(folder, name + SUFFIX)], {
        env: { ...process.env, ...env },
      }),
    );
    if (status !== 0) process.exitCode = 1;
  }
  const lines = readFileSync(collected, 'utf8').split('\n').filter(Boolean);
  rmSync(room, { recursive: true });
  return lines.map((line) => JSON.parse(line) as Figure);
}

/** Prints each figure beside that of the release; each line begins with whether it got worse. */
function printComparison(release: Release, figures: readonly Figure[], machine: string): void {
  const rows = compare(release, figures, machine);
  console.log(`\n# Since ${release.version}\n`);
  for (const { name, before, now, verdict } of rows) {
    const mark = verdict === 'same' ? '' : verdict.toUpperCase();
    const change = before === 0 ? '' : `${(((now - before) / before) * 100).toFixed(1)} %`;
    console.log(
      `  ${mark.padEnd(8)}${name.padEnd(48)}${numberText(before)}${numberText(now)}${change.padStart(9)}`,
    );
  }
  if (rows.some(({ verdict }) => verdict === 'unknown')) {
    console.log(`\n  UNKNOWN: a time; the release was measured on ${release.machine}.`);
  }
  const worse = rows.filter(({ verdict }) => verdict === 'worse').length;
  const compared = rows.filter(({ verdict }) => verdict !== 'unknown').length;
  console.log(`\n  ${worse} of ${compared} comparable figures got worse.`);
  const missing = figures.length - rows.length;
  if (missing > 0) console.log(`  ${release.version} has no figure for ${missing} more.`);
}

function numberText(value: number): string {
  const text = Number.isInteger(value) ? value.toLocaleString('en') : value.toPrecision(4);
  return text.padStart(12);
}

const machine = cpus()[0]?.model ?? 'an unknown processor';
const release = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Release) : null;
const chosen = isRelease ? all.filter((name) => name !== LONGEST) : all;
const figures = await measureAll(program.args.length > 0 ? program.args : chosen);
if (release) printComparison(release, figures, machine);
if (isRelease) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const kept = mergeFigures(release, { version, machine, figures });
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`\nKept as the figures of ${version} in bench/last-release.json.`);
}
