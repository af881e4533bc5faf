import { fileURLToPath } from 'node:url';

/** A script and the file that it loads on demand. */
interface Loading {
  /** The path of the script that loads. */
  readonly hostId: string;
}

/** The scripts of the live example and of its words, see `script-groups.ts`. */
const LIVE_EXAMPLE = /(?:^|\/)(?:example|sandbox-\w\w)[.-]/;

/** The function that loads scripts: whatever loads one has it already. */
const LOADER = /(?:^|\/)load-script[.-]/;

/** What the script of the live example has loaded already. */
const LOADED_BY_EXAMPLE = /(?:^|\/)(?:load-script|rolldown-runtime)[.-]/;

/** The engine: the live example loads it with the large files that it imports. */
const ENGINE = /(?:^|\/)engine-session[.-]/;

/**
 * Which files a script fetches together with one that it loads on demand, so that the browser need
 * not read that one first to know of them. The script lists their names, and every reader of an example
 * loads the list: the live example's has the files of the engine alone, as other parts import little.
 *
 * @param file the path of what is loaded
 * @param imported the paths of what that imports
 */
export function preloads(file: string, imported: string[], { hostId }: Loading): string[] {
  const isExample = LIVE_EXAMPLE.test(hostId);
  if (ENGINE.test(hostId) || (isExample && !ENGINE.test(file))) return [];
  const loaded = isExample ? LOADED_BY_EXAMPLE : LOADER;
  return imported.filter((path) => !loaded.test(path));
}

/** The module that Vite loads scripts with. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** A Vite plugin, because Astro gives the scripts of pages no such setting. */
export const fewerPreloads = {
  name: 'fewer-preloads',
  enforce: 'pre' as const,
  resolveId: (id: string) =>
    id === PRELOAD_HELPER ? fileURLToPath(new URL('load-script.ts', import.meta.url)) : undefined,
  configEnvironment: (name: string) =>
    name === 'client'
      ? { build: { modulePreload: { polyfill: false, resolveDependencies: preloads } } }
      : undefined,
};
