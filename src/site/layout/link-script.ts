import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { plainScript, quotedSource } from './plain-script.ts';

const CODE = `
  import { linkMarks } from ${quotedSource('link/link.ts')};
  const script = document.currentScript;
  if (script instanceof HTMLScriptElement) {
    const start = () => void linkMarks(script).catch(() => {});
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  }`;

/** The script that makes links of marks in the pages of others, as the sources make it now. */
export function linkScript(): Promise<string> {
  return plainScript(CODE);
}

/** A version of that script which never changes, so that a page can name its hash. */
export interface LinkRelease {
  readonly version: number;
  /** Below the site's folder, such as `link-1.js`. */
  readonly file: string;
  readonly text: string;
  /** The value of the script's `integrity` attribute. */
  readonly integrity: string;
}

/** Returns the `integrity` of each version in `public/` by its file, the oldest first. */
export function releasedLinks(root = '.'): Readonly<Record<string, string>> {
  const files = globSync('link-*.js', { cwd: join(root, 'public') });
  const sorted = files.sort((a, b) => versionOf(a) - versionOf(b));
  return Object.fromEntries(
    sorted.map((file) => [file, integrityOf(readFileSync(join(root, 'public', file), 'utf8'))]),
  );
}

function versionOf(file: string): number {
  return Number(/\d+/.exec(basename(file)));
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** The newest of the versions that `npm run link-script` wrote; null where there is none. */
export function newestLinkRelease(): LinkRelease | null {
  const versions = globSync('public/link-*.js').map(versionOf);
  const version = Math.max(0, ...versions);
  if (version === 0) return null;
  const file = `link-${version}.js`;
  const text = readFileSync(`public/${file}`, 'utf8');
  return { version, file, text, integrity: integrityOf(text) };
}
