import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module of Vite that each `import()` of a built script goes through. */
const PRELOADER = '\0vite/preload-helper.js';
const LOADER = fileURLToPath(new URL('load-script.ts', import.meta.url));

/** Has each `import()` of a built script go through `loadScript`, so that a failed one can be tried again. */
export function retriedImports(): Plugin {
  return {
    name: 'retried-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id === PRELOADER
        ? `export { loadScript as __vitePreload } from ${JSON.stringify(LOADER)};`
        : null,
  };
}

/** The files of an import: Vite names none for a script that imports no other. */
export function filesOfImport(script: string, imported: readonly string[]): string[] {
  return imported.length > 0 ? [...imported] : [script];
}
