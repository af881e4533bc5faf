/** What the engine weighs for each play, by the parts of it that the play's page loads. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsFor } from '../../src/engine/parts/needs.ts';
import { readGame } from '../../src/engine/setup/written-game.ts';
import { playsIn, receiveAll } from '../../src/sandbox/session/play-data.ts';
import { brotli } from '../brotli.ts';

/** The import of a part in the engine's script: `dice:()=>load(()=>import("./dice.B2.js")`. */
const PART = /(\w+):\(\)=>\w+\(\(\)=>import\([`"']\.\/([^`"']+)[`"']\)/g;

/**
 * Prints how many plays stay within the budget.
 *
 * @param folder the built site
 * @param loaded the engine's scripts that one play loaded, with their bytes
 */
export function benchEngines(
  folder: string,
  loaded: readonly { readonly name: string; readonly size: number }[],
  budget: number,
): void {
  const scripts = join(folder, '_astro');
  const [engine] = globSync('engine-session.*.js', { cwd: scripts });
  const code = readFileSync(join(scripts, engine!), 'utf8');
  const files = new Map([...code.matchAll(PART)].map(([, part, file]) => [part!, file!]));
  if (files.size === 0) throw new Error(`${engine} imports no part of the engine.`);
  const own = new Set([...files.values()].map((file) => `_astro/${file}`));
  const always = loaded.reduce((sum, { name, size }) => sum + (own.has(name) ? 0 : size), 0);
  const sizes = new Map(
    [...files].map(([part, file]) => [part, brotli(readFileSync(join(scripts, file)))]),
  );
  const plays = playsOf(folder).map(({ name, parts }) => ({
    name,
    size: parts.reduce((sum, part) => sum + sizes.get(part)!, always),
  }));
  plays.sort((a, b) => a.size - b.size);
  const within = plays.filter(({ size }) => size <= budget).length;
  const largest = plays.at(-1)!;
  console.log(
    `  engine for ${plays.length} plays: ${always} always; median ${plays[plays.length >> 1]!.size}; ` +
      `${within} within ${budget} (${((100 * within) / plays.length).toFixed(1)} %); ` +
      `largest ${largest.size} (${largest.name})`,
  );
  const parts = [...sizes].map(([part, size]) => `${part} ${size}`).join(', ');
  console.log(`  parts: ${parts}`);
}

/** Every play on the French pages, with the parts that it needs. */
function playsOf(folder: string) {
  const pages = globSync(['embed/fr/*/index.html', 'fr/examples/*/index.html'], { cwd: folder });
  const plays = new Map<string, { readonly name: string; readonly parts: readonly string[] }>();
  for (const page of pages) {
    const text = readFileSync(join(folder, page), 'utf8');
    for (const play of text.includes('id="plays"') ? receiveAll(playsIn(text)) : []) {
      const name = `${play.id}, ${play.edition}`;
      plays.set(name, { name, parts: partsFor(readGame(play.begun, play)) });
    }
  }
  return [...plays.values()];
}
