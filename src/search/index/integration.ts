import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { openLibrary } from '../../library/open-library.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { cardCasesFile } from '../card-cases.ts';
import { cardTextsFile } from '../card-texts.ts';
import { FULL_TEXT_FOLDER } from '../full-text.ts';
import { cardCasesIn } from './card-cases.ts';
import { type IndexFile, indexFile } from './file.ts';
import { type FullTextRecord, fullTextRecords } from './full-text-index.ts';
import { writeIndexLines } from './lines.ts';
import { indexRestFile, splitIndex } from './parts.ts';
import { readIndex } from './read.ts';
import { indexRows } from './rows.ts';
import { cardTextsIn, searchedLibrary } from './searched-library.ts';

/** Matches the files of Pagefind that are used: its script, the index and the pages, not its UI. */
const WANTED = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.(?!unknown).*|.*\.pf_\w+)$/;

/** The number of files with pages per language: few, so that results need few requests. */
const FRAGMENT_FILES = 8;

/** Files for the search by their paths below the site's folder, and the number of pages that they know. */
interface SearchFiles {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly pages: number;
}

/**
 * Returns an integration that writes, after the build, the two index files of each language for words,
 * and Pagefind's index of the full texts, including those of cards and examples. They are made of what
 * the pages are made of, in a process of Pagefind's, while the pages are built.
 *
 * @param content the folder that the ingest wrote
 * @param data the folder that people edit
 */
export function searchIndex(content: string, data: string): AstroIntegration {
  let made: Promise<SearchFiles> | undefined;
  return {
    name: 'search-index',
    hooks: {
      'astro:build:start': () => {
        made = makeSearchFiles(content, data);
        // What fails is told where the files are written.
        made.catch(() => {});
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { files, pages } = await made!;
        const site = fileURLToPath(dir);
        for (const [path, file] of files) await writeOutput(join(site, path), file);
        logger.info(`${pages} pages in ${LANGUAGES.length} languages can be searched`);
      },
    },
  };
}

async function makeSearchFiles(content: string, data: string): Promise<SearchFiles> {
  const library = searchedLibrary(openLibrary(content, data));
  const files = new Map<string, string | Uint8Array>();
  const full: FullTextRecord[] = [];
  for (const language of LANGUAGES) {
    const rows = indexRows(library, language);
    const { first, rest } = splitIndex(rows, language, markOf(rows));
    files.set(indexFile(language), writeIndexLines(first));
    files.set(indexRestFile(language), JSON.stringify(rest));
    files.set(cardTextsFile(language), JSON.stringify(cardTextsIn(library, language)));
    files.set(cardCasesFile(language), JSON.stringify(cardCasesIn(library, language)));
    full.push(...fullTextRecords(readIndex(rows, language), library));
  }
  for (const { path, content } of await fullTextFiles(full)) {
    files.set(join(FULL_TEXT_FOLDER, path), content);
  }
  return { files, pages: full.length };
}

/** Returns a short hash of an index. */
function markOf(rows: IndexFile): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 8);
}

/** Returns the files of Pagefind's index; rejects with Pagefind's error if it refuses a record. */
async function fullTextFiles(records: readonly FullTextRecord[]) {
  const { index, errors } = await createIndex({ maxFragments: FRAGMENT_FILES });
  if (!index) throw new Error(errors.join('\n'));
  for (const { filters, meta, ...record } of records) {
    const added = await index.addCustomRecord({
      ...record,
      meta: { ...meta },
      filters: { ...filters },
    });
    if (added.errors.length > 0) throw new Error(`${record.url}: ${added.errors.join('\n')}`);
  }
  const { files } = await index.getFiles();
  await close();
  return files.filter(({ path }) => WANTED.test(path));
}

async function writeOutput(file: string, content: string | Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
