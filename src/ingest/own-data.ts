import { type Term, termsSchema } from '../rulebook/term.ts';
import { bindBooks } from './bind-book.ts';
import { readChecked, readEditionFolders } from './edition-folder.ts';
import type { Book, Places } from './loaded.ts';
import type { Problems } from './problem.ts';

/** What reading needs to say where things are, and what is wrong with them. */
export interface Reading {
  readonly places: Places;
  readonly problems: Problems;
}

/** Reads the editions of a data folder. */
export function readEditions(data: string, reading: Reading): Book[] {
  return bindBooks(readEditionFolders(data, reading), reading);
}

/** Reads the file of terms of a data folder. */
export function readTerms(file: string, reading: Reading): readonly Term[] {
  return readChecked(file, termsSchema, reading)?.value.terms ?? [];
}
