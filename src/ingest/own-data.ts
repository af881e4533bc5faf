import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { dictionarySchema } from '../rulebook/dictionary.ts';
import { editionSchema } from '../rulebook/edition.ts';
import { type Term, termsSchema } from '../rulebook/term.ts';
import { parseJson, readAs } from './json.ts';
import type { Book, LoadedDictionary, Places } from './loaded.ts';
import type { Problems } from './problem.ts';
import { readText } from './text-file.ts';

/** What reading needs to say where things are, and what is wrong with them. */
export interface Reading {
  readonly places: Places;
  readonly problems: Problems;
}

/** Reads the editions of a data folder, each with the dictionaries that lie beside it. */
export function readEditions(data: string, reading: Reading): Book[] {
  const folder = join(data, 'editions');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => readBook(join(folder, name), reading) ?? []);
}

function readBook(folder: string, reading: Reading): Book | null {
  const editionFile = join(folder, 'edition.json');
  const edition = readFile(editionFile, editionSchema, reading);
  const dictionaries = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'edition.json' && !name.startsWith('.'))
    .sort()
    .flatMap((name) => readOwnDictionary(join(folder, name), reading) ?? []);
  if (!edition) return null;
  agree(edition.id, basename(folder), 'the name of the folder', editionFile, reading);
  for (const { dictionary, file } of dictionaries) {
    agree(dictionary.edition, edition.id, 'the edition of the folder', file, reading);
    const language = basename(file, '.json');
    agree(dictionary.language, language, 'the name of the file', file, reading, 'wrong-language');
  }
  return { edition, editionFile, dictionaries };
}

/** Reads a dictionary in the project's own shape. */
function readOwnDictionary(file: string, reading: Reading): LoadedDictionary | null {
  const dictionary = readFile(file, dictionarySchema, reading);
  return dictionary && { origin: 'own', file, dictionary };
}

/** Reads the file of terms of a data folder. */
export function readTerms(file: string, reading: Reading): readonly Term[] {
  return readFile(file, termsSchema, reading)?.terms ?? [];
}

/** Reads the edition of a data folder, if it has it. */
export function readEdition(data: string, id: string, reading: Reading): Book['edition'] | null {
  const file = join(data, 'editions', id, 'edition.json');
  return existsSync(file) ? readFile(file, editionSchema, reading) : null;
}

function readFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { places, problems }: Reading,
): z.infer<Schema> | null {
  const text = readText(file, problems);
  if (text === null) return null;
  const json = parseJson(file, text, problems);
  return json && readAs(json, schema, places, problems);
}

function agree(
  found: string,
  expected: string,
  whose: string,
  file: string,
  { problems }: Reading,
  code: 'schema' | 'wrong-language' = 'schema',
): void {
  if (found === expected) return;
  problems.error(
    code,
    { file },
    `the file says ${JSON.stringify(found)}; ${whose} says ${JSON.stringify(expected)}`,
    'Correct the one that is wrong.',
  );
}
