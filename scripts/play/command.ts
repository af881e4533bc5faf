/** The command `play`: runs a worked example and prints what happened, rule by rule. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { type Card, EDITIONS, type EditionId } from '../../src/engine/index.ts';
import { checkInvented, checkRulesNamed } from '../../src/ingest/check/check-examples.ts';
import { KnownRules } from '../../src/ingest/check/known-rules.ts';
import { formatPlace, type Problem, Problems } from '../../src/ingest/problem.ts';
import { readExampleIn } from '../../src/ingest/read/collection.ts';
import { readEditions } from '../../src/ingest/read/own-data.ts';
import { Places } from '../../src/ingest/read/places.ts';
import { finalOf } from '../../src/library/examples/final.ts';
import {
  exampleFile,
  exampleIds,
  readCards,
  readExampleFile,
} from '../../src/library/examples/folder.ts';
import { type Play, playsOf } from '../../src/library/examples/play.ts';
import { type PlayRun, runPlay } from '../../src/library/examples/run.ts';
import { isLanguage, LANGUAGES, type Language } from '../../src/rulebook/language.ts';
import { nearestIds } from '../../src/rulebook/nearest.ts';
import { root } from '../dependencies.mjs';
import { tellCard } from './card.ts';
import { playInteractively } from './interactive.ts';
import { fragmentOf } from './moment.ts';
import { describeProblem } from './problem-text.ts';
import { tellMoment } from './tell-moment.ts';
import { createTelling } from './telling.ts';

/** The streams that the command reads from and writes to. */
export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly out: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly err: { write(text: string): unknown; readonly isTTY?: boolean };
}

interface Flags {
  readonly edition?: EditionId | typeof BOTH;
  readonly lang: Language;
  readonly json?: true;
  readonly interactive?: true;
  readonly all?: true;
  readonly write?: string;
}

const DATA = join(root, 'data');

const BOTH = 'both';

const FAILED = 1;
const WRONG_USAGE = 2;

/**
 * Runs the command.
 *
 * @returns its exit status: 0 if all expectations hold, 1 if one fails or the file has errors, 2 for
 *   wrong arguments
 */
export async function runPlayCommand(argv: readonly string[], streams: Streams): Promise<number> {
  let status = 0;
  const program = describeCommand(streams).action(
    async (example: string, card: string | undefined, flags: Flags) => {
      if (example === 'card' && card !== undefined) {
        status = await executeCard(card, flags, streams);
      } else if (fragmentOf(example) !== null) {
        status = await executeLink(example, flags, program, streams);
      } else status = await executeCommand(example, flags, program, streams);
    },
  );
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : WRONG_USAGE;
  }
  return status;
}

function describeCommand(streams: Streams): Command {
  return new Command('play')
    .description('Runs a worked example and prints what happens, each event with its rules.')
    .argument(
      '<example>',
      'an id such as spy-craft or spy-craft/no-target, a JSON file, or a link to a moment; or the word card',
    )
    .argument('[card]', 'behind the word card: a card in words, or a file that holds it')
    .option('--edition <id>', `the edition of the rules: ${KNOWN_EDITIONS}`, readEdition)
    .option('--lang <code>', `the language: ${LANGUAGES.join(', ')}`, readLanguage, 'en')
    .option('--json', 'print the trace and the end as data')
    .option('--interactive', 'answer the decisions yourself, from the same position')
    .option('--all', 'print every entry, also those in which nothing happens')
    .option('--write <id>', 'of a link: write its moment down as an example with that id')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.out.write(text),
      writeErr: (text) => streams.err.write(text),
    });
}

const KNOWN_EDITIONS = `${EDITIONS.join(', ')} or ${BOTH}`;

function readEdition(text: string): EditionId | typeof BOTH {
  const found = [...EDITIONS, BOTH].find((edition) => edition === text);
  if (!found) throw new InvalidArgumentError(`Known editions are ${KNOWN_EDITIONS}.`);
  return found as EditionId | typeof BOTH;
}

function readLanguage(text: string): Language {
  if (!isLanguage(text)) throw new InvalidArgumentError(`Known are ${LANGUAGES.join(', ')}.`);
  return text;
}

async function executeCommand(
  wanted: string,
  flags: Flags,
  program: Command,
  streams: Streams,
): Promise<number> {
  if (flags.write !== undefined)
    return reportMisuse(program, 'Only the moment of a link is written.');
  const place = locateExample(wanted);
  if (place === null) return reportUnknown(wanted, program);
  const problems = new Problems();
  const kept = readExampleIn(place.file, problems, { draft: true });
  const sound = kept === null || checkInvented(kept, problems);
  if (kept) checkRulesNamed(kept, rulesOfProject(), problems);
  for (const problem of problems.all()) streams.err.write(`${problemText(problem)}\n`);
  if (kept === null || !sound) return FAILED;
  const plays = playsOf(kept.value).filter(({ id }) => id === (place.id ?? kept.value.id));
  if (plays.length === 0) return reportUnknown(wanted, program);
  const chosen = choosePlays(plays, flags.edition);
  const [play] = chosen;
  if (!play) {
    const editions = plays.map(({ edition }) => edition).join(', ');
    return reportMisuse(
      program,
      `${wanted} is not played in ${flags.edition}, but in ${editions}.`,
    );
  }
  const cards = collectionOf(streams);
  if (flags.interactive) {
    if (flags.edition === BOTH) return reportMisuse(program, 'Play one edition at a time by hand.');
    return playInteractively(play, cards, flags.lang, streams);
  }
  const runs = chosen.map((one) => runPlay(one, cards));
  if (flags.json) {
    const all = runs.map(asData);
    streams.out.write(`${JSON.stringify(flags.edition === BOTH ? all : all[0], null, 2)}\n`);
  } else for (const run of runs) printRun(run, cards, flags, streams);
  return runs.every(({ ok }) => ok) && !problems.hasErrors ? 0 : FAILED;
}

/** Describes a card that was given as text instead of an example. */
function executeCard(said: string, flags: Flags, streams: Streams): Promise<number> {
  return tellCard(said, collectionOf(streams), flags.lang, streams);
}

/** Describes the moment of a game that a link leads to. */
async function executeLink(
  link: string,
  flags: Flags,
  program: Command,
  streams: Streams,
): Promise<number> {
  if (flags.edition) return reportMisuse(program, 'A link names its edition itself.');
  return tellMoment(link, DATA, collectionOf(streams), flags, streams);
}

let cards: readonly Card[] | undefined;
let rules: KnownRules | undefined;

/** Returns the valid cards of the project, read once; prints the error of each other card then. */
function collectionOf({ err }: Streams): readonly Card[] {
  cards ??= readCards(DATA, ({ message }) => err.write(`${message}\n`));
  return cards;
}

/** Returns the rules that examples can name, without problems of the data: the ingest reports those. */
function rulesOfProject(): KnownRules {
  rules ??= new KnownRules(readEditions(DATA, { places: new Places(), problems: new Problems() }));
  return rules;
}

function problemText({ place, message, mend }: Problem): string {
  return `${formatPlace(place)}: ${message}\n  ${mend}`;
}

/** Returns the file of an example, and the id of the play in it if that is not the first. */
function locateExample(wanted: string): { file: string; id: string | null } | null {
  const [example] = wanted.split('/');
  if (example && exampleIds(DATA).includes(example)) {
    return { file: exampleFile(DATA, example), id: wanted };
  }
  return wanted.endsWith('.json') && existsSync(wanted) ? { file: wanted, id: null } : null;
}

/** Chooses the plays of the requested edition, or of all; without a request, the one of the latest. */
function choosePlays(plays: readonly Play[], edition: Flags['edition']): readonly Play[] {
  if (edition === BOTH) return plays;
  return edition ? plays.filter((play) => play.edition === edition) : plays.slice(-1);
}

function reportUnknown(wanted: string, program: Command): number {
  if (wanted.endsWith('.json')) return reportMisuse(program, `There is no file “${wanted}”.`);
  const known = exampleIds(DATA).flatMap((id) => {
    const { example } = readExampleFile(exampleFile(DATA, id));
    return example ? [...new Set(playsOf(example).map((play) => play.id))] : [id];
  });
  const near = nearestIds(wanted, known);
  const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
  return reportMisuse(program, `There is no example “${wanted}”.${hint}`);
}

function reportMisuse(program: Command, message: string): number {
  program.error(`error: ${message}`, { exitCode: WRONG_USAGE });
}

function asData(run: PlayRun) {
  const { play, ok, problems, trace, game } = run;
  return {
    id: play.id,
    edition: play.edition,
    ok,
    problems,
    trace,
    final: game && finalOf(game),
  };
}

function printRun(run: PlayRun, cards: readonly Card[], flags: Flags, streams: Streams): void {
  const { play } = run;
  const telling = createTelling(play, cards, flags.lang, streams.out.isTTY);
  streams.out.write(telling.heading());
  streams.out.write(telling.entries(run.trace, flags.all === true));
  streams.out.write(telling.verdict(run));
  for (const problem of run.problems)
    streams.err.write(`${describeProblem(problem, play, cards)}\n`);
}
