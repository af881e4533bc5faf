/** Loads the engine again with one of its files changed, beside the one that is loaded already. */

import { globSync, readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { edited, type Switch } from './switch.ts';

type Runner = typeof import('./run.ts');

const KEY = 'off';
const runner = new URL('run.ts', import.meta.url);
const source = new URL('../', import.meta.url);

/** The files that a switch changes, by the key of the switch. */
const switches = new Map<string, ReadonlyMap<string, string>>();
const sources = new Map<string, string>();
const stripped = new Map<string, string>();

/**
 * The runner of examples, on an engine in which something is switched off.
 *
 * @returns null where the switch no longer fits the source
 */
export async function runnerWithout(one: Switch): Promise<Runner | null> {
  if (sources.size === 0) {
    readSources();
    hook();
  }
  const files = new Map<string, string>();
  for (const [name, edits] of Object.entries(one.files)) {
    const file = new URL(`engine/${name}`, source).href;
    const text = edited(sources.get(file) ?? '', edits);
    if (text === null) return null;
    files.set(file, stripTypeScriptTypes(text));
  }
  const key = String(switches.size + 1);
  switches.set(key, files);
  return (await import(`${runner.href}?${KEY}=${key}`)) as Runner;
}

/** All sources as they are now: somebody may be editing them while the switches are tried. */
function readSources(): void {
  const folder = fileURLToPath(source);
  for (const file of globSync('{engine,examples,rulebook}/**/*.ts', { cwd: folder })) {
    const url = new URL(file.replaceAll('\\', '/'), source);
    sources.set(url.href, readFileSync(url, 'utf8'));
  }
}

/** A module that is asked for by a switched one is switched too, each by its key. */
function hook(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const key = keyOf(context.parentURL);
      const found = next(specifier, context);
      return key !== null && sources.has(found.url)
        ? { ...found, url: `${found.url}?${KEY}=${key}` }
        : found;
    },
    load(url, context, next) {
      const files = switches.get(keyOf(url) ?? '');
      if (!files) return next(url, context);
      const file = url.slice(0, url.indexOf('?'));
      const text = files.get(file) ?? unchanged(file);
      return { format: 'module', source: text, shortCircuit: true };
    },
  });
}

function keyOf(url: string | undefined): string | null {
  return url?.startsWith('file:') ? new URL(url).searchParams.get(KEY) : null;
}

function unchanged(file: string): string {
  const known = stripped.get(file) ?? stripTypeScriptTypes(sources.get(file) ?? '');
  stripped.set(file, known);
  return known;
}
