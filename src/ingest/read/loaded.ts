import type { Dictionary, DictionaryRule } from '../../rulebook/dictionary.ts';
import type { Edition } from '../../rulebook/edition.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Settings } from '../../rulebook/settings.ts';
import type { TermEntry } from '../../rulebook/term.ts';
import type { Collection } from './collection.ts';
import type { EditionFiles, TitlesByNumber } from './edition-folder.ts';
import type { Places } from './places.ts';

/**
 * The origin of a dictionary. A problem in the project's own data is an error, because it can be
 * corrected there; one in a published page is a warning.
 */
export type Origin = 'own' | 'published';

/** One edition in one language, as loaded from one or several files. */
export interface LoadedDictionary {
  readonly origin: Origin;
  readonly file: string;
  readonly dictionary: Dictionary;
}

/** One edition in all languages that were loaded. */
export interface LoadedBook {
  readonly edition: Edition;
  readonly editionFile: string;
  readonly dictionaries: readonly LoadedDictionary[];
  readonly titles: TitlesByNumber;
  /** The edition's own files; null where other files were read instead of the data folder. */
  readonly files: EditionFiles | null;
}

/** All that an ingest reads. */
export interface LoadedLibrary {
  readonly books: readonly LoadedBook[];
  readonly terms: readonly TermEntry[];
  readonly termsFile: string;
  /** The settings of the site; null if files are read instead of the data folder. */
  readonly settings: Settings | null;
  /** The files besides the editions; null if files are read instead of the data folder. */
  readonly collection: Collection | null;
  readonly places: Places;
}

/** The rules of a dictionary with the sections that they stand in. */
export function* rulesOf(dictionary: Dictionary): Generator<DictionaryRule> {
  for (const entry of dictionary.entries) if (entry.kind === 'section') yield* entry.rules;
}

/** The dictionary of a language, if it was loaded. */
export function dictionaryIn(book: LoadedBook, language: Language): LoadedDictionary | undefined {
  return book.dictionaries.find(({ dictionary }) => dictionary.language === language);
}
