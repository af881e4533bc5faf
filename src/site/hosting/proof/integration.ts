import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { billOfMaterials, type Lockfile } from './bill.ts';
import { filesNamedIn, withTagsAlone } from './named-files.ts';
import { refusedByPolicy } from './policy-faults.ts';
import { type AnswerFiles, faultsOfData } from './published-data.ts';

/** The file that lists all others. */
export const BUILD_FILE = 'build.json';

/** So many faults are told; the rest are counted. */
const MOST_TOLD = 20;

/** Endings of the files that are looked into. */
const READ = new Set(['.html', '.css', '.js', '.svg', '.webmanifest']);

/** So many files are read at once. */
const AT_ONCE = 32;

/**
 * Proves the finished site after all other integrations: every file that a page, a style, a script or a
 * manifest loads exists, policies allow what stands in the pages, and the published data fit the published
 * schemas. Throws with what is wrong. Writes `build.json`: the hash of every file, and the packages that
 * the build used; the same sources give the same file.
 *
 * @param base the folder of the site on its host, `/` or `/base/`
 * @param endpoints the addresses of the API
 */
export function provenSite(base: string, endpoints: readonly AnswerFiles[]): AstroIntegration {
  return {
    name: 'proven-site',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const { hashes, faults } = await readSite(site, base);
        const paths = [...hashes.keys()];
        const readJson = (path: string) => JSON.parse(readFileSync(join(site, path), 'utf8'));
        faults.push(...faultsOfData(paths, endpoints, readJson));
        if (faults.length > 0) throw new Error(faultsText(faults));
        writeFileSync(join(site, BUILD_FILE), buildText(hashes));
        logger.info(
          `${paths.length} files; all that they load is there, and all data fit their schemas`,
        );
      },
    },
  };
}

/** Reads every file of a site once; returns their hashes by path, and what is wrong. */
async function readSite(site: string, base: string) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length).split(sep).join('/'))
    .filter((path) => path !== BUILD_FILE)
    .sort();
  const hashes = new Map(paths.map((path) => [path, '']));
  const lacking = new Map<string, string>();
  const faults: string[] = [];
  const left = paths.values();
  const isThere = (named: string) => {
    const own = named.startsWith(base) ? named.slice(base.length) : null;
    return own !== null && hashes.has(own === '' || own.endsWith('/') ? `${own}index.html` : own);
  };
  const readNext = async () => {
    for (const path of left) {
      const bytes = await readFile(join(site, path));
      hashes.set(path, createHash('sha256').update(bytes).digest('hex'));
      if (!READ.has(extname(path))) continue;
      const text = bytes.toString();
      const lacked = filesNamedIn(base + path, text, base).filter((named) => !isThere(named));
      const isPage = path.endsWith('.html');
      const certain =
        lacked.length > 0 && isPage
          ? new Set(filesNamedIn(base + path, withTagsAlone(text), base))
          : new Set(lacked);
      for (const named of lacked) if (certain.has(named)) lacking.set(named, path);
      if (isPage) {
        faults.push(...refusedByPolicy(text).map((code) => `${path}: its policy refuses ${code}`));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  for (const [named, path] of lacking) faults.push(`${path} loads ${named}, which is not there`);
  return { hashes, faults: faults.sort() };
}

function faultsText(faults: readonly string[]): string {
  const more = faults.length > MOST_TOLD ? `\n  and ${faults.length - MOST_TOLD} more` : '';
  return `The finished site is not whole:\n  ${faults.slice(0, MOST_TOLD).join('\n  ')}${more}`;
}

function buildText(hashes: ReadonlyMap<string, string>): string {
  const readRoot = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { name, version } = readRoot('package.json') as { name: string; version: string };
  const bill = billOfMaterials(readRoot('package-lock.json') as Lockfile, name, version);
  const build = { name, version, algorithm: 'sha256', files: Object.fromEntries(hashes), bill };
  return `${JSON.stringify(build, null, 1)}\n`;
}
