/** The whole content of the site, for programs that run in Node without Astro. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import type { ZodType } from 'zod';
import {
  type ChangesContent,
  changesFile,
  type Outline,
  outlineFile,
} from '../rulebook/content.ts';
import { type Collected, readCollected } from './collected.ts';
import {
  type ArticlePage,
  articlePage,
  type SectionPage,
  sectionPage,
  type TermPage,
  termPage,
} from './content.ts';
import { checkedFile, filesIn, readFolder } from './data-file.ts';

/** The rules of all editions in all languages, with the terms. */
export interface Books {
  /** The newest first. */
  readonly outlines: readonly Outline[];
  readonly sections: readonly SectionPage[];
  readonly articles: readonly ArticlePage[];
  readonly terms: readonly TermPage[];
  /** How each edition changed the rules of the one before it. */
  readonly changes: readonly ChangesContent[];
}

export type Library = Books & Collected;

/**
 * Reads all content.
 *
 * @param content the folder that the ingest wrote
 * @param data the folder that people edit
 * @throws Error with the file that is missing or has another shape
 */
export function openLibrary(content: string, data: string): Library {
  return { ...readBooks(content), ...readCollected(data) };
}

/** Reads the editions of a folder that the ingest wrote. */
export function readBooks(content: string): Books {
  const outlines = readFolder(join(content, 'outline'), outlineFile);
  if (outlines.length === 0) {
    throw new Error(`${content}/outline has no edition; "npm run ingest" writes it`);
  }
  outlines.sort((a, b) => b.date.localeCompare(a.date));
  return {
    outlines,
    sections: outlines.flatMap(({ edition }) =>
      readPages(join(content, 'rules', edition), sectionPage),
    ),
    articles: readPages(join(content, 'articles'), articlePage),
    terms: readPages(join(content, 'terms'), termPage),
    changes: readFolder(join(content, 'changes'), changesFile),
  };
}

/** Leaves out the editions that are newer than the current one. */
export function upToCurrent<Read extends Books>(books: Read): Read {
  const current = books.outlines.findIndex((outline) => outline.current);
  const outlines = books.outlines.slice(Math.max(0, current));
  const isKept = ({ edition }: { readonly edition: string }) =>
    outlines.some((outline) => outline.edition === edition);
  return {
    ...books,
    outlines,
    sections: books.sections.filter(isKept),
    changes: books.changes.filter(isKept),
  };
}

/** Reads the frontmatter of every page below a folder, in the order of their paths. */
function readPages<Page>(folder: string, kind: ZodType<Page>): Page[] {
  return filesIn(folder, '**/*.mdx').map((file) =>
    checkedFile(file, parseFrontmatter(readFileSync(file, 'utf8')).frontmatter, kind),
  );
}
