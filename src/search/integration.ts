import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { LANGUAGES } from '../rulebook/language.ts';
import { readSearchedContent, type SearchedContent } from './content.ts';
import { readSearchedLibrary, type SearchedLibrary } from './library.ts';
import { INDEX_FOLDER } from './pagefind.ts';
import { refusingProgram } from './program.ts';
import {
  articleRecord,
  cardRecords,
  exampleRecords,
  outlineRecords,
  rulingRecords,
  type SearchRecord,
  sectionRecords,
  termRecord,
} from './records.ts';

/** Of what Pagefind writes: its program, the index and the pages; not its own interface. */
const WANTED = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.(?!unknown).*|.*\.pf_\w+)$/;

const PROGRAM = 'pagefind.js';

/** So many files per language hold the pages: a list of results needs few requests and few pages beside its own. */
const FRAGMENT_FILES = 8;

/**
 * Writes an index per language once the site is built. It comes from the content and from what
 * programs are offered, so that it holds what rules, rulings, cards and examples say and nothing of
 * the page around them.
 *
 * @param content the folder that the ingest wrote
 */
export function searchIndex(content: string): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const searched = await readSearchedContent(content);
        const records = recordsOf(searched, await readSearchedLibrary(site));
        await writeIndex(records, join(site, INDEX_FOLDER));
        logger.info(`${records.length} pages in ${LANGUAGES.length} languages can be searched`);
      },
    },
  };
}

function recordsOf(
  { outline, sections, articles, terms }: SearchedContent,
  { rulings, cards, examples }: SearchedLibrary,
): SearchRecord[] {
  return [
    ...terms.map(termRecord),
    ...outlineRecords(outline, sections),
    ...sections.flatMap(sectionRecords),
    ...articles.map(articleRecord),
    ...rulings.flatMap(rulingRecords),
    ...cards.flatMap(cardRecords),
    ...examples.flatMap(exampleRecords),
  ];
}

/** Refuses, with what Pagefind says, a record that it does not take. */
async function writeIndex(records: readonly SearchRecord[], folder: string) {
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
    if (!WANTED.test(path)) continue;
    const wanted = path === PROGRAM ? refusingProgram(new TextDecoder().decode(content)) : content;
    await write(join(folder, path), wanted);
  }
  await close();
}

async function write(file: string, content: string | Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
