/**
 * Growth: how much longer the ingest and the build take for ten times the dictionary.
 * Method: the dictionaries of the current edition, and the same ten times over under other chapter
 * numbers; wall-clock time of `npm run ingest` and `npm run build`, from nothing, one after the other.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ended, launch, launchScript, root } from '../scripts/dependencies.mjs';
import { type Dictionary, dictionarySchema, type Entry } from '../src/rulebook/dictionary.ts';
import { editionSchema } from '../src/rulebook/edition.ts';
import { LANGUAGES } from '../src/rulebook/language.ts';

const TIMES = 10;
/** What ten times the dictionary may take, in times of one. */
const BUDGET = 11;
const EDITION = '2024-09';

const scratch = join(root, '.tmp/growth');
const source = join(root, 'data/editions', EDITION);

/** Writes a data folder with the dictionaries so many times over. */
function writeData(folder: string, times: number): void {
  const edition = join(folder, 'editions', EDITION);
  mkdirSync(edition, { recursive: true });
  cpSync(join(root, 'data/terms.json'), join(folder, 'terms.json'));
  const copies = Array.from({ length: times }, (_, i) => i);
  const outline = editionSchema.parse(read(join(source, 'edition.json')));
  write(join(edition, 'edition.json'), {
    ...outline,
    outline: copies.flatMap((i) =>
      outline.outline.map((part) => ({ ...part, number: shift(part.number, i) })),
    ),
  });
  for (const language of LANGUAGES) {
    const dictionary: Dictionary = dictionarySchema.parse(read(join(source, `${language}.json`)));
    const entries = copies.flatMap((i) => dictionary.entries.map((entry) => copy(entry, i)));
    write(join(edition, `${language}.json`), { ...dictionary, entries });
  }
}

function copy(entry: Entry, i: number): Entry {
  switch (entry.kind) {
    case 'article':
      return i === 0 ? entry : { ...entry, id: `${entry.id}-${i}` };
    case 'group':
      return { ...entry, number: shift(entry.number, i) };
    case 'section':
      return {
        ...entry,
        number: shift(entry.number, i),
        rules: entry.rules.map((rule) => ({ ...rule, number: shift(rule.number, i) })),
      };
  }
}

/** `6.1.e` in the third copy is `26.1.e`. */
function shift(number: string, i: number): string {
  return number.replace(/^\d+/, (chapter) => String(Number(chapter) + 10 * i));
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function write(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value));
}

/** The seconds that a program takes. */
async function time(start: () => ReturnType<typeof launch>): Promise<number> {
  const started = performance.now();
  const status = await ended(start());
  if (status !== 0) throw new Error(`ended with status ${status}`);
  return (performance.now() - started) / 1000;
}

async function measure(times: number): Promise<{ ingest: number; build: number }> {
  const folder = join(scratch, String(times));
  const [data, content, built] = ['data', 'content', 'dist'].map((name) => join(folder, name));
  writeData(data!, times);
  const quiet = { stdio: ['ignore', 'ignore', 'ignore'] as ['ignore', 'ignore', 'ignore'] };
  const ingest = await time(() =>
    launch(process.execPath, ['scripts/ingest.ts', '--data', data!, '--out', content!], quiet),
  );
  const build = await time(() =>
    launchScript('build', ['--outDir', built!], { ...quiet, env: { CONTENT_DIR: content! } }),
  );
  return { ingest, build };
}

rmSync(scratch, { recursive: true, force: true });
const one = await measure(1);
const ten = await measure(TIMES);
rmSync(scratch, { recursive: true, force: true });
console.log(`${TIMES} times the dictionary (wall-clock time of the two commands, from nothing)`);
for (const part of ['ingest', 'build'] as const) {
  const ratio = ten[part] / one[part];
  console.log(
    `  ${part.padEnd(7)} ${one[part].toFixed(1)} s -> ${ten[part].toFixed(1)} s: ${ratio.toFixed(1)} times, ` +
      `${ratio <= BUDGET ? 'within' : 'OVER'} its budget of ${BUDGET}`,
  );
}
