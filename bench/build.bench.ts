/**
 * The build: how much longer it takes for ten times the dictionary.
 * Method: wall-clock time of `npm run build`, search index included, of the project's data and of
 * the same ten times over, each from an empty cache, one after the other.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ended, launch, launchScript, root } from '../scripts/dependencies.mjs';
import { multiply } from './multiplied-data.ts';

const TIMES = 10;
/** What ten times the dictionary may take, in times of one. */
const BUDGET = 11;

const scratch = join(root, '.tmp/growth');

/** The seconds that a program takes, which must succeed. */
async function time(start: () => ReturnType<typeof launch>): Promise<number> {
  const started = performance.now();
  const status = await ended(start());
  if (status !== 0) throw new Error(`ended with status ${status}`);
  return (performance.now() - started) / 1000;
}

async function measure(times: number): Promise<number> {
  const folder = join(scratch, String(times));
  const [data, content, built] = ['data', 'content', 'dist'].map((name) => join(folder, name));
  mkdirSync(data!, { recursive: true });
  multiply(times, data!);
  const ingest = ['scripts/ingest.ts', '--data', data!, '--out', content!];
  await time(() => launch(process.execPath, ingest, { stdio: 'ignore' }));
  const seconds = await time(() =>
    launchScript('build', ['--outDir', built!, '--force'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { CONTENT_DIR: content! },
    }),
  );
  const files = readdirSync(built!, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html')).length;
  console.log(`  ${times} times the dictionary: ${seconds.toFixed(1)} s for ${pages} pages`);
  return seconds;
}

rmSync(scratch, { recursive: true, force: true });
console.log('Build (wall-clock time of npm run build from an empty cache)');
const ratio = (await measure(TIMES)) / (await measure(1));
rmSync(scratch, { recursive: true, force: true });
const verdict = ratio <= BUDGET ? 'within' : 'OVER';
console.log(`  ${ratio.toFixed(1)} times as long: ${verdict} its budget of ${BUDGET}`);
