/** Loads the engine again with some of its source changed, beside the one that is loaded already. */

import { globSync, readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { engineFile, engineSources } from './engine-sources.ts';
import { applySwitch, type Switch } from './switch.ts';

/** Runs examples, and compares their outcomes. */
export type Runner = typeof import('./outcome.ts');

const KEY = 'off';
const SOURCE = new URL('../../src/', import.meta.url);
const OUTCOME = '../tests/mutation/outcome.ts';

/** The files that a switch changes, by the key of the switch. */
const switches = new Map<string, ReadonlyMap<string, string>>();
const sources = new Map<string, string>();
const stripped = new Map<string, string>();

/**
 * Returns what runs examples, and compares how they come out, with a rule switched off in the engine.
 *
 * @throws MisfitError if the switch no longer fits the source
 */
export function runnerWithout(one: Switch): Promise<Runner> {
  return importChanged(OUTCOME, one);
}

/**
 * Imports a module below `src/` with an engine whose source a switch has changed.
 *
 * @throws MisfitError if the switch no longer fits the source
 */
export async function importChanged<M>(module: string, one: Switch): Promise<M> {
  if (sources.size === 0) {
    readSources();
    loadHook();
  }
  const changed = [...applySwitch(one, engineSources())].map(
    ([name, text]) => [engineFile(name), stripTypeScriptTypes(text)] as const,
  );
  const key = String(switches.size + 1);
  switches.set(key, new Map(changed));
  return (await import(`${new URL(module, SOURCE).href}?${KEY}=${key}`)) as M;
}

/** Reads all sources at once, because they may be edited while the switches are tried. */
function readSources(): void {
  const below = globSync('{engine,library/examples,rulebook}/**/*.ts', {
    cwd: fileURLToPath(SOURCE),
  });
  for (const file of [...below, OUTCOME]) {
    const url = new URL(file.replaceAll('\\', '/'), SOURCE);
    sources.set(url.href, readFileSync(url, 'utf8'));
  }
  for (const [name, text] of engineSources()) sources.set(engineFile(name), text);
}

/** Registers module hooks: the imports of a switched module are switched by the same key. */
function loadHook(): void {
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
      const text = files.get(file) ?? unchangedParts(file);
      return { format: 'module', source: text, shortCircuit: true };
    },
  });
}

function keyOf(url: string | undefined): string | null {
  return url?.startsWith('file:') ? new URL(url).searchParams.get(KEY) : null;
}

function unchangedParts(file: string): string {
  const known = stripped.get(file) ?? stripTypeScriptTypes(sources.get(file) ?? '');
  stripped.set(file, known);
  return known;
}
