/**
 * The session behind a board: the engine, and the words for what it does. Loaded when the reader
 * leaves the script.
 */

import type { Card } from '../../engine/cards/card.ts';
import type { Answer } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import { unoffered } from '../../engine/unoffered.ts';
import { unofferedPlaces } from '../../engine/unoffered-places.ts';
import { createTeller, type PlayWords, type Teller } from '../../languages/say/teller.ts';
import type { Shared } from '../model/link.ts';
import { outcomesOf } from '../model/outcome.ts';
import type { UnshownPlay } from '../model/play-data.ts';
import type { PrintedCards } from '../model/printed.ts';
import { type Engine, playInSteps, type RunBeginning, traceOf } from '../model/run.ts';
import {
  countFaithful,
  type Event,
  newSession,
  reduceInSteps,
  reduceSession,
  type Session,
} from '../model/session.ts';
import { finishSteps, type Steps } from '../model/slices.ts';
import type { Board, Viewer } from './board.ts';
import { boardOf } from './board-of.ts';
import type { Show } from './show.ts';
import { showOf } from './show-of.ts';

export interface EngineSession {
  /** A session at the start of a beginning whose answers are known. */
  readonly begin: (beginning: RunBeginning, answers: readonly (readonly string[])[]) => Session;
  /** The same in steps; `fitting` leaves out the first answer that is refused, and those after it. */
  readonly beginInSteps: (
    beginning: RunBeginning,
    answers: readonly (readonly string[])[],
    fitting?: 'only',
  ) => Steps<Session>;
  readonly reduce: (session: Session, event: Event) => Session;
  readonly reduceInSteps: (session: Session, event: Event) => Steps<Session>;
  readonly show: (session: Session) => Show;
  /** Draws every board of a session, so that showing it needs none of that work. */
  readonly drawInSteps: (session: Session) => Steps<void>;
  /** The moment shown, as a link holds it. */
  readonly shared: (session: Session) => Shared;
}

/** Opens a session for some cards, with the words of one language. */
export function sessionWith(
  engine: Engine,
  cards: readonly Card[],
  library: PrintedCards,
  playWords: PlayWords,
): EngineSession {
  const { see, showIn } = openDrawing(cards);
  const show = rememberingLast((session) => showIn(session, library, playWords));
  return {
    begin: (beginning, answers) => finishSteps(beginInSteps(engine, beginning, answers)),
    beginInSteps: (beginning, answers, fitting) =>
      beginInSteps(engine, beginning, answers, fitting),
    reduce: (session, event) => reduceSession(engine, session, event),
    reduceInSteps: (session, event) => reduceInSteps(engine, session, event),
    *drawInSteps({ stops, viewer }) {
      for (const [i, { game }] of stops.entries()) {
        see(game, viewer);
        // A show needs all of its boards: those that are not drawn yet take their time then.
        if (yield i / stops.length) return;
      }
    },
    shared: sharedOf,
    show,
  };
}

/**
 * Returns functions that draw sessions for some cards. Boards, and what could not be done, are computed
 * once for all languages that a session is shown in.
 */
export function openDrawing(cards: readonly Card[]) {
  const names = new Map(cards.map((card) => [card.id, card.name]));
  const see = memoizeBoards(boardOf);
  const whyNotIn = rememberingOf(unoffered);
  const whyNotAt = rememberingOf(unofferedPlaces);
  const showIn = (session: Session, library: PrintedCards, playWords: PlayWords): Show =>
    showOf(session, {
      see: ({ game }) => see(game, session.viewer),
      teller: tellerOf(session, playWords, names),
      library,
      unoffered: whyNotIn,
      unofferedPlaces: whyNotAt,
    });
  return { see, showIn };
}

function* beginInSteps(
  engine: Engine,
  beginning: RunBeginning,
  answers: readonly (readonly string[])[],
  fitting?: 'only',
): Steps<Session> {
  return newSession(yield* playInSteps(engine, beginning, answers.map(toAnswer), fitting));
}

/** Asks about each game once. */
function rememberingOf<T>(ask: (game: Game) => T): (game: Game) => T {
  const known = new WeakMap<Game, T>();
  return (game) => {
    const answer = known.get(game) ?? ask(game);
    known.set(game, answer);
    return answer;
  };
}

/** Draws each game once for each viewer. */
function memoizeBoards(draw: (game: Game, viewer: Viewer) => Board) {
  const drawn = new WeakMap<Game, Map<Viewer, Board>>();
  return (game: Game, viewer: Viewer): Board => {
    const views = drawn.get(game) ?? new Map<Viewer, Board>();
    drawn.set(game, views);
    const board = views.get(viewer) ?? draw(game, viewer);
    views.set(viewer, board);
    return board;
  };
}

/** Makes the show of a run for a viewer once, as long as no other is asked for. */
function rememberingLast(make: (session: Session) => Show): (session: Session) => Show {
  let last: { readonly of: Session; readonly show: Show } | null = null;
  return (session) => {
    const isSame = last?.of.run === session.run && last.of.viewer === session.viewer;
    last = { of: session, show: last && isSame ? last.show : make(session) };
    return last.show;
  };
}

function tellerOf(
  { run, viewer }: Session,
  playWords: PlayWords,
  names: ReadonlyMap<string, Card['name']>,
): Teller {
  const entries = new Map(traceOf(run).map((entry) => [entry.id, entry]));
  return createTeller(playWords, {
    viewer: viewer === 'all' ? null : viewer,
    players: run.pieces[0]!.game.players.map(({ name }) => name),
    card: (id) => names.get(id),
    entry: (id) => entries.get(id),
    begun: run.pieces[0]!.moments[0]!.game,
  });
}

function toAnswer(options: readonly string[]): Answer {
  return { options };
}

/** The beginning of a play. */
export function beginningOf({ id, edition, seed, position }: UnshownPlay): RunBeginning {
  return { edition, seed, position, example: id };
}

/** Returns the data of a session that a link holds. */
function sharedOf(session: Session): Shared {
  const { origin, run, at } = session;
  const { example, edition, seed, position, cards } = run.beginning;
  const samePlace =
    example !== null && JSON.stringify(position) === JSON.stringify(origin.run.beginning.position);
  const asTold =
    samePlace &&
    run.answers.length === origin.run.answers.length &&
    countFaithful(session) === run.answers.length;
  return {
    example,
    edition,
    seed,
    position: samePlace ? null : position,
    answers: asTold ? null : run.answers.map(({ options }) => options),
    stop: at,
    outcomes: outcomesOf(run),
    ...(cards && cards.length > 0 ? { cards } : {}),
  };
}
