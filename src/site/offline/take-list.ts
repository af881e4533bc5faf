import { createHash } from 'node:crypto';
import {
  closeSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { ASSET_LIST } from './kept.ts';

/** The files that a reader of one language can copy for offline use. */
export interface TakeList {
  /** Hashes of the files' contents by path; paths include the folder of the site. */
  readonly files: Readonly<Record<string, string>>;
  /** Their total size, before the host compresses them. */
  readonly bytes: number;
}

/** How much is copied: the rules with terms, names of cards and the search, or examples too. */
export type TakeSize = 'rules' | 'whole';

/** Returns the path of the list of a language, below the site's folder. */
export function takeListFile(lang: Language, size: TakeSize): string {
  return size === 'whole' ? `offline/${lang}.json` : `offline/${lang}-rules.json`;
}

/** Folders of a language whose pages belong to the rulebook, besides those of the current edition. */
const FOLDERS = [
  'terms',
  'articles',
  'rulings',
  'examples',
  'learn',
  'practice',
  'between',
  'sandbox',
  'search',
];

/**
 * The paths that make up a list. The rules are those of the page that has the whole edition: an address
 * of a single rule leads to its place there while there is no network.
 */
function patternsOf(size: TakeSize, lang: Language, edition: string): string[] {
  const rules = [
    `${lang}/index.html`,
    `${lang}/offline/index.html`,
    `${lang}/${edition}/all/index.html`,
    `${lang}/{terms,search}/**/*.{html,json}`,
    `${lang}/cards/index.html`,
    `${lang}/{at-the-table,grid,record}/index.html`,
  ];
  if (size === 'rules') return rules;
  const folders = [edition, ...FOLDERS].join(',');
  return [
    ...rules,
    `${lang}/{${folders}}/**/*.{html,json}`,
    `embed/${lang}/**/*.html`,
    `og/${lang}/examples/*.png`,
  ];
}

/**
 * Writes a list per language of the pages and files to copy, once the site is built: the current
 * edition, its terms, articles, rulings and examples with what plays them, and the search.
 *
 * @param current the edition that short addresses lead to
 */
export function takeLists(base: string, current: () => Promise<string>): AstroIntegration {
  return {
    name: 'offline-lists',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const edition = await current();
        mkdirSync(join(site, 'offline'), { recursive: true });
        const hashes = new Map<string, string>();
        for (const lang of LANGUAGES) {
          for (const size of ['rules', 'whole'] as const) {
            const list = listFor(site, size, lang, edition, base, hashes);
            writeFileSync(join(site, takeListFile(lang, size)), JSON.stringify(list));
            const count = Object.keys(list.files).length;
            logger.info(`${lang} ${size}: ${count} files, ${Math.round(list.bytes / 1e6)} MB`);
          }
        }
        const assets = globSync('_astro/*', { cwd: site }).map((path) =>
          path.replaceAll('\\', '/'),
        );
        const listed = assets.sort().map((path) => [path, hashOfFile(join(site, path))]);
        writeFileSync(join(site, ASSET_LIST), JSON.stringify(Object.fromEntries(listed)));
      },
    },
  };
}

/**
 * The pages and files of a language that belong to the rulebook.
 *
 * @param hashes of files that other lists have too
 */
function listFor(
  site: string,
  size: TakeSize,
  lang: Language,
  edition: string,
  base: string,
  hashes: Map<string, string>,
): TakeList {
  const pages = globSync(patternsOf(size, lang, edition), { cwd: site });
  const index =
    size === 'whole'
      ? globSync('pagefind/**/*', { cwd: site }).filter((file) => isIndexOf(file, lang))
      : [];
  const paths = [...new Set([...pages, ...index].map((path) => path.replaceAll('\\', '/')))];
  const files = paths.filter((path) => statSync(join(site, path)).isFile()).sort();
  const bytes = files.reduce((sum, path) => sum + statSync(join(site, path)).size, 0);
  const listed = files.map((path) => {
    const hash = hashes.get(path) ?? hashOfFile(join(site, path));
    hashes.set(path, hash);
    return [base + path.replace(/index\.html$/, ''), hash] as const;
  });
  return { files: Object.fromEntries(listed), bytes };
}

/** Files are read into it in turn: a buffer for each of 7,000 would take four seconds of a build. */
const room = Buffer.allocUnsafe(2 ** 18);

/** The hash that `contentHash` makes in a browser. */
export function hashOfFile(file: string): string {
  const hash = createHash('sha256');
  const descriptor = openSync(file, 'r');
  try {
    for (let read = readSync(descriptor, room); read > 0; read = readSync(descriptor, room)) {
      hash.update(room.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whether a file of the search index is of a language, or of all of them. */
function isIndexOf(path: string, lang: Language): boolean {
  const other = /(?:^|[/.])([a-z]{2})_[0-9a-f]+\./.exec(path)?.[1];
  return other === undefined || other === lang;
}

/** The edition in force, by what the ingest wrote: the one that it marks, else the newest. */
export async function currentEdition(content: string): Promise<string> {
  const files = globSync(`${content}/outline/**/*.json`);
  const editions = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const marked = editions.find(({ current }) => current === true);
  const [newest] = editions.sort((a, b) => (a.date < b.date ? 1 : -1));
  return (marked ?? newest).edition;
}
