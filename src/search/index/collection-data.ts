import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import type { ZodType } from 'zod';
import {
  type ArticlePage,
  articlePage,
  type ChangesContent,
  changesFile,
  type Outline,
  outlineFile,
  type SectionPage,
  sectionPage,
  type TermPage,
  termPage,
} from '../../rulebook/content.ts';

/** The searched content of the book: all editions, articles and terms, in all languages. */
export interface SearchedContent {
  /** The current edition and those before it; a newer one is searched once it is current. */
  readonly outlines: readonly Outline[];
  readonly sections: readonly SectionPage[];
  readonly articles: readonly ArticlePage[];
  readonly terms: readonly TermPage[];
  /** How each edition changed the rules of the one before it. */
  readonly changes: readonly ChangesContent[];
}

/**
 * Reads the searched content from a folder that the ingest wrote. Rejects if the frontmatter of a
 * file does not match its schema.
 */
export async function readSearchedContent(folder: string): Promise<SearchedContent> {
  const outlines = await readOutlines(folder);
  const sections = await Promise.all(
    outlines.map(({ edition }) => readPages(join(folder, 'rules', edition), sectionPage)),
  );
  return {
    outlines,
    sections: sections.flat(),
    articles: await readPages(join(folder, 'articles'), articlePage),
    terms: await readPages(join(folder, 'terms'), termPage),
    changes: (await readChanges(join(folder, 'changes'))).filter((changes) =>
      outlines.some(({ edition }) => edition === changes.edition),
    ),
  };
}

async function readOutlines(folder: string): Promise<Outline[]> {
  const files = await readdir(join(folder, 'outline'));
  const texts = await Promise.all(files.map((file) => readText(join(folder, 'outline', file))));
  const outlines = texts.map((text) => outlineFile.parse(JSON.parse(text)));
  if (outlines.length === 0) {
    throw new Error(`${folder}/outline has no edition; "npm run ingest" writes it`);
  }
  const byDate = outlines.sort((a, b) => b.date.localeCompare(a.date));
  return byDate.slice(
    Math.max(
      0,
      byDate.findIndex(({ current }) => current),
    ),
  );
}

async function readChanges(folder: string): Promise<ChangesContent[]> {
  const files = await Array.fromAsync(glob('*.json', { cwd: folder }));
  const texts = await Promise.all(files.map((file) => readText(join(folder, file))));
  return texts.map((text) => changesFile.parse(JSON.parse(text)));
}

/** Reads the frontmatter of every page in a folder, in the order of their paths. */
async function readPages<Page>(folder: string, kind: ZodType<Page>): Promise<Page[]> {
  const files = await Array.fromAsync(glob('**/*.mdx', { cwd: folder }));
  const texts = await Promise.all(files.sort().map((file) => readText(join(folder, file))));
  return texts.map((text) => kind.parse(parseFrontmatter(text).frontmatter));
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8');
}
