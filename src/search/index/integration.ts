import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { LANGUAGES } from '../../rulebook/language.ts';
import { cardTextsFile } from '../card-texts.ts';
import { FULL_TEXT_FOLDER } from '../full-text.ts';
import { readSearchedContent } from './collection-data.ts';
import { indexFile } from './file.ts';
import { type FullTextRecord, fullTextRecords } from './full-text-index.ts';
import { cardTextsIn, readSearchedLibrary } from './library-data.ts';
import { writeIndexLines } from './lines.ts';
import { indexRestFile, splitIndex } from './parts.ts';
import { readIndex } from './read.ts';
import { indexRows } from './rows.ts';

/** Matches the files of Pagefind that are used: its script, the index and the pages, not its UI. */
const WANTED = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.(?!unknown).*|.*\.pf_\w+)$/;

/** The number of files with pages per language: few, so that results need few requests. */
const FRAGMENT_FILES = 8;

/**
 * Returns an integration that writes, after the build, the two index files of each language for words,
 * and Pagefind's index of the full texts, including those of cards and examples.
 *
 * @param content the folder that the ingest wrote
 * @param data the folder that people edit
 */
export function searchIndex(content: string, data: string): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const book = await readSearchedContent(content);
        const library = await readSearchedLibrary(data);
        const full: FullTextRecord[] = [];
        for (const language of LANGUAGES) {
          const rows = indexRows(book, library, language);
          const { first, rest } = splitIndex(rows, language);
          await writeOutput(join(site, indexFile(language)), writeIndexLines(first));
          await writeOutput(join(site, indexRestFile(language)), JSON.stringify(rest));
          const texts = cardTextsIn(library, language);
          await writeOutput(join(site, cardTextsFile(language)), JSON.stringify(texts));
          full.push(...fullTextRecords(readIndex(rows, language), book, library));
        }
        await writeFullText(full, join(site, FULL_TEXT_FOLDER));
        logger.info(`${full.length} pages in ${LANGUAGES.length} languages can be searched`);
      },
    },
  };
}

/** Writes Pagefind's index; rejects with Pagefind's error if it refuses a record. */
async function writeFullText(records: readonly FullTextRecord[], folder: string) {
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
  for (const { path, content } of files) {
    if (WANTED.test(path)) await writeOutput(join(folder, path), content);
  }
  await close();
}

async function writeOutput(file: string, content: string | Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
