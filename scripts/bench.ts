/**
 * `npm run bench`: runs the benchmarks in `bench/`, each in a process of its own, or only those that
 * are named. Benchmarks are run by hand; no test depends on a time.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ended, launch, root } from './dependencies.mjs';

const SUFFIX = '.bench.ts';

const folder = join(root, 'bench');
const all = readdirSync(folder)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));

if (unknown.length > 0 || wanted.includes('--help')) {
  console.error(`usage: npm run bench [-- NAME…]\nbenchmarks: ${all.join(' ')}`);
  process.exit(wanted.includes('--help') ? 0 : 2);
}

for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n# ${name}\n`);
  const status = await ended(launch(process.execPath, [join(folder, name + SUFFIX)]));
  if (status !== 0) process.exitCode = 1;
}
