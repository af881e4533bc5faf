/** Checks which scripts of the built site load the engine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

const folder = join(inject('folder'), '_astro');
const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
const source = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Returns the scripts that a script imports or loads later, by the given pattern. */
function filesIn(name: string, pattern: RegExp): readonly string[] {
  return [...source(name).matchAll(pattern)].map(([, file]) => file!);
}

/** Returns a script and all its static imports. */
function withImports(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  const imported = filesIn(name, /(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g);
  for (const file of imported) withImports(file, found);
  return found;
}

/** The engine's own script is named after `src/engine/advance.ts`. */
const isEngine = (name: string) => name.startsWith('advance.');

/** Matches scripts that need the engine and are loaded with it. */
const WITH_ENGINE = /^(?:play-words|asked-moment|placed-session)\./;

test('what a live example shows before an answer is given brings no engine along', () => {
  const example = names.find((name) => name.startsWith('example.'))!;
  const later = filesIn(example, /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g);
  expect(later.some((name) => [...withImports(name)].some(isEngine))).toBe(true);
  const before = [example, ...later.filter((name) => !WITH_ENGINE.test(name))];
  expect(before.filter((name) => [...withImports(name)].some(isEngine))).toEqual([]);
});

test('pages without a sandbox bring no engine along', () => {
  const pages = names.filter((name) => /astro_type_script/.test(name));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((name) => [...withImports(name)].some(isEngine))).toEqual([]);
});
