/**
 * Growth: what one more edition, language or set of cards costs in files, megabytes and seconds.
 * Method: the site is built once, from nothing. A file counts to the edition, the language and the set
 * that its address names (a card to the set in which its name was first printed), and so do the
 * seconds between the writing of the file before it and its own: pages are rendered one after the
 * other. One more costs what the largest of its kind costs; of editions the largest older one, since
 * the pages of the current edition become those of an older one when another takes its place.
 * `SITE_DIR=dist npm run bench -- growth` measures a site that is built already, whose files must be those
 * of one build.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import settings from '../data/settings.json' with { type: 'json' };
import { noteFigure } from '../scripts/bench/figures.ts';
import { type FileShare, shareOf } from '../scripts/bench/share.ts';
import { exitStatusOf, launchScript, root } from '../scripts/dependencies.mjs';
import { slugOf } from '../src/rulebook/slug.ts';

const scratch = join(root, '.tmp/growth');

interface BuiltFile extends FileShare {
  readonly bytes: number;
  readonly seconds: number;
}

interface Cost {
  readonly files: number;
  readonly bytes: number;
  readonly seconds: number;
}

/** Builds the site into a scratch folder, unless `SITE_DIR` names one. */
async function builtSite(): Promise<string> {
  if (process.env.SITE_DIR) return process.env.SITE_DIR;
  rmSync(scratch, { recursive: true, force: true });
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const status = await exitStatusOf(
    launchScript('build', ['--outDir', scratch, '--force'], { stdio: [...stdio] }),
  );
  if (status !== 0) throw new Error(`The build ended with status ${status}.`);
  return scratch;
}

/** The set in which each name was first printed, by the address of its page; sets by their age. */
function setsOfCards(): ReadonlyMap<string, string> {
  const folder = join(root, 'data/cards');
  const cards = readdirSync(folder).flatMap((file): { name: { en: string }; set?: string }[] =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  return new Map(cards.toReversed().map(({ name, set = '' }) => [slugOf(name.en), set]));
}

function readBuilt(folder: string): readonly BuiltFile[] {
  const editions = readdirSync(join(root, 'data/editions'));
  const sets = setsOfCards();
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, stat: statSync(path) }))
    // By creation time, because moving styles out of pages writes the files again.
    .sort((a, b) => a.stat.birthtimeMs - b.stat.birthtimeMs);
  return written.map(({ path, stat }, i) => ({
    ...shareOf(path.slice(folder.length + 1).replaceAll('\\', '/'), editions, sets),
    bytes: stat.size,
    seconds: (stat.birthtimeMs - (written[i - 1]?.stat ?? stat).birthtimeMs) / 1000,
  }));
}

function sumCosts(files: readonly BuiltFile[]): Cost {
  return {
    files: files.length,
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
    seconds: files.reduce((total, { seconds }) => total + seconds, 0),
  };
}

function printCost(name: string, { files, bytes, seconds }: Cost): void {
  const cells = [`${files} files`, `${(bytes / 1e6).toFixed(1)} MB`, `${seconds.toFixed(1)} s`];
  console.log(`  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(14)).join('')}`);
}

const files = readBuilt(await builtSite());
console.log('Growth (files and bytes of the built site, seconds in which its files were written)');
printCost('the whole site', sumCosts(files));
noteFigure('files of the site', 'size', files.length);
noteFigure('bytes of the site', 'size', sumCosts(files).bytes);
for (const kind of ['edition', 'language', 'set'] as const) {
  const parts = Object.entries(Object.groupBy(files, (file) => file[kind] ?? '')).filter(
    ([name]) => name !== '',
  );
  const costs = parts.map(([name, own = []]) => ({ name, cost: sumCosts(own) }));
  for (const { name, cost } of costs) printCost(`${kind} ${name}`, cost);
  const most = costs
    .filter(({ name }) => name !== settings.current)
    .toSorted((a, b) => b.cost.bytes - a.cost.bytes)[0];
  if (most) printCost(`one more ${kind}`, most.cost);
  if (most) noteFigure(`bytes of one more ${kind}`, 'size', most.cost.bytes);
}
if (!process.env.SITE_DIR) rmSync(scratch, { recursive: true });
