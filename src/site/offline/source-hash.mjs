/** Names a state of the files that the site is built from. Plain JavaScript for any Node. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that a build reads. */
const SOURCES = ['content', 'data', 'src', 'public', 'package-lock.json', 'astro.config.mjs'];

/**
 * The same text for the same files, another one where any of them is another.
 *
 * @param {string} root the project's folder
 * @returns {string} 16 hexadecimal digits
 */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, root, source);
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addToHash(hash, root, path) {
  const file = join(root, path);
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) addToHash(hash, root, `${path}/${name}`);
  } else hash.update(path).update(readFileSync(file));
}
