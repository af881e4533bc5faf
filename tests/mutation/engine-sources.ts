/** The engine's source files, as text. */

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ENGINE = new URL('../../src/engine/', import.meta.url);

let sources: ReadonlyMap<string, string> | undefined;

/** The source files by path below `src/engine/`, without tests. Read once. */
export function engineSources(): ReadonlyMap<string, string> {
  sources ??= readSources();
  return sources;
}

/** The URL of a file that `engineSources` names. */
export function engineFile(name: string): string {
  return new URL(name, ENGINE).href;
}

function readSources(): ReadonlyMap<string, string> {
  const names = globSync('**/*.ts', { cwd: fileURLToPath(ENGINE) })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.endsWith('.test.ts') && !name.startsWith('testing/'));
  return new Map(names.map((name) => [name, readFileSync(new URL(name, ENGINE), 'utf8')]));
}
