/**
 * `npm run edition -- read BOOK.txt --edition 6.0 --before 5.0`: proposes structure.json and
 * changes.json for the text of a published rule book, and prints what a person has to decide.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { sketchBook } from '../src/ingest/compare/book-sketch.ts';
import { readBookText } from '../src/ingest/compare/book-text.ts';
import { proposeEdition } from '../src/ingest/compare/propose-edition.ts';
import { readSketch, sketchFile } from '../src/ingest/compare/sketch-file.ts';
import { root } from './dependencies.mjs';

const data = join(root, 'data');
const program = new Command('edition').description('Begins an edition from the text of its book.');

program
  .command('read')
  .description('Proposes structure.json and changes.json, and prints what is to be decided.')
  .argument('<book>', 'the text of the book, as `pdftotext -layout` writes it')
  .requiredOption('--edition <id>', 'the new edition, such as 6.0')
  .option('--before <id>', 'the edition before; without it only the numbers are read')
  .action((file: string, options: { edition: string; before?: string }) => {
    readEdition(file, options.edition, options.before ?? null);
  });

program.parse();

function readEdition(file: string, edition: string, before: string | null): void {
  const book = readBookText(readFileSync(file, 'utf8'));
  if (book.rules.length === 0) endWithMessage(`${file} has no numbered rules.`);
  const after = sketchBook(edition, book);
  const notes = book.rules.reduce((sum, rule) => sum + rule.notes.length, 0);
  const items = book.rules.reduce((sum, rule) => sum + rule.items.length, 0);
  console.log(`${book.rules.length} rules, ${items} list items, ${notes} remarks and examples`);
  writeData(sketchFile(data, edition), after);
  if (before === null) return;
  const older = readSketch(data, before);
  if (!older)
    endWithMessage(`The book of ${before} has not been read: read it with --edition ${before}.`);
  const { structure, changes, questions } = proposeEdition(book, after, older);
  const folder = join(data, 'editions', edition);
  mkdirSync(folder, { recursive: true });
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

/** Writes a proposal; beside a file that a person has worked on, under another name. */
function proposeFile(file: string, value: unknown): void {
  writeData(existsSync(file) ? file.replace(/\.json$/, '.proposed') : file, value);
}

function writeData(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  console.log(`written ${file}`);
}

function endWithMessage(message: string): never {
  console.error(message);
  process.exit(1);
}
