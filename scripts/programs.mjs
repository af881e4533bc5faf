/**
 * Finds programs of this machine. Plain JavaScript, because `npm test` uses it before the project's
 * Node runs.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The variable that restricts the search to the PATH, as on a machine without other programs. */
const PATH_ONLY = 'PROGRAMS_OF_PATH_ONLY';

/**
 * Returns the paths of a program, those of the PATH first.
 *
 * @param {readonly string[]} names its possible names
 * @param {readonly string[]} [places] its paths outside of the PATH on some machines
 * @returns {string[]}
 */
export function placesOf(names, places = []) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...(process.env[PATH_ONLY] ? [] : places)].filter((place) =>
    existsSync(place),
  );
}

/**
 * Whether a program starts and ends well.
 *
 * @param {string} program
 * @param {readonly string[]} [args]
 */
export function canStart(program, args = ['--version']) {
  return spawnSync(program, args, { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

/** Programs that a machine with only Node and git lacks. */
const HIDDEN =
  /^(?:.*chrom(?:e|ium).*|firefox.*|MiniBrowser|WebKitWebDriver|Xvfb|nginx|caddy|openssl|java|apt.*|sudo|doas)$/i;

/**
 * Returns an environment without these programs: its PATH is a folder with links to all others.
 *
 * @returns {Record<string, string>}
 */
export function bareEnvironment() {
  const folder = mkdtempSync(join(tmpdir(), 'altered-codex-path-'));
  chmodSync(folder, 0o755);
  const shown = new Set();
  for (const from of (process.env.PATH ?? '').split(delimiter).filter((one) => existsSync(one))) {
    if (!statSync(from).isDirectory()) continue;
    for (const name of readdirSync(from)) {
      if (HIDDEN.test(name) || shown.has(name)) continue;
      shown.add(name);
      symlinkSync(join(from, name), join(folder, name));
    }
  }
  return { PATH: folder, [PATH_ONLY]: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', CHROME_PATH: '' };
}
