import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkLibrary } from './check/checks.ts';
import { readInputs } from './glossary/inputs.ts';
import { Problems } from './problem.ts';
import { readCollection } from './read/collection.ts';
import { checkNames } from './read/data-files.ts';
import { isOwnFile } from './read/list-folder.ts';
import type { LoadedLibrary } from './read/loaded.ts';
import { readEditions, readSettings, readTerms } from './read/own-data.ts';
import { type DataReading, Places } from './read/places.ts';
import { type IngestOutcome, type Report, reportOn } from './report.ts';
import { type ContentFiles, composeContent } from './write/compose.ts';
import { generatedFiles } from './write/generated-files.ts';
import { replaceFile } from './write/replace-file.ts';
import {
  compareContent,
  type Differences,
  dictionariesIn,
  recoverContent,
  replaceContent,
} from './write/swap.ts';

/** Options of an ingest: the files to read and the folder to write. */
export interface IngestOptions {
  /** The folder that people edit. */
  readonly data: string;
  /** The folder that is written as a whole. */
  readonly out: string;
  /** Files to read instead of the editions in `data`. */
  readonly inputs?: readonly string[];
  /** The edition of inputs that do not name theirs. */
  readonly edition?: string | undefined;
  /** Writes nothing, and reports a problem if `out` differs from the result. */
  readonly check?: boolean;
  /** Called with each stage before it begins. */
  readonly onStage?: (stage: Stage) => void;
  /** Writes one file of the new folder; replaced in tests to fail like a full disk. */
  readonly writeFile?: (path: string, text: string) => void;
}

export type Stage = 'read' | 'check' | 'compose' | 'write';

/**
 * Reads dictionaries, checks them, and writes the content folder if nothing is wrong.
 * Never leaves a half-written folder; throws only where a folder may not be replaced or written.
 */
export function ingest(options: IngestOptions): Report {
  const stage = options.onStage ?? (() => {});
  const problems = new Problems();
  stage('read');
  const library = readLibrary(options, { places: new Places(), problems });
  if (problems.hasErrors) return reportOn(library, problems.all(), 'stopped');
  stage('check');
  checkLibrary(library, problems);
  stage('compose');
  const files = composeContent(library, problems);
  if ((options.inputs ?? []).length === 0) checkLost(files, options.out, problems);
  if (problems.hasErrors) return reportOn(library, problems.all(), 'stopped');
  stage('write');
  const outcome = deliverFiles(files, library, options, problems);
  return reportOn(library, problems.all(), outcome);
}

function readLibrary(options: IngestOptions, reading: DataReading): LoadedLibrary {
  const { data, inputs = [], edition } = options;
  if (inputs.length === 0) checkNames(data, reading.problems);
  const termsFile = join(data, 'terms.json');
  const terms = isOwnFile(termsFile) ? readTerms(termsFile, reading) : [];
  const books =
    inputs.length > 0
      ? readInputs(inputs, { data, edition }, reading)
      : readEditions(data, reading);
  if (books.length === 0 && !reading.problems.hasErrors) {
    reading.problems.error(
      'unreadable',
      { file: join(data, 'editions') },
      'there is no edition to read',
      'Add a folder with edition.json and a dictionary per language.',
    );
  }
  const settings = inputs.length > 0 ? null : readSettings(data, books, reading);
  const collection = inputs.length > 0 ? null : readCollection(data, reading);
  return { books, terms, termsFile, settings, collection, places: reading.places };
}

/**
 * Reports an error for a dictionary of the content folder that was not read: its file is more likely
 * lost or misnamed than dropped on purpose.
 */
function checkLost(files: ContentFiles, out: string, problems: Problems): void {
  const written = new Set([...files.keys()].map((path) => dirname(path)));
  for (const lost of dictionariesIn(out).filter((folder) => !written.has(folder))) {
    const [, edition, language] = lost.split('/');
    problems.error(
      'missing',
      { file: join(out, lost) },
      `edition ${edition} was here in ${language}, and no dictionary gives it any more`,
      `Put ${language}.json back into the folder of the edition; if it is to go, remove ${join(out, lost)} first.`,
    );
  }
}

/** Writes the files that differ, or only reports them. */
function deliverFiles(
  files: ContentFiles,
  library: LoadedLibrary,
  options: IngestOptions,
  problems: Problems,
): IngestOutcome {
  const ownData = (options.inputs ?? []).length === 0;
  const folder = join(options.data, 'generated');
  const generated = ownData
    ? staleFiles(folder, generatedFiles(library))
    : new Map<string, string>();
  if (!options.check) recoverContent(options.out);
  const differences = compareContent(options.out, files);
  if (options.check) {
    reportDrift(options.out, differences, problems);
    for (const name of generated.keys()) {
      problems.error('drift', { file: join(folder, name) }, 'is out of date', MEND_DRIFT);
    }
    return problems.hasErrors ? 'drift' : 'unchanged';
  }
  if (isEmpty(differences) && generated.size === 0) return 'unchanged';
  if (!isEmpty(differences)) replaceContent(options.out, files, options.writeFile);
  for (const [name, text] of generated) {
    replaceFile(join(folder, name), text);
  }
  return 'written';
}

function staleFiles(folder: string, files: Map<string, string>): Map<string, string> {
  const isStale = ([name, text]: [string, string]) =>
    !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text;
  return new Map([...files].filter(isStale));
}

const MEND_DRIFT = 'Run npm run ingest, and commit what it writes.';

function reportDrift(out: string, differences: Differences, problems: Problems): void {
  const say = (paths: readonly string[], what: string) => {
    for (const path of paths) problems.error('drift', { file: join(out, path) }, what, MEND_DRIFT);
  };
  say(differences.missing, 'is missing');
  say(differences.changed, 'is not what the ingest would write');
  say(differences.surplus, 'would be removed by the ingest');
}

function isEmpty({ missing, changed, surplus }: Differences): boolean {
  return missing.length + changed.length + surplus.length === 0;
}
