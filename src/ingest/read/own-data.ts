import { dirname, join } from 'node:path';
import { LANGUAGES } from '../../rulebook/language.ts';
import { type Settings, settingsSchema } from '../../rulebook/settings.ts';
import { type TermEntry, termsSchema } from '../../rulebook/term.ts';
import type { Problems } from '../problem.ts';
import { bindBooks } from './bind-book.ts';
import { readChecked } from './checked-file.ts';
import { readEditionFolders } from './edition-folder.ts';
import { isOwnFile } from './list-folder.ts';
import type { LoadedBook } from './loaded.ts';
import type { DataReading } from './places.ts';

/** Reads the editions of a data folder. */
export function readEditions(data: string, reading: DataReading): LoadedBook[] {
  return bindBooks(readEditionFolders(data, reading), reading);
}

/**
 * Reads the settings of the site. Without the file, the current edition is the one with the last date;
 * settings that name a missing edition are a problem.
 */
export function readSettings(
  data: string,
  books: readonly LoadedBook[],
  reading: DataReading,
): Settings | null {
  const file = join(data, 'settings.json');
  const read = isOwnFile(file) ? readChecked(file, settingsSchema, reading) : null;
  if (!read) return null;
  const { current } = read.value;
  const book = books.find(({ edition }) => edition.id === current);
  if (book) {
    checkLanguages(book, reading.problems);
    return read.value;
  }
  if (books.length === 0) return null;
  reading.problems.error(
    'missing',
    read.json.place(['current']),
    `the current edition is ${current}, which is not in the folder of editions`,
    `Name one of ${books.map(({ edition }) => edition.id).join(', ')}.`,
  );
  return null;
}

/** Checks that the current edition is there in every language. */
function checkLanguages({ editionFile, dictionaries }: LoadedBook, problems: Problems): void {
  const found = dictionaries.map(({ dictionary }) => dictionary.language);
  for (const language of LANGUAGES.filter((one) => !found.includes(one))) {
    problems.error(
      'missing',
      { file: join(dirname(editionFile), `${language}.json`) },
      `the current edition has no words in ${language}`,
      'Put the file back, or write it.',
    );
  }
}

/** Reads the file of terms of a data folder. */
export function readTerms(file: string, reading: DataReading): readonly TermEntry[] {
  return readChecked(file, termsSchema, reading)?.value.terms ?? [];
}
