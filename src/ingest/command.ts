import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { readEditionId } from './edition-option.ts';
import { InputError } from './glossary/inputs.ts';
import { ingest, type Stage } from './ingest.ts';
import { painterFor } from './painter.ts';
import { formatPlace, type Problem } from './problem.ts';
import type { Report } from './report.ts';
import { ContentFolderError } from './write/swap.ts';

const paint = painterFor(process.stderr.isTTY);

/** The streams that a command writes to: terminals or pipes. */
export interface Streams {
  readonly out: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly err: { write(text: string): unknown; readonly isTTY?: boolean };
}

interface Flags {
  readonly data: string;
  readonly out?: string;
  readonly edition?: string;
  readonly check?: true;
  readonly json?: true;
}

const STAGES: Readonly<Record<Stage, string>> = {
  read: 'Reading the dictionaries',
  check: 'Checking them',
  compose: 'Parsing and linking the texts',
  write: 'Writing the content folder',
};

/** The most warnings that are printed; more are only counted, except in the JSON report. */
const MOST_WARNINGS = 40;

/**
 * Runs the command `ingest`. Returns its exit status: 0 if the content folder is up to date or was
 * written, 1 if problems stopped it, 2 for wrong arguments.
 */
export function runIngest(argv: readonly string[], streams: Streams): number {
  let status = 0;
  const program = describeCommand(streams).action((inputs: string[], flags: Flags) => {
    status = executeCommand(inputs, flags, program, streams);
  });
  try {
    program.parse([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return status;
}

function describeCommand(streams: Streams): Command {
  return new Command('ingest')
    .description('Reads dictionaries, checks them, and writes the content folder of the site.')
    .argument('[files...]', 'dictionaries (JSON) or glossary pages (text) to read instead of data/')
    .option('--data <folder>', 'what people edit', 'data')
    .option('--out <folder>', 'the folder to write; content/ where nothing else is said')
    .option('--edition <id>', 'the edition of files that do not name theirs', readEditionId)
    .option('--check', 'write nothing; fail if the folder is not what would be written')
    .option('--json', 'print a report as JSON')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.out.write(text),
      writeErr: (text) => streams.err.write(text),
    });
}

function executeCommand(
  inputs: string[],
  flags: Flags,
  program: Command,
  streams: Streams,
): number {
  refuseMisuse(inputs, flags, program);
  const progress = showProgress(streams, flags.json === true);
  try {
    const report = ingest({
      data: flags.data,
      out: flags.out ?? 'content',
      inputs,
      edition: flags.edition,
      check: flags.check === true,
      onStage: progress.stage,
    });
    progress.end();
    printReport(report, flags, streams);
    return report.errors > 0 ? 1 : 0;
  } catch (error) {
    progress.end();
    if (error instanceof InputError) program.error(`error: ${error.message}`, { exitCode: 2 });
    if (!(error instanceof ContentFolderError) && !isSystemError(error)) throw error;
    const mend = isSystemError(error) ? remedyFor(error) : '';
    streams.err.write(
      `${paint('red', 'error')} ${error.message}\n${mend}The folder is as it was.\n`,
    );
    return 1;
  }
}

/** Refuses to replace the project's own content by that of other files, or to write into the data. */
function refuseMisuse(inputs: readonly string[], flags: Flags, program: Command): void {
  const out = flags.out ?? 'content';
  const refuse = (message: string) => program.error(`error: ${message}`, { exitCode: 2 });
  for (const input of inputs) {
    if (!existsSync(input)) refuse(`there is no file ${input}`);
  }
  if (inputs.length > 0 && flags.out === undefined) {
    refuse('files need --out FOLDER, so that they do not replace content/');
  }
  if (inputs.length > 0 && isWithin(out, 'content')) {
    refuse('files must not replace content/, which is made from data/');
  }
  if (isWithin(out, flags.data) || isWithin(flags.data, out) || isWithin('.', out)) {
    refuse(`${out} is or contains what people edit; give another folder`);
  }
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way === '' || (!way.startsWith('..') && resolve(way) !== way);
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

/** Returns advice for an error of the file system as a line; empty if there is none. */
function remedyFor({ code, path }: NodeJS.ErrnoException): string {
  const where = path ?? 'the folder';
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full: free some space, and run it again.\n';
    case 'EACCES':
    case 'EPERM':
      return `Allow reading and writing ${where}, or give another folder with --out.\n`;
    case 'EROFS':
      return `${where} cannot be written to: give another folder with --out.\n`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `There is a file where a folder should be: move it away, or give another --out.\n`;
    default:
      return '';
  }
}

/** Shows the current stage on one line of a terminal; prints nothing to a pipe. */
function showProgress({ err }: Streams, isQuiet: boolean) {
  const isShown = err.isTTY === true && !isQuiet;
  const clear = '\r\u001B[2K';
  return {
    stage: (stage: Stage) => {
      if (isShown) err.write(`${clear}${paint('cyan', '…')} ${STAGES[stage]}`);
    },
    end: () => {
      if (isShown) err.write(clear);
    },
  };
}

function printReport(report: Report, flags: Flags, { out, err }: Streams): void {
  if (flags.json) {
    out.write(`${JSON.stringify(report, null, 2)}\n`);
    return;
  }
  const warnings = report.problems.filter((problem) => problem.severity === 'warning');
  const shown = report.problems.filter((problem) => problem.severity === 'error');
  shown.push(...warnings.slice(0, MOST_WARNINGS));
  for (const problem of shown) err.write(`${formatProblem(problem)}\n`);
  const more = warnings.length - MOST_WARNINGS;
  if (more > 0) err.write(`… and ${more} more warnings; --json lists them all\n`);
  out.write(`${summariseReport(report, flags.out ?? 'content')}\n`);
}

function formatProblem({ severity, code, place, message, mend }: Problem): string {
  const word = severity === 'error' ? paint('red', 'error') : paint('yellow', 'warning');
  return `${paint('bold', formatPlace(place))}\n  ${word} ${code}: ${message}\n  ${paint('dim', mend)}`;
}

function summariseReport(report: Report, folder: string): string {
  const languages = Object.entries(report.languages)
    .map(([language, { rules }]) => `${language} ${rules}`)
    .join(', ');
  const counts =
    `${report.rules} rules in ${report.sections} sections (${languages}), ` +
    `${report.articles} articles, ${report.terms} terms; ` +
    `${report.errors} errors, ${report.warnings} warnings`;
  const outcomes = {
    written: `${paint('green', 'written')} ${folder}: ${counts}`,
    unchanged: `${paint('green', 'up to date')} ${folder}: ${counts}`,
    drift: `${paint('red', 'out of date')} ${folder}: ${counts}`,
    stopped: `${paint('red', 'stopped')}, nothing written: ${counts}`,
  };
  return outcomes[report.outcome];
}
