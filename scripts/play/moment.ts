/** Opens links to moments of games, as readers send them, and plays up to the moment. */

import { type Card, createPosition, EDITIONS, type EditionId } from '../../src/engine/index.ts';
import { readersOfAll } from '../../src/languages/read/reader-of.ts';
import { readWrittenCard } from '../../src/languages/read/written-card.ts';
import { interfaceTexts } from '../../src/languages/texts/interface.ts';
import { exampleFile, exampleIds, readExampleFile } from '../../src/library/examples/folder.ts';
import type { PlayedAnswers } from '../../src/library/examples/from-answers.ts';
import { type Play, playsOf, withNames } from '../../src/library/examples/play.ts';
import { runPlay } from '../../src/library/examples/run.ts';
import { byEachLanguage } from '../../src/rulebook/by-language.ts';
import { engineFrom } from '../../src/sandbox/model/engine-run.ts';
import { linkOf, stepIn } from '../../src/sandbox/model/fragment.ts';
import type { Shared } from '../../src/sandbox/model/link.ts';
import { fromLink, type LinkFailure } from '../../src/sandbox/model/open-link.ts';
import {
  playAnswers as playRun,
  type Run,
  type RunStop,
  stopsOf,
} from '../../src/sandbox/model/run.ts';

/** The played moment of a link. */
export interface PlayedMoment {
  /** The play, without expectations. */
  readonly play: Play;
  /** The answers given before the moment. */
  readonly played: PlayedAnswers;
  readonly run: Run;
  readonly stop: RunStop;
  /** The place of the moment among the stops, and the last place. */
  readonly at: number;
  readonly last: number;
}

/** Thrown for a link that leads to no moment; its message is for the user. */
export class MomentError extends Error {}

const FAILURES: Readonly<Record<LinkFailure, string>> = {
  version: 'it was made by a later version of the site',
  size: 'it is longer than that of any game',
  damaged: 'it was cut off or changed on its way',
  content: 'it holds no moment of a play',
};

/** Returns the fragment of a text that may be a link to a moment; null for any other text. */
export function fragmentOf(wanted: string): string | null {
  const fragment = wanted.includes('#') ? wanted.slice(wanted.indexOf('#') + 1) : wanted;
  return linkOf(fragment) !== null || stepIn(fragment) !== null ? fragment : null;
}

/**
 * Opens a link and plays it.
 *
 * @param data the folder that people edit
 * @throws {MomentError} for a link that holds no moment, or one of an example that is not there
 * @throws {EngineError} for a position or an answer that the engine refuses
 */
export async function openMoment(
  link: string,
  data: string,
  cards: readonly Card[],
): Promise<PlayedMoment> {
  const shared = await sharedIn(link);
  const told = shared.example === null ? null : playIn(shared.example, shared.edition, data);
  const position = shared.position ?? told?.position;
  if (!position) throw new MomentError(`There is no example “${shared.example}” here.`);
  const { edition, seed } = shared;
  const answers = shared.answers ?? answersOf(told!, cards);
  const invented = [...(told?.invented ?? []), ...writtenCards(shared.cards ?? [], cards)];
  const library = [...cards, ...invented];
  const place = withNames(position);
  const engine = engineFrom(
    (begun) => createPosition(begun.position, { cards: library, edition, seed }).game,
  );
  const run = playRun(
    engine,
    { edition, seed, position: place, example: shared.example },
    answers.map((options) => ({ options })),
  );
  const stops = stopsOf(run);
  const at = Math.min(shared.stop, stops.length - 1);
  const stop = stops[at]!;
  return {
    play: playOf(shared, told, place, invented),
    played: { edition, seed, position: place, invented, answers: answers.slice(0, stop.piece) },
    run,
    stop,
    at,
    last: stops.length - 1,
  };
}

async function sharedIn(link: string): Promise<Shared> {
  const fragment = fragmentOf(link) ?? '';
  const packed = linkOf(fragment);
  if (packed === null) return stepOf(link, fragment);
  const opened = await fromLink(packed);
  if (!opened.ok) throw new MomentError(`This link leads to no moment: ${FAILURES[opened.why]}.`);
  return opened.shared;
}

/** The moment of a link such as `…/examples/spy-craft/#step=4&edition=5.0`. */
function stepOf(link: string, fragment: string): Shared {
  const { step, edition, variant } = stepIn(fragment)!;
  const [, example] = /\/(?:examples|embed\/[a-z]{2})\/([a-z0-9-]+)\//.exec(link) ?? [];
  const played = EDITIONS.find((one) => one === (edition ?? EDITIONS.at(-1)));
  if (example === undefined) throw new MomentError('This link names no example.');
  if (played === undefined) throw new MomentError(`There is no edition ${edition}.`);
  const id = variant === null ? example : `${example}/${variant}`;
  return { example: id, edition: played, seed: 1, position: null, answers: null, stop: step };
}

/** Returns the play of an example in an edition; null if the project no longer has it. */
function playIn(id: string, edition: EditionId, data: string): Play | null {
  const [name = ''] = id.split('/');
  if (!exampleIds(data).includes(name)) return null;
  const { example } = readExampleFile(exampleFile(data, name));
  const plays = example ? playsOf(example) : [];
  return plays.find((play) => play.id === id && play.edition === edition) ?? null;
}

function answersOf(play: Play, cards: readonly Card[]): readonly (readonly string[])[] {
  return runPlay(play, cards).answers.map(({ options }) => options);
}

/** The cards that someone wrote down, called as the site calls them. */
function writtenCards(texts: readonly string[], cards: readonly Card[]): readonly Card[] {
  const tokens = cards.filter(({ type }) => type === 'token' || type === 'landmark-token');
  const readers = readersOfAll(tokens);
  return texts.map((text, place) => {
    const { card, stop } = readWrittenCard(text, readers, 'en');
    if (stop) throw new MomentError(`The link has a card that is not understood: ${text}`);
    return { ...card, id: `own-${place + 1}` };
  });
}

function playOf(
  { example, edition, seed }: Shared,
  told: Play | null,
  position: Play['position'],
  invented: readonly Card[],
): Play {
  const id = example ?? 'moment';
  const title = byEachLanguage((language) => interfaceTexts(language).nav.freePlay);
  return {
    id,
    example: id.split('/')[0]!,
    title: told?.title ?? title,
    story: told?.story ?? byEachLanguage(() => ''),
    edition,
    seed,
    position,
    invented,
    script: [],
    until: null,
    expect: [],
    illustrates: [],
    shows: [],
    looks: {},
  };
}
