import { basename } from 'node:path';
import { byEachLanguage } from '../../rulebook/by-language.ts';
import { cleanText } from '../../rulebook/clean.ts';
import { type Dictionary, dictionarySchema } from '../../rulebook/dictionary.ts';
import type { Edition } from '../../rulebook/edition.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { readEdition, readTitles } from '../read/edition-folder.ts';
import { type JsonFile, parseJson, readAs } from '../read/json.ts';
import type { LoadedBook, LoadedDictionary } from '../read/loaded.ts';
import type { DataReading } from '../read/places.ts';
import { readText } from '../read/text-file.ts';
import { type Contribution, readContributions } from './contribution.ts';
import { type GlossaryPage, splitPages } from './glossary-page.ts';
import { tellLanguage } from './language.ts';
import { mergeContributions } from './merge.ts';
import { checkEntryCount, readEntries } from './page-entries.ts';
import { readPlainDictionary } from './plain-dictionary.ts';

/** Options for reading inputs that lack some data. */
export interface InputOptions {
  readonly data: string;
  readonly edition: string | undefined;
}

/** Thrown for inputs that cannot be read without another option. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The data that the inputs in one language contribute to an edition. */
interface Gathered {
  readonly contributions: Contribution[];
  readonly sources: string[];
  readonly files: string[];
}

/**
 * Reads files that are given instead of the data folder: dictionaries in the project's own shape,
 * plain dictionaries, and pages of the older glossary. Inputs in the same language are merged.
 */
export function readInputs(
  paths: readonly string[],
  options: InputOptions,
  reading: DataReading,
): LoadedBook[] {
  const own: LoadedDictionary[] = [];
  const gathered = new Map<Language, Gathered>();
  for (const path of paths) readInput(path, own, gathered, reading);
  const published = publishDictionaries(gathered, options, reading);
  return bindBooks([...own, ...published], options, reading);
}

function readInput(
  path: string,
  own: LoadedDictionary[],
  gathered: Map<Language, Gathered>,
  reading: DataReading,
): void {
  const text = readText(path, reading.problems);
  if (text === null) return;
  if (text.trim() === '') {
    reading.problems.error(
      'unreadable',
      { file: path },
      'the file is empty',
      'Give a dictionary or a page of the glossary.',
    );
    return;
  }
  if (!/^\s*[[{]/.test(text) && !path.endsWith('.json')) {
    for (const page of splitPages(path, cleanText(text).text)) readPage(page, gathered, reading);
    return;
  }
  const json = parseJson(path, text, reading.problems);
  if (!json) return;
  if (isOwnShape(json)) {
    const dictionary = readAs(json, dictionarySchema, reading.places, reading.problems);
    if (dictionary) own.push({ origin: 'own', file: path, dictionary });
    return;
  }
  gatherData(gathered, readPlainDictionary(json, reading) ?? [], basename(path), path);
}

function isOwnShape({ value }: JsonFile): boolean {
  return typeof value === 'object' && value !== null && 'entries' in value && 'edition' in value;
}

function readPage(
  page: GlossaryPage,
  gathered: Map<Language, Gathered>,
  reading: DataReading,
): void {
  const language = tellLanguage(page.lines.map((line) => line.text).join(' '));
  const place = (line: number) => ({ file: page.file, line });
  if (language === null) {
    reading.problems.error(
      'wrong-language',
      place(page.line),
      'the language of the page cannot be told from its text',
      'Give a page in French, English or Italian.',
    );
    return;
  }
  const entries = readEntries(page.lines, page.count);
  checkEntryCount(entries, page, reading);
  const contributions = readContributions(entries, { language, place, reading });
  gatherData(gathered, contributions, page.source, page.file);
}

function gatherData(
  gathered: Map<Language, Gathered>,
  contributions: readonly Contribution[],
  source: string | null,
  file: string,
): void {
  for (const contribution of contributions) {
    const { language } = contribution;
    const known = gathered.get(language) ?? { contributions: [], sources: [], files: [] };
    known.contributions.push(contribution);
    if (source !== null) known.sources.push(source);
    known.files.push(file);
    gathered.set(language, known);
  }
}

/** Makes a dictionary from the data gathered in each language. */
function publishDictionaries(
  gathered: ReadonlyMap<Language, Gathered>,
  options: InputOptions,
  reading: DataReading,
): LoadedDictionary[] {
  if (gathered.size === 0) return [];
  const edition = options.edition ?? editionOfSources(gathered);
  const dateOfEdition = () =>
    readEdition(options.data, edition, reading)?.date ?? firstDay(edition);
  return LANGUAGES.flatMap((language) => {
    const found = gathered.get(language);
    if (!found) return [];
    const source = mostFrequent(found.sources) ?? basename(found.files[0]!);
    const dictionary: Dictionary = {
      edition,
      language,
      source,
      date: dayIn(source) ?? dateOfEdition(),
      entries: mergeContributions(found.contributions, reading),
    };
    return [{ origin: 'published', file: found.files[0]!, dictionary }];
  });
}

/** Returns the edition that the names of all sources state. */
function editionOfSources(gathered: ReadonlyMap<Language, Gathered>): string {
  const days = [...gathered.values()].flatMap(({ sources }) =>
    sources.flatMap((s) => dayIn(s) ?? []),
  );
  const editions = new Set(days.map((found) => found.slice(0, 7)));
  const [edition] = editions;
  if (edition === undefined || editions.size > 1) {
    throw new InputError('The files do not say their edition; name it with --edition 2024-09.');
  }
  return edition;
}

/** Returns the first day of an edition that is named after a month: `2024-09`. */
function firstDay(edition: string): string {
  if (/^\d{4}-\d{2}$/.test(edition)) return `${edition}-01`;
  throw new InputError(
    `Neither the files nor edition ${edition} say a date; give it in data/editions/${edition}/edition.json.`,
  );
}

function dayIn(source: string): string | null {
  return /\d{4}-\d{2}-\d{2}/.exec(source)?.[0] ?? null;
}

function mostFrequent(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Groups dictionaries by edition, with the data that the data folder has on each. */
function bindBooks(
  dictionaries: readonly LoadedDictionary[],
  { data }: InputOptions,
  reading: DataReading,
): LoadedBook[] {
  const ids = [...new Set(dictionaries.map(({ dictionary }) => dictionary.edition))];
  return ids.map((id) => {
    const own = dictionaries.filter(({ dictionary }) => dictionary.edition === id);
    for (const { dictionary, file } of own) {
      const first = own.find((other) => other.dictionary.language === dictionary.language);
      if (first?.dictionary === dictionary) continue;
      reading.problems.error(
        'duplicate',
        { file },
        `edition ${id} is given twice in ${dictionary.language}; the first is ${first?.file}`,
        'Give one dictionary per language.',
      );
    }
    const edition = readEdition(data, id, reading) ?? unknownEdition(id, own);
    const titles = readTitles(data, id, reading);
    return { edition, editionFile: own[0]!.file, dictionaries: own, titles, files: null };
  });
}

/** Returns data on an edition that the data folder does not have. */
function unknownEdition(id: string, own: readonly LoadedDictionary[]): Edition {
  const dates = own.map(({ dictionary }) => dictionary.date).sort();
  return {
    id,
    title: byEachLanguage(() => id),
    date: dates.at(-1)!,
    sources: {},
  };
}
