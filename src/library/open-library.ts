/** The whole content of the site, for programs that run in Node without Astro. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import type { ZodType } from 'zod';
import type { Card } from '../engine/cards/card.ts';
import { byEachLanguage } from '../rulebook/by-language.ts';
import {
  type ChangesContent,
  changesFile,
  type Outline,
  outlineFile,
} from '../rulebook/content.ts';
import type { Language } from '../rulebook/language.ts';
import { type QuestionKind, type Questions, questionsSchema } from '../rulebook/questions.ts';
import { type Ruling, rulingSchema } from '../rulebook/ruling.ts';
import {
  type SearchedPage,
  sitePagesSchema,
  type Unanswered,
  unansweredSchema,
} from '../rulebook/site-page.ts';
import { type Synonyms, synonymsSchema } from '../rulebook/synonyms.ts';
import {
  type ArticlePage,
  articlePage,
  type SectionPage,
  sectionPage,
  type TermPage,
  termPage,
} from './content.ts';
import type { Example } from './examples/example.ts';
import { readCards, readExamples } from './examples/folder.ts';
import { type Grid, gridSchema } from './grid/grid-file.ts';
import {
  erratumSchema,
  formatsSchema,
  type RecordFiles,
  sourcesSchema,
  suspensionSchema,
} from './record/schema.ts';

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

/** Players' questions of each language, by the kind of what answers them. */
export type AskedQuestions = Readonly<Record<Language, Readonly<Record<QuestionKind, Questions>>>>;

/** What stands around the rules. Lists are in the order of their files. */
export interface Collected {
  readonly cards: readonly Card[];
  readonly examples: readonly Example[];
  readonly rulings: readonly Ruling[];
  readonly record: RecordFiles;
  readonly grid: Grid;
  readonly questions: AskedQuestions;
  readonly pages: readonly SearchedPage[];
  readonly unanswered: readonly Unanswered[];
  readonly synonyms: Synonyms;
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

/** Reads what stands around the rules from the folder that people edit. */
export function readCollected(data: string): Collected {
  return {
    cards: readCards(data),
    examples: readExamples(data),
    rulings: readFolder(join(data, 'rulings'), rulingSchema),
    record: readRecord(join(data, 'record')),
    grid: readFile(join(data, 'grid.json'), gridSchema),
    questions: readQuestions(data),
    pages: readFile(join(data, 'pages.json'), sitePagesSchema),
    unanswered: readFile(join(data, 'unanswered.json'), unansweredSchema),
    synonyms: readFile(join(data, 'synonyms.json'), synonymsSchema),
  };
}

function readRecord(folder: string): RecordFiles {
  return {
    sources: readFile(join(folder, 'sources.json'), sourcesSchema),
    formats: readFile(join(folder, 'formats.json'), formatsSchema),
    errata: readFolder(join(folder, 'errata'), erratumSchema),
    suspensions: readFolder(join(folder, 'suspensions'), suspensionSchema),
  };
}

/** Reads all players' questions; a language that nobody asks in has none. */
export function readQuestions(data: string): AskedQuestions {
  return byEachLanguage((language) => {
    const ofKind = (kind: QuestionKind): Questions => {
      const file = join(data, 'questions', kind, `${language}.json`);
      return existsSync(file) ? readFile(file, questionsSchema) : {};
    };
    return {
      rules: ofKind('rules'),
      articles: ofKind('articles'),
      terms: ofKind('terms'),
      rulings: ofKind('rulings'),
      pages: ofKind('pages'),
      unanswered: ofKind('unanswered'),
    };
  });
}

/** Reads the frontmatter of every page below a folder, in the order of their paths. */
function readPages<Page>(folder: string, kind: ZodType<Page>): Page[] {
  return filesIn(folder, '**/*.mdx').map((file) =>
    checked(file, parseFrontmatter(readFileSync(file, 'utf8')).frontmatter, kind),
  );
}

function readFolder<Value>(folder: string, kind: ZodType<Value>): Value[] {
  return filesIn(folder, '**/*.json').map((file) => readFile(file, kind));
}

function filesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
}

function readFile<Value>(file: string, kind: ZodType<Value>): Value {
  return checked(file, JSON.parse(readFileSync(file, 'utf8')), kind);
}

function checked<Value>(file: string, value: unknown, kind: ZodType<Value>): Value {
  const read = kind.safeParse(value);
  if (!read.success) throw new Error(`${file}: ${read.error.message}`);
  return read.data;
}
