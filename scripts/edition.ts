/**
 * `npm run edition -- read BOOK.txt --edition 6.0 --before 5.0`: proposes structure.json and
 * changes.json for the text of a published rule book, and prints what a person has to decide.
 * `npm run edition -- flip`: makes the current edition hold all its words, as the last step.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Command } from 'commander';
import { type BookSketch, sketchBook } from '../src/ingest/compare/book-sketch.ts';
import { type BookText, readBookText } from '../src/ingest/compare/book-text.ts';
import { type Flip, FlipError, flipEdition } from '../src/ingest/compare/flip-edition.ts';
import { proposeEdition } from '../src/ingest/compare/propose-edition.ts';
import { readSketch, sketchFile } from '../src/ingest/compare/sketch-file.ts';
import { readEditionId } from '../src/ingest/edition-option.ts';
import { formatPlace, Problems } from '../src/ingest/problem.ts';
import { readChecked } from '../src/ingest/read/checked-file.ts';
import {
  bookFiles,
  type EditionFiles,
  readEditionFolders,
} from '../src/ingest/read/edition-folder.ts';
import { Places } from '../src/ingest/read/places.ts';
import { readText } from '../src/ingest/read/text-file.ts';
import { replaceFile } from '../src/ingest/write/replace-file.ts';
import { settingsSchema } from '../src/rulebook/settings.ts';
import { root } from './dependencies.mjs';

interface Flags {
  readonly edition: string;
  readonly before?: string;
  readonly data: string;
}

const program = new Command('edition').description('Begins an edition from the text of its book.');

program
  .command('read')
  .description('Proposes structure.json and changes.json, and prints what is to be decided.')
  .argument('<book>', 'the text of the book, as `pdftotext -layout` writes it')
  .requiredOption('--edition <id>', 'the new edition, such as 6.0', readEditionId)
  .option(
    '--before <id>',
    'the edition before; without it only the numbers are read',
    readEditionId,
  )
  .option('--data <folder>', 'what people edit', join(root, 'data'))
  .action((file: string, { edition, before, data }: Flags) => {
    readEdition(file, { edition, before, data: resolve(data) });
  });

program
  .command('flip')
  .description('Moves the words that an edition shares with older ones into its own files.')
  .option('--edition <id>', 'the edition that is to hold all its words', readEditionId)
  .option('--data <folder>', 'what people edit', join(root, 'data'))
  .action(({ edition, data }: Partial<Flags> & Pick<Flags, 'data'>) => {
    flipFiles(resolve(data), edition ?? null);
  });

program.parse();

function readEdition(file: string, { edition, before, data }: Flags): void {
  const problems = new Problems();
  const text = readText(file, problems);
  const older = before === undefined ? null : readSketch(data, before, problems);
  if (text === null || problems.hasErrors) endWithProblems(problems);
  const book = readBookText(text);
  if (book.rules.length === 0) endWithMessage(`${file} has no numbered rules.`);
  const notes = book.rules.reduce((sum, rule) => sum + rule.notes.length, 0);
  const items = book.rules.reduce((sum, rule) => sum + rule.items.length, 0);
  console.log(`${book.rules.length} rules, ${items} list items, ${notes} remarks and examples`);
  const sketch = sketchBook(edition, book);
  writeData(sketchFile(data, edition), sketch);
  if (older) proposeFiles(join(data, 'editions', edition), book, sketch, older);
}

/** Writes what is proposed for the folder of an edition, and prints what is to be decided. */
function proposeFiles(folder: string, book: BookText, after: BookSketch, older: BookSketch): void {
  const { structure, changes, questions } = proposeEdition(book, after, older);
  proposeFile(join(folder, 'structure.json'), structure);
  proposeFile(join(folder, 'changes.json'), {
    $schema: '../../generated/changes.schema.json',
    ...changes,
  });
  const counts = Object.entries(Object.groupBy(changes.changes, ({ kind }) => kind));
  console.log(counts.map(([kind, found]) => `${found!.length} ${kind}`).join(', '));
  console.log(`\nTo decide (${questions.length}):`);
  for (const question of questions) console.log(`  ${question}`);
}

/** Moves the words that an edition shares into its files; without an edition, the current one's. */
function flipFiles(data: string, edition: string | null): void {
  const problems = new Problems();
  const reading = { places: new Places(), problems };
  const editions = readEditionFolders(data, reading);
  const newest =
    edition ?? readChecked(join(data, 'settings.json'), settingsSchema, reading)?.value.current;
  if (newest === undefined || problems.hasErrors) endWithProblems(problems);
  const { editions: flipped, kept } = flipOrEnd(editions, newest);
  for (const [i, files] of flipped.entries()) {
    if (isDeepStrictEqual(files, editions[i])) continue;
    for (const [file, value] of bookFiles(files)) writeData(file, value);
  }
  if (kept.length > 0) console.log(`Older rules that keep words of their own: ${kept.join(', ')}`);
  console.log('Now run npm run format and npm run ingest -- --check: no page changes.');
}

function flipOrEnd(editions: readonly EditionFiles[], newest: string): Flip {
  try {
    return flipEdition(editions, newest);
  } catch (error) {
    if (error instanceof FlipError) endWithMessage(error.message);
    throw error;
  }
}

/** Writes a proposal; beside a file that a person has worked on, under another name. */
function proposeFile(file: string, value: unknown): void {
  writeData(existsSync(file) ? file.replace(/\.json$/, '.proposed') : file, value);
}

function writeData(file: string, value: unknown): void {
  try {
    replaceFile(file, `${JSON.stringify(value, null, 2)}\n`);
  } catch (error) {
    const { code, message, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    endWithMessage(`${file} cannot be written (${code}): ${message}. What was there is kept.`);
  }
  console.log(`written ${file}`);
}

function endWithProblems(problems: Problems): never {
  const lines = problems
    .all()
    .map(({ place, message, mend }) => `${formatPlace(place)}: ${message}\n  ${mend}`);
  return endWithMessage(lines.join('\n'));
}

function endWithMessage(message: string): never {
  console.error(message);
  process.exit(1);
}
