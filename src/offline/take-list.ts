import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGUAGES, type Language } from '../rulebook/language.ts';

/** All that a reader of one language can take along. */
export interface TakeList {
  /** Paths below the site's folder. */
  readonly files: readonly string[];
  /** What they hold together, before the host compresses them. */
  readonly bytes: number;
}

/** Where the list of a language stands, below the site's folder. */
export function takeListFile(lang: Language): string {
  return `offline/${lang}.json`;
}

/** Folders of a language whose pages belong to the rulebook, besides those of the current edition. */
const FOLDERS = ['terms', 'articles', 'rulings', 'examples', 'sandbox', 'search'];

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
        for (const lang of LANGUAGES) {
          const list = listFor(site, lang, edition, base);
          writeFileSync(join(site, takeListFile(lang)), JSON.stringify(list));
          logger.info(`${lang}: ${list.files.length} files, ${Math.round(list.bytes / 1e6)} MB`);
        }
      },
    },
  };
}

/** The pages and files of a language that belong to the rulebook. */
function listFor(site: string, lang: Language, edition: string, base: string): TakeList {
  const folders = [edition, ...FOLDERS].join(',');
  const pages = globSync([`${lang}/{${folders}}/**/*.{html,json}`, `embed/${lang}/**/*.html`], {
    cwd: site,
  });
  const index = globSync('pagefind/**/*', { cwd: site }).filter((file) => isIndexOf(file, lang));
  const paths = [`${lang}/index.html`, ...pages, ...index].map((path) =>
    path.replaceAll('\\', '/'),
  );
  const files = paths.filter((path) => statSync(join(site, path)).isFile()).sort();
  const bytes = files.reduce((sum, path) => sum + statSync(join(site, path)).size, 0);
  return { files: files.map((path) => base + path.replace(/index\.html$/, '')), bytes };
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
