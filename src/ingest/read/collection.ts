import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Card } from '../../engine/cards/card.ts';
import { cardSchema } from '../../engine/cards/schema.ts';
import type { Example } from '../../library/examples/example.ts';
import { type ReadOptions as ExampleReading, readExample } from '../../library/examples/read.ts';
import { ruleKindsSchema } from '../../library/examples/rule-kind.ts';
import { type Grid, gridSchema } from '../../library/grid/grid-file.ts';
import { type LessonFile, lessonSchema } from '../../library/lesson-file.ts';
import { type Practice, practiceSchema } from '../../library/practice/question.ts';
import { type CardCasesData, cardCasesSchema } from '../../rulebook/card-cases.ts';
import { type KeptAddresses, keptAddressesSchema } from '../../rulebook/kept-addresses.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { type PrintedWords, printedWordsSchema } from '../../rulebook/printed-words.ts';
import {
  QUESTION_KINDS,
  type QuestionKind,
  type Questions,
  questionsSchema,
} from '../../rulebook/questions.ts';
import { type Ruling, rulingSchema } from '../../rulebook/ruling.ts';
import { sitePagesSchema, unansweredSchema } from '../../rulebook/site-page.ts';
import { type Synonyms, synonymsSchema } from '../../rulebook/synonyms.ts';
import { type WrittenAnswers, writtenAnswersSchema } from '../../rulebook/written-answers.ts';
import type { Problems } from '../problem.ts';
import { type Checked, readChecked } from './checked-file.ts';
import { type JsonFile, parseJson, readAs } from './json.ts';
import { isOwnFile, listFolder } from './list-folder.ts';
import type { DataReading } from './places.ts';
import { type RecordFolder, readRecord } from './record-folder.ts';
import { readText } from './text-file.ts';

/** A value of the collection with the file that it was read from. */
export interface Kept<Kind> {
  readonly file: string;
  readonly value: Kind;
}

/** A worked example, with the lines of its file. */
export interface KeptExample extends Kept<Example> {
  readonly json: JsonFile;
}

/** Players' questions on one kind of thing in one language. */
export interface QuestionFile extends Checked<Questions> {
  readonly kind: QuestionKind;
  readonly language: Language;
}

/** The files of a data folder besides the editions, which name their rules and terms. */
export interface Collection {
  readonly cards: readonly Kept<Card>[];
  readonly examples: readonly KeptExample[];
  readonly rulings: readonly Kept<Ruling>[];
  readonly lessons: readonly Checked<LessonFile>[];
  /** The file that `npm run practice` writes. */
  readonly practice: Checked<Practice> | null;
  /** How two statuses, keywords or zones work together. */
  readonly grid: Checked<Grid> | null;
  readonly pages: Checked<z.infer<typeof sitePagesSchema>> | null;
  readonly unanswered: Checked<z.infer<typeof unansweredSchema>> | null;
  readonly synonyms: Checked<Synonyms> | null;
  readonly answers: Checked<WrittenAnswers> | null;
  readonly cardCases: Checked<CardCasesData> | null;
  readonly printedWords: Checked<PrintedWords> | null;
  readonly record: RecordFolder;
  readonly keptAddresses: Checked<KeptAddresses> | null;
  /** Players' questions, a file for each kind and language that has any. */
  readonly questions: readonly QuestionFile[];
  readonly ruleKinds: Checked<z.infer<typeof ruleKindsSchema>> | null;
}

/** Reads the cards, examples and rulings of a data folder. A file that cannot be read is a problem. */
export function readCollection(data: string, reading: DataReading): Collection {
  const jsonFiles = (name: string) => listJsonFiles(join(data, name));
  return {
    cards: jsonFiles('cards').flatMap((file) => readCards(file, reading)),
    examples: jsonFiles('examples').flatMap((file) => readExampleIn(file, reading.problems) ?? []),
    rulings: jsonFiles('rulings').flatMap((file) => readRuling(file, reading)),
    lessons: jsonFiles('lessons').flatMap((file) => readChecked(file, lessonSchema, reading) ?? []),
    practice: readOptional(data, 'generated/practice', practiceSchema, reading),
    grid: readOptional(data, 'grid', gridSchema, reading),
    pages: readOptional(data, 'pages', sitePagesSchema, reading),
    unanswered: readOptional(data, 'unanswered', unansweredSchema, reading),
    synonyms: readOptional(data, 'synonyms', synonymsSchema, reading),
    answers: readOptional(data, 'answers', writtenAnswersSchema, reading),
    cardCases: readOptional(data, 'card-cases', cardCasesSchema, reading),
    printedWords: readOptional(data, 'printed-words', printedWordsSchema, reading),
    record: readRecord(data, reading),
    keptAddresses: readOptional(data, 'kept-addresses', keptAddressesSchema, reading),
    questions: QUESTION_KINDS.flatMap((kind) =>
      LANGUAGES.flatMap((language): QuestionFile[] => {
        const read = readOptional(data, `questions/${kind}/${language}`, questionsSchema, reading);
        return read ? [{ ...read, kind, language }] : [];
      }),
    ),
    ruleKinds: readOptional(data, 'coverage', ruleKindsSchema, reading),
  };
}

function readOptional<Schema extends z.ZodType>(
  data: string,
  name: string,
  schema: Schema,
  reading: DataReading,
): Checked<z.infer<Schema>> | null {
  const file = join(data, `${name}.json`);
  return isOwnFile(file) ? readChecked(file, schema, reading) : null;
}

/** The JSON files of a folder and of the folders in it. */
function listJsonFiles(folder: string): readonly string[] {
  const { folders, files } = listFolder(folder);
  return [...files, ...folders.flatMap((inner) => listJsonFiles(inner))];
}

function openFile(file: string, problems: Problems): JsonFile | null {
  const text = readText(file, problems);
  return text === null ? null : parseJson(file, text, problems);
}

function readCards(file: string, { places, problems }: DataReading): Kept<Card>[] {
  const json = openFile(file, problems);
  const cards = json && readAs(json, z.array(cardSchema), places, problems, cardAt);
  return (cards ?? []).map((value) => ({ file, value }));
}

/** Returns the name of a card for messages about any place in it. */
function cardAt({ value }: JsonFile, [index]: readonly PropertyKey[]): string {
  const card = Array.isArray(value) && typeof index === 'number' ? value[index] : undefined;
  return typeof card?.id === 'string' ? `card ${card.id}: ` : '';
}

/** Reads an example file and reports each problem with its line. Null if it cannot be used. */
export function readExampleIn(
  file: string,
  problems: Problems,
  how: ExampleReading = {},
): KeptExample | null {
  const json = openFile(file, problems);
  if (!json) return null;
  const { example, problems: found } = readExample(JSON.stringify(json.value), how);
  for (const problem of found) {
    if (problem.kind !== 'format') continue;
    const place = json.place(stepsOf(problem.where));
    problems.error('schema', place, problem.message, 'Look at an example like it.');
  }
  return example && { file, value: example, json };
}

/** Splits a path as messages write it into its steps: `script[0].choose`, `shows["4.0"][1]`. */
export function stepsOf(path: string): (string | number)[] {
  const steps = path.match(/"[^"]*"|[^.[\]]+/g) ?? [];
  return steps.map((step) => {
    if (step.startsWith('"')) return step.slice(1, -1);
    return /^\d+$/.test(step) ? Number(step) : step;
  });
}

function readRuling(file: string, { places, problems }: DataReading): Kept<Ruling>[] {
  const json = openFile(file, problems);
  const value = json && readAs(json, rulingSchema, places, problems);
  return value ? [{ file, value }] : [];
}

/** Checks that an id is the name of its file, as links and lists expect. */
export function checkName(id: string, file: string, problems: Problems): void {
  if (id === basename(file, '.json')) return;
  problems.error(
    'schema',
    { file },
    `the file says ${JSON.stringify(id)}; its name says ${JSON.stringify(basename(file, '.json'))}`,
    'Correct the one that is wrong.',
  );
}
