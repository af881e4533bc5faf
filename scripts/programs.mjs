/**
 * Looks for programs of this machine. Plain JavaScript, because `npm test` does so before the project's
 * Node runs.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Set where only the programs of the PATH count, as on a machine that has no others. */
const PATH_ONLY = 'PROGRAMS_OF_PATH_ONLY';

/**
 * The paths at which a program stands, those of the PATH first.
 *
 * @param {readonly string[]} names what it may be called
 * @param {readonly string[]} [places] where it stands on some machines outside of the PATH
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

/** Programs that a machine with no more than Node and git lacks. */
const HIDDEN =
  /^(?:.*chrom(?:e|ium).*|firefox.*|MiniBrowser|WebKitWebDriver|Xvfb|nginx|caddy|openssl|java|apt.*|sudo|doas)$/i;

/**
 * An environment in which these programs cannot be found: a PATH of one folder that leads to all others.
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
