import { CHECKS } from '../../languages/all-languages.ts';
import { isLent } from '../../rulebook/by-language.ts';
import { isLanguage, type Language } from '../../rulebook/language.ts';
import type { ProblemPlace, Problems } from '../problem.ts';
import type { Collection } from '../read/collection.ts';
import type { LoadedLibrary } from '../read/loaded.ts';
import { writtenIn } from '../read/record-folder.ts';
import { typographyFaults } from './typography.ts';

/** The data of one file. */
interface Data {
  readonly value: unknown;
  /** The language of the whole file; null if texts are under a key for each language. */
  readonly language: Language | null;
  /** Returns the place of a text, from its parent object and the path of keys to it. */
  readonly place: (parent: object, path: readonly PropertyKey[]) => ProblemPlace;
}

/** Checks the typography of everything that people write, and the names in stories and rulings. */
export function checkTypography(library: LoadedLibrary, problems: Problems): void {
  const { books, terms, termsFile, collection, places } = library;
  const placesIn = (file: string) => (parent: object) => places.of(parent, file);
  for (const { files } of books) {
    for (const [language, { file, value }] of files?.words ?? []) {
      checkTexts({ value, language, place: placesIn(file) }, problems);
    }
  }
  checkTexts({ value: terms, language: null, place: placesIn(termsFile) }, problems);
  for (const { file, value, language } of collection?.questions ?? []) {
    checkTexts({ value, language, place: placesIn(file) }, problems);
  }
  for (const data of collection ? storiesIn(collection, placesIn) : []) {
    checkTexts(data, problems);
    checkNaming(data, problems);
  }
}

function storiesIn(
  { examples, rulings, record }: Collection,
  placesIn: (file: string) => Data['place'],
): readonly Data[] {
  return [
    ...[...examples, ...writtenIn(record)].map(({ value, json }) => ({
      value,
      language: null,
      place: (_: object, path: readonly PropertyKey[]) => json.place(path),
    })),
    ...rulings.map(({ value, file }) => ({ value, language: null, place: placesIn(file) })),
  ];
}

/** Reports each typographic fault. */
export function checkTexts(data: Data, problems: Problems): void {
  for (const { text, language, parent, path } of textsIn(data.value, data.language)) {
    for (const fault of typographyFaults(text, language)) {
      problems.error(
        'typography',
        data.place(parent, path),
        `“…${fault}…” has a space that may break, a straight apostrophe or three dots (${language})`,
        'Use ’ and …, in French a no-break space before ; : ! ? » and after «.',
      );
    }
  }
}

/** Reports names for things of the game that the game does not use. */
export function checkNaming(data: Data, problems: Problems): void {
  for (const { text, language, parent, path } of textsIn(data.value, data.language)) {
    const wrong = CHECKS[language].wrongNames?.exec(text.replace(/\[\[[^\]|]+/gu, ''))?.[0];
    if (wrong === undefined) continue;
    problems.error(
      'wording',
      data.place(parent, path),
      `“${wrong}” is not what the game calls it (${language})`,
      'Use the name of data/terms.json.',
    );
  }
}

interface FoundText {
  readonly text: string;
  readonly language: Language;
  readonly parent: object;
  readonly path: readonly PropertyKey[];
}

/**
 * Returns the texts under a key of a language, or in a file of one language, with their paths; texts
 * that are lent in English are left out.
 */
export function textsIn(
  value: unknown,
  language: Language | null,
  parent: object = {},
  path: readonly PropertyKey[] = [],
): readonly FoundText[] {
  if (typeof value === 'string') return language ? [{ text: value, language, parent, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (isLanguage(key) && isLent(value, key)) return [];
    const step = Array.isArray(value) ? Number(key) : key;
    return textsIn(inner, isLanguage(key) ? key : language, value, [...path, step]);
  });
}
