import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import type { ZodType } from 'zod';
import {
  type ArticlePage,
  articlePage,
  type Outline,
  outlineFile,
  type SectionPage,
  sectionPage,
  type TermPage,
  termPage,
} from '../rulebook/content.ts';

/** What is searched: the current edition, the articles and the terms, in all languages. */
export interface SearchedContent {
  readonly outline: Outline;
  readonly sections: readonly SectionPage[];
  readonly articles: readonly ArticlePage[];
  readonly terms: readonly TermPage[];
}

/**
 * Reads what is searched from a folder that the ingest wrote. Refuses a file whose frontmatter is
 * not of its kind.
 */
export async function readSearchedContent(folder: string): Promise<SearchedContent> {
  const outline = await readCurrentOutline(folder);
  return {
    outline,
    sections: await readPages(join(folder, 'rules', outline.edition), sectionPage),
    articles: await readPages(join(folder, 'articles'), articlePage),
    terms: await readPages(join(folder, 'terms'), termPage),
  };
}

/** The outline of the edition that is in effect, which is the latest. */
async function readCurrentOutline(folder: string): Promise<Outline> {
  const files = await readdir(join(folder, 'outline'));
  const texts = await Promise.all(files.map((file) => readText(join(folder, 'outline', file))));
  const outlines = texts.map((text) => outlineFile.parse(JSON.parse(text)));
  const latest = outlines.sort((a, b) => b.date.localeCompare(a.date))[0];
  if (!latest) throw new Error(`${folder}/outline has no edition; "npm run ingest" writes it`);
  return latest;
}

/** The frontmatter of every page in a folder, in the order of their paths. */
async function readPages<Page>(folder: string, kind: ZodType<Page>): Promise<Page[]> {
  const files = await Array.fromAsync(glob('**/*.mdx', { cwd: folder }));
  const texts = await Promise.all(files.sort().map((file) => readText(join(folder, file))));
  return texts.map((text) => kind.parse(parseFrontmatter(text).frontmatter));
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8');
}
