/** Reads `data/`, which people edit, without the editions. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../engine/cards/card.ts';
import { byEachLanguage } from '../rulebook/by-language.ts';
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
import { type TermEntry, termsSchema } from '../rulebook/term.ts';
import { filesIn, readFile, readFolder } from './data-file.ts';
import type { Example } from './examples/example.ts';
import { readCards, readExamples } from './examples/folder.ts';
import { type Grid, gridSchema } from './grid/grid-file.ts';
import { type LessonFile, lessonSchema, nameOfLesson } from './lesson-file.ts';
import {
  erratumSchema,
  formatsSchema,
  type RecordFiles,
  sourcesSchema,
  suspensionSchema,
} from './record/schema.ts';

/** Players' questions of each language, by the kind of what answers them. */
export type AskedQuestions = Readonly<Record<Language, Readonly<Record<QuestionKind, Questions>>>>;

/** All data except the rules. Lists are in the order of their files. */
export interface Collected {
  readonly cards: readonly Card[];
  readonly examples: readonly Example[];
  readonly rulings: readonly Ruling[];
  /** The files' names begin with their places. */
  readonly lessons: readonly NamedLesson[];
  readonly record: RecordFiles;
  readonly grid: Grid;
  readonly termEntries: readonly TermEntry[];
  readonly questions: AskedQuestions;
  readonly pages: readonly SearchedPage[];
  readonly unanswered: readonly Unanswered[];
  readonly synonyms: Synonyms;
}

/** A lesson's file, with its name without the place. */
export interface NamedLesson {
  readonly name: string;
  readonly lesson: LessonFile;
}

/** Reads all data except the rules from the folder that people edit. */
export function readCollected(data: string): Collected {
  return {
    cards: readCards(data),
    examples: readExamples(data),
    rulings: readFolder(join(data, 'rulings'), rulingSchema),
    lessons: readLessons(join(data, 'lessons')),
    record: readRecord(join(data, 'record')),
    grid: readFile(join(data, 'grid.json'), gridSchema),
    termEntries: readFile(join(data, 'terms.json'), termsSchema).terms,
    questions: readQuestions(data),
    pages: readFile(join(data, 'pages.json'), sitePagesSchema),
    unanswered: readFile(join(data, 'unanswered.json'), unansweredSchema),
    synonyms: readFile(join(data, 'synonyms.json'), synonymsSchema),
  };
}

function readLessons(folder: string): NamedLesson[] {
  return filesIn(folder, '*.json').map((file) => {
    const name = nameOfLesson(file);
    if (name === null) throw new Error(`${file}: a lesson's file is NUMBER-NAME.json`);
    return { name, lesson: readFile(file, lessonSchema) };
  });
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
