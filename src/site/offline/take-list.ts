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

/** The files of one language that are copied together for offline use. */
export interface TakeList {
  /**
   * The hash of each file's content and its size before the host compresses it, by path; paths include
   * the folder of the site.
   */
  readonly files: Readonly<Record<string, readonly [hash: string, bytes: number]>>;
}

/**
 * What is copied: the rules with terms, names of cards and the search; those with examples and articles;
 * the pages of cards; or all pages of an older edition, named by its id.
 */
export type TakePart = 'rules' | 'whole' | 'cards' | OlderEdition;
export interface OlderEdition {
  readonly edition: string;
}

/** Returns the path of the list of a part in a language, below the site's folder. */
export function takeListFile(lang: Language, part: TakePart): string {
  if (part === 'whole') return `offline/${lang}.json`;
  return `offline/${lang}-${typeof part === 'string' ? part : part.edition}.json`;
}

/** Returns all that readers can copy, in the order in which it is offered. */
export function takeParts(older: readonly string[]): readonly TakePart[] {
  return ['rules', 'whole', 'cards', ...older.map((edition) => ({ edition }))];
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
function patternsOf(part: TakePart, lang: Language, edition: string): string[] {
  if (part === 'cards') return [`${lang}/cards/**/*.{html,json}`];
  if (typeof part !== 'string') return [`${lang}/${part.edition}/**/*.{html,json}`];
  const rules = [
    `${lang}/index.html`,
    `${lang}/offline/index.html`,
    `${lang}/${edition}/all/index.html`,
    `${lang}/{terms,search}/**/*.{html,json}`,
    `${lang}/cards/index.html`,
    `${lang}/{at-the-table,grid,record}/index.html`,
  ];
  if (part === 'rules') return rules;
  const folders = [edition, ...FOLDERS].join(',');
  return [
    ...rules,
    `${lang}/{${folders}}/**/*.{html,json}`,
    `embed/${lang}/**/*.html`,
    `og/${lang}/examples/*.png`,
  ];
}

/** The editions of the site: the one that short addresses lead to, and those before it. */
export interface SiteEditions {
  readonly current: string;
  readonly older: readonly string[];
}

/** Writes, once the site is built, the lists of what readers of each language can copy. */
export function takeLists(base: string, editions: () => Promise<SiteEditions>): AstroIntegration {
  return {
    name: 'offline-lists',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const { current, older } = await editions();
        mkdirSync(join(site, 'offline'), { recursive: true });
        const fileOf = readFilesOnce(site);
        for (const lang of LANGUAGES) {
          for (const part of takeParts(older)) {
            const paths = pathsOf(site, part, lang, current);
            if (paths.length === 0) continue;
            const files = paths.map((path) => [addressOf(base, path), fileOf(path)] as const);
            const list: TakeList = { files: Object.fromEntries(files) };
            writeFileSync(join(site, takeListFile(lang, part)), JSON.stringify(list));
            const bytes = files.reduce((sum, [, [, size]]) => sum + size, 0);
            logger.info(
              `${takeListFile(lang, part)}: ${files.length} files, ${Math.round(bytes / 1e6)} MB`,
            );
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

function addressOf(base: string, path: string): string {
  return base + path.replace(/index\.html$/, '');
}

/** Returns the paths of the files that belong to a part, below the site's folder. */
function pathsOf(site: string, part: TakePart, lang: Language, edition: string): string[] {
  const pages = globSync(patternsOf(part, lang, edition), { cwd: site });
  const index =
    part === 'whole'
      ? globSync('pagefind/**/*', { cwd: site }).filter((file) => isIndexOf(file, lang))
      : [];
  const paths = [...new Set([...pages, ...index].map((path) => path.replaceAll('\\', '/')))];
  return paths.filter((path) => statSync(join(site, path)).isFile()).sort();
}

/** Returns what tells the hash and the size of a file, and reads a file of several lists once. */
function readFilesOnce(site: string): (path: string) => readonly [hash: string, bytes: number] {
  const known = new Map<string, readonly [string, number]>();
  return (path) => {
    const file = join(site, path);
    const told = known.get(path) ?? ([hashOfFile(file), statSync(file).size] as const);
    known.set(path, told);
    return told;
  };
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

/** The editions, by what the ingest wrote: in force is the one that it marks, else the newest. */
export async function editionsOf(content: string): Promise<SiteEditions> {
  const outlines = globSync(`${content}/outline/**/*.json`)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const marked = outlines.find(({ current }) => current === true) ?? outlines[0];
  const older = outlines.filter((outline) => outline !== marked);
  return { current: marked.edition, older: older.map(({ edition }) => edition) };
}
