import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import type { ZodType } from 'zod';
import { type OutlineNode, outlineTree } from '../../src/library/outline.ts';
import {
  type ArticlePage,
  articlePage,
  type Outline,
  type SectionPage,
  sectionPage,
  type TermPage,
  termPage,
} from '../../src/rulebook/content.ts';
import type { Language } from '../../src/rulebook/language.ts';

/** A page of the content: what its head says, and its text. */
export interface Page<Facts> {
  readonly data: Facts;
  readonly body: string;
}

/** One edition in one language, with all that a book of it holds. */
export interface BookVolume {
  readonly outline: Outline;
  readonly lang: Language;
  readonly tree: readonly OutlineNode[];
  /** By number. */
  readonly sections: ReadonlyMap<string, Page<SectionPage>>;
  readonly articles: readonly Page<ArticlePage>[];
  /** The terms that the edition's rules use or define, in alphabetical order. */
  readonly terms: readonly Page<TermPage>[];
}

/** Reads an edition in a language from a folder that the ingest wrote. */
export async function readVolume(
  content: string,
  outline: Outline,
  lang: Language,
): Promise<BookVolume> {
  const { edition } = outline;
  const sections = await readPages(join(content, 'rules', edition, lang), sectionPage);
  const articles = await readPages(join(content, 'articles', edition, lang), articlePage);
  const terms = await readPages(join(content, 'terms', lang), termPage);
  const used = new Set(sections.flatMap(({ data }) => data.rules.flatMap((rule) => rule.terms)));
  return {
    outline,
    lang,
    tree: outlineTree(outline, lang),
    sections: new Map(sections.map((page) => [page.data.number, page])),
    articles,
    terms: terms
      .filter(({ data }) => used.has(data.id) || (data.rules[edition] ?? []).length > 0)
      .sort((a, b) => a.data.forms.singular.localeCompare(b.data.forms.singular, lang)),
  };
}

async function readPages<Facts>(folder: string, kind: ZodType<Facts>): Promise<Page<Facts>[]> {
  const files = await Array.fromAsync(glob('*.mdx', { cwd: folder }));
  return Promise.all(
    files.sort().map(async (file) => {
      const { frontmatter, content } = parseFrontmatter(await readFile(join(folder, file), 'utf8'));
      return { data: kind.parse(frontmatter), body: content };
    }),
  );
}
