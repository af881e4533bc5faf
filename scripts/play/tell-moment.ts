/** The command `play LINK`: tells the moment of a link, and writes it down as an example. */

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Card, EngineError } from '../../src/engine/index.ts';
import { TEXTS } from '../../src/languages/all-languages.ts';
import { exampleFile } from '../../src/library/examples/folder.ts';
import { exampleFrom, type Unwritable } from '../../src/library/examples/from-answers.ts';
import { ID_PATTERN } from '../../src/library/examples/skeleton.ts';
import type { Language } from '../../src/rulebook/language.ts';
import { CrowdedPosition } from '../../src/sandbox/model/crowded.ts';
import { traceOf } from '../../src/sandbox/model/run.ts';
import type { Streams } from './command.ts';
import { playInteractively } from './interactive.ts';
import { MomentError, openMoment, type PlayedMoment } from './moment.ts';
import { createTelling } from './telling.ts';

interface Flags {
  readonly lang: Language;
  readonly json?: true;
  readonly interactive?: true;
  readonly all?: true;
  /** The id of the example to write. */
  readonly write?: string;
}

/**
 * Tells what a link leads to, with the moment marked.
 *
 * @param data the folder that people edit, where an example is written
 * @returns the exit status: 1 where the link leads nowhere, or cannot be written down
 */
export async function tellMoment(
  link: string,
  data: string,
  cards: readonly Card[],
  flags: Flags,
  streams: Streams,
): Promise<number> {
  let moment: PlayedMoment;
  try {
    moment = await openMoment(link, data, cards);
  } catch (error) {
    if (error instanceof CrowdedPosition)
      streams.err.write('The table of this link is too full.\n');
    else if (error instanceof MomentError || error instanceof EngineError) {
      streams.err.write(`${error.message}\n`);
    } else throw error;
    return 1;
  }
  if (flags.write !== undefined) return writeMoment(flags.write, moment, data, cards, streams);
  if (flags.interactive) return playInteractively(moment.play, cards, flags.lang, streams);
  if (flags.json) streams.out.write(`${JSON.stringify(asData(moment), null, 2)}\n`);
  else printMoment(moment, cards, flags, streams);
  return 0;
}

function asData({ played, run, stop, at, last }: PlayedMoment) {
  return { ...played, at, last, entry: stop.entry, trace: traceOf(run) };
}

function printMoment(
  { play, run, stop, at, last }: PlayedMoment,
  cards: readonly Card[],
  { lang, all }: Flags,
  { out }: Streams,
): void {
  const telling = createTelling(play, cards, lang, out.isTTY);
  const trace = traceOf(run);
  const isBefore = ({ id }: (typeof trace)[number]) => stop.entry !== null && id <= stop.entry;
  out.write(telling.heading());
  out.write(telling.entries(trace.filter(isBefore), all === true));
  out.write(`▶ ${TEXTS[lang].commands.terminal.moment(at, last)}\n`);
  out.write(
    telling.entries(
      trace.filter((entry) => !isBefore(entry)),
      all === true,
    ),
  );
}

async function writeMoment(
  id: string,
  { played }: PlayedMoment,
  data: string,
  cards: readonly Card[],
  { out, err }: Streams,
): Promise<number> {
  if (!ID_PATTERN.test(id)) {
    err.write(`${id}: an id is small letters, digits and hyphens.\n`);
    return 1;
  }
  if (existsSync(exampleFile(data, id))) {
    err.write(`There is an example ${id} already.\n`);
    return 1;
  }
  const written = await exampleFrom(id, played, cards);
  if (!written.ok) {
    err.write(`${describeUnwritable(written.why)}\n`);
    return 1;
  }
  const file = join(data, 'examples', 'rules', `${id}.json`);
  const example = { $schema: '../../generated/example.schema.json', ...written.example };
  writeFileSync(file, `${JSON.stringify(example, null, 2)}\n`);
  out.write(`written: ${file}\n`);
  out.write('Its expectations are what comes out now: change them to what should come out.\n');
  return 0;
}

function describeUnwritable(why: Unwritable): string {
  switch (why.is) {
    case 'refused':
      return `The engine refuses it: ${why.message}`;
    case 'untold':
      return `Answer ${why.answer + 1} (${why.decision}) means one of several things that words do not tell apart.`;
    case 'different':
      return 'Played from its words, it does not come out as it did.';
    default:
      return why satisfies never;
  }
}
