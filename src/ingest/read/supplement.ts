import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { type EditionWords, editionWordsSchema } from '../../rulebook/edition-words.ts';
import type { Language } from '../../rulebook/language.ts';
import { isInSupplement } from '../../rulebook/number.ts';
import { type Structure, structureSchema } from '../../rulebook/structure.ts';
import type { ProblemPlace } from '../problem.ts';
import { type Checked, checkAgreement, readChecked } from './checked-file.ts';
import type { JsonFile } from './json.ts';
import type { DataReading } from './places.ts';

/** The folder of an edition with this project's own supplement to it. */
const FOLDER = 'supplement';

/** Returns the structure of an edition with the sections of its supplement after those of the book. */
export function withSupplement(
  folder: string,
  structure: Checked<Structure>,
  reading: DataReading,
): Checked<Structure> {
  const added = readPart(join(folder, FOLDER, 'structure.json'), structureSchema, reading);
  if (!added) return structure;
  checkAgreement(added.value.edition, basename(folder), FOLDER_NAME, added.file, reading);
  for (const [i, { number }] of added.value.sections.entries()) {
    checkOwn(number, added.json.place(['sections', i, 'number']), reading);
  }
  const sections = [...structure.value.sections, ...added.value.sections];
  return { ...structure, value: { ...structure.value, sections } };
}

/** Returns the words of an edition with those of its supplement. */
export function withSupplementWords(
  folder: string,
  language: Language,
  words: Checked<EditionWords>,
  reading: DataReading,
): Checked<EditionWords> {
  const added = readPart(join(folder, FOLDER, `${language}.json`), editionWordsSchema, reading);
  if (!added) return words;
  const { titles, rules, edition } = added.value;
  checkAgreement(edition, basename(folder), FOLDER_NAME, added.file, reading);
  checkAgreement(
    added.value.language,
    language,
    'the name of the file',
    added.file,
    reading,
    'wrong-language',
  );
  for (const part of ['titles', 'rules'] as const) {
    for (const number of Object.keys(added.value[part])) {
      checkOwn(number, added.json.place([part, number]), reading);
    }
  }
  const value = {
    ...words.value,
    titles: { ...words.value.titles, ...titles },
    rules: { ...words.value.rules, ...rules },
  };
  return { ...words, value, json: joinFiles(words.json, added.json) };
}

/** Joins two files: looks up numbers of the supplement in its file, all others in the book's. */
function joinFiles(book: JsonFile, supplement: JsonFile): JsonFile {
  const of = (path: readonly PropertyKey[]) =>
    path.some((part) => typeof part === 'string' && isInSupplement(part)) ? supplement : book;
  return { ...book, place: (path) => of(path).place(path), at: (path) => of(path).at(path) };
}

const FOLDER_NAME = 'the name of the folder';

/** Refuses a number of the book, whose words a supplement must not replace. */
function checkOwn(number: string, place: ProblemPlace, { problems }: DataReading): void {
  if (isInSupplement(number)) return;
  problems.error(
    'schema',
    place,
    `${number} is a number of the book, not of its supplement`,
    'Write it in the file of the book, or give it a number of the chapter S.',
  );
}

/** Reads a file of the supplement; one that is missing is a problem where the edition has others. */
function readPart<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  reading: DataReading,
): Checked<z.infer<Schema>> | null {
  return existsSync(dirname(file)) ? readChecked(file, schema, reading) : null;
}
