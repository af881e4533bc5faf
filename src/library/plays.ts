import type { EditionId } from '../engine/rules/edition.ts';
import { collection, examples } from './collection.ts';
import type { Example } from './examples/example.ts';
import { type Play, playsOf } from './examples/play.ts';
import { runPlay } from './examples/run.ts';

/** The result of a play. */
export interface PlayOutcome {
  readonly ok: boolean;
  /** The rules that its trace cites, each once, in their order. */
  readonly cites: readonly string[];
  /** Ids of the options of each answer that was given. */
  readonly answers: readonly (readonly string[])[];
}

const cards = [...collection.values()];
const plays = new Map<string, readonly Play[]>();
const outcomes = new Map<Play, PlayOutcome>();

/** An example by its id. Refuses an unknown id. */
export function exampleNamed(id: string): Example {
  const example = examples.get(id);
  if (!example) throw new Error(`There is no worked example "${id}".`);
  return example;
}

/** Every way in which an example is played: itself and its variants, in each of their editions. */
export function playsNamed(id: string): readonly Play[] {
  const known = plays.get(id) ?? playsOf(exampleNamed(id));
  plays.set(id, known);
  return known;
}

/** The editions that an example is played in. */
function editionsOf(id: string): readonly EditionId[] {
  return [...new Set(playsNamed(id).map(({ edition }) => edition))];
}

/**
 * The edition in which an example is first shown: the newest of the site's in which it is played.
 *
 * @param books the editions of the site, the newest first
 */
export function editionShown(id: string, books: readonly string[]): string {
  const own = editionsOf(id);
  return books.find((book) => own.some((one) => one === book)) ?? own[0]!;
}

/**
 * A play of an example.
 *
 * @param id `EXAMPLE` or `EXAMPLE/VARIANT`
 * @param edition another one is taken where it is not played in this one, or none is named
 */
export function playNamed(id: string, edition?: string): Play {
  const [example = id] = id.split('/');
  const own = playsNamed(example).filter((play) => play.id === id);
  const play = own.find((each) => each.edition === edition) ?? own[0];
  if (!play) throw new Error(`The example "${example}" has no play "${id}".`);
  return play;
}

/** The result of a play, which is run once for a build. */
export function playThrough(play: Play): PlayOutcome {
  const outcome = outcomes.get(play) ?? runOnce(play);
  outcomes.set(play, outcome);
  return outcome;
}

function runOnce(play: Play): PlayOutcome {
  const { ok, trace, answers } = runPlay(play, cards);
  return {
    ok,
    cites: [...new Set(trace.flatMap(({ cites }) => cites))],
    answers: answers.map(({ options }) => options),
  };
}
