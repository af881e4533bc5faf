import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { changesSchema } from '../../rulebook/changes.ts';
import { type Edition, editionSchema } from '../../rulebook/edition.ts';
import { type EditionWords, editionWordsSchema } from '../../rulebook/edition-words.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { isInSupplement } from '../../rulebook/number.ts';
import { structureSchema } from '../../rulebook/structure.ts';
import { type Checked, checkAgreement, readChecked } from './checked-file.ts';
import { listFolder } from './list-folder.ts';
import type { DataReading } from './places.ts';
import { withSupplement, withSupplementWords } from './supplement.ts';

/** The files of one edition as they are written. */
export interface EditionFiles {
  readonly edition: Checked<Edition>;
  readonly structure: Checked<z.infer<typeof structureSchema>>;
  readonly words: ReadonlyMap<Language, Checked<EditionWords>>;
  readonly changes: Checked<z.infer<typeof changesSchema>> | null;
}

/** Reads the files of all editions in a data folder. A file that cannot be read is a problem. */
export function readEditionFolders(data: string, reading: DataReading): EditionFiles[] {
  const { folders } = listFolder(join(data, 'editions'));
  return folders.flatMap((folder) => readEditionFolder(folder, reading) ?? []);
}

function readEditionFolder(folder: string, reading: DataReading): EditionFiles | null {
  const { files } = listFolder(folder);
  const names = files.map((file) => basename(file, '.json'));
  const edition = readChecked(join(folder, 'edition.json'), editionSchema, reading);
  const structure = readChecked(join(folder, 'structure.json'), structureSchema, reading);
  const changes = names.includes('changes')
    ? readChecked(join(folder, 'changes.json'), changesSchema, reading)
    : null;
  const words = new Map<Language, Checked<EditionWords>>();
  for (const name of LANGUAGES) {
    if (!names.includes(name)) continue;
    const read = readChecked(join(folder, `${name}.json`), editionWordsSchema, reading);
    if (!read) continue;
    const { file, value } = read;
    checkAgreement(value.language, name, 'the name of the file', file, reading, 'wrong-language');
    words.set(name, withSupplementWords(folder, name, read, reading));
  }
  if (!edition || !structure) return null;
  const id = edition.value.id;
  checkAgreement(id, basename(folder), 'the name of the folder', edition.file, reading);
  for (const { file, value } of [structure, ...words.values(), ...(changes ? [changes] : [])]) {
    checkAgreement(value.edition, id, 'the edition of the folder', file, reading);
  }
  return { edition, structure: withSupplement(folder, structure, reading), words, changes };
}

/** Returns the contents of the files of an edition's book by path, without those of its supplement. */
export function bookFiles({
  edition,
  structure,
  words,
}: EditionFiles): ReadonlyMap<string, unknown> {
  const { sections } = structure.value;
  const ofBook = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([number]) => !isInSupplement(number)));
  return new Map<string, unknown>([
    [edition.file, edition.value],
    [
      structure.file,
      { ...structure.value, sections: sections.filter(({ number }) => !isInSupplement(number)) },
    ],
    ...[...words.values()].map(
      ({ file, value }) =>
        [file, { ...value, titles: ofBook(value.titles), rules: ofBook(value.rules) }] as const,
    ),
  ]);
}

/** Reads an edition of a data folder; null if it is missing or invalid. */
export function readEdition(data: string, id: string, reading: DataReading): Edition | null {
  const file = join(data, 'editions', id, 'edition.json');
  return existsSync(file) ? (readChecked(file, editionSchema, reading)?.value ?? null) : null;
}

/** Titles by number and language. */
export type TitlesByNumber = ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>>;

/** Reads the titles of chapters, groups and sections of an edition in a data folder. */
export function readTitles(data: string, id: string, reading: DataReading): TitlesByNumber {
  const files = LANGUAGES.flatMap((language) => {
    const file = join(data, 'editions', id, `${language}.json`);
    return existsSync(file) ? (readChecked(file, editionWordsSchema, reading) ?? []) : [];
  });
  return titlesOf(files.map(({ value }) => value));
}

/** Returns the titles of several languages by number. */
export function titlesOf(words: readonly EditionWords[]): TitlesByNumber {
  const titles = new Map<string, Partial<Record<Language, string>>>();
  for (const { language, titles: own } of words) {
    for (const [number, title] of Object.entries(own)) {
      titles.set(number, { ...titles.get(number), [language]: title });
    }
  }
  return titles;
}
