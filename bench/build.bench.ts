/**
 * The build: how it grows with the dictionary, up to ten times its size.
 * Method: wall-clock time of `npm run build`, including the search index, with the project's data and
 * with multiples of it, each from an empty cache, one after the other; files and bytes are those of the
 * built site. `TIMES=1,3 npm run bench -- build` builds only these sizes.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exitStatusOf, launchProgram, launchScript, root } from '../scripts/dependencies.mjs';
import { multiplyData } from './multiplied-data.ts';

const SIZES = (process.env.TIMES ?? '1,3,10').split(',').map(Number);
/** The budget: the time relative to that of one dictionary, per multiple of it. */
const BUDGET = 1.1;

const scratch = join(root, '.tmp/growth');

/** Measures the seconds that a program takes; the program must succeed. */
async function timeProgram(
  what: string,
  start: () => ReturnType<typeof launchProgram>,
): Promise<number> {
  const started = performance.now();
  const status = await exitStatusOf(start());
  if (status !== 0) throw new Error(`The ${what} ended with status ${status}.`);
  return (performance.now() - started) / 1000;
}

async function measureBuild(times: number): Promise<number> {
  const folder = join(scratch, String(times));
  const [data, content, built] = ['data', 'content', 'dist'].map((name) => join(folder, name));
  mkdirSync(data!, { recursive: true });
  multiplyData(times, data!);
  const ingest = ['scripts/ingest.ts', '--data', data!, '--out', content!];
  await timeProgram('ingest', () => launchProgram(process.execPath, ingest, { stdio: 'ignore' }));
  const seconds = await timeProgram('build', () =>
    launchScript('build', ['--outDir', built!, '--force'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { CONTENT_DIR: content! },
    }),
  );
  const files = readdirSync(built!, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(
    `  ${times} times the dictionary: ${seconds.toFixed(1)} s, ${pages} pages, ` +
      `${files.length} files, ${(bytes / 1e6).toFixed(0)} MB`,
  );
  rmSync(folder, { recursive: true });
  return seconds;
}

rmSync(scratch, { recursive: true, force: true });
console.log('Build (wall-clock time of npm run build from an empty cache)');
const seconds: number[] = [];
for (const times of SIZES) seconds.push(await measureBuild(times));
rmSync(scratch, { recursive: true, force: true });
const [least, most] = [SIZES[0]!, SIZES.at(-1)!];
const [ratio, budget] = [seconds.at(-1)! / seconds[0]!, (BUDGET * most) / least];
const verdict = ratio <= budget ? 'within' : 'OVER';
console.log(`  ${ratio.toFixed(1)} times as long: ${verdict} its budget of ${budget.toFixed(1)}`);
