import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type EditionWords, editionWordsSchema } from '../../rulebook/edition-words.ts';
import type { Language } from '../../rulebook/language.ts';
import { isInSupplement } from '../../rulebook/number.ts';
import { type Structure, structureSchema } from '../../rulebook/structure.ts';
import { type Checked, readChecked } from './checked-file.ts';
import type { JsonFile } from './json.ts';
import type { DataReading } from './own-data.ts';

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
  const { titles, rules } = added.value;
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

/** Reads a file of the supplement, if the edition has one. */
function readPart<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  reading: DataReading,
): Checked<z.infer<Schema>> | null {
  return existsSync(file) ? readChecked(file, schema, reading) : null;
}
