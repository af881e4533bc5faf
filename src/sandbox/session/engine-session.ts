/**
 * The session behind a board: the engine, and the words for what it does. Loaded when the reader
 * leaves the script.
 */

import type { Card } from '../../engine/cards/card.ts';
import { readGame } from '../../engine/setup/written-game.ts';
import type { Answer } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import { unoffered } from '../../engine/unoffered.ts';
import { unofferedPlaces } from '../../engine/unoffered-places.ts';
import { createTeller, type PlayWords, type Teller } from '../../wording/teller.ts';
import type { Shared } from '../link/link.ts';
import type { Board, Viewer } from '../view/board.ts';
import { boardOf } from '../view/board-of.ts';
import type { Library } from '../view/printed.ts';
import type { Show } from '../view/show.ts';
import { showOf } from '../view/show-of.ts';
import { engineFrom, type Place } from './engine-run.ts';
import type { PlayData } from './play-data.ts';
import { type Beginning, type Engine, play, traceOf } from './run.ts';
import { type Event, faithful, newSession, reduce, type Session } from './session.ts';
import type { Behind } from './use-play.ts';

export interface EngineSession {
  /** A session at the start of a beginning whose answers are known. */
  readonly begin: (beginning: Beginning, answers: readonly (readonly string[])[]) => Session;
  readonly reduce: (session: Session, event: Event) => Session;
  readonly show: (session: Session) => Show;
  /** The moment shown, as a link holds it. */
  readonly shared: (session: Session) => Shared;
}

/** Opens a session for some cards, with the words of one language. */
export function sessionWith(
  engine: Engine,
  cards: readonly Card[],
  library: Library,
  playWords: PlayWords,
): EngineSession {
  const names = new Map(cards.map((card) => [card.id, card.name]));
  const see = remembering(boardOf);
  const whyNotIn = rememberingOf(unoffered);
  const whyNotAt = rememberingOf(unofferedPlaces);
  const show = rememberingLast((session) =>
    showOf(session, {
      see: ({ game }) => see(game, session.viewer),
      teller: tellerOf(session, playWords, names),
      library,
      unoffered: whyNotIn,
      unofferedPlaces: whyNotAt,
    }),
  );
  return {
    begin: (beginning, answers) => newSession(play(engine, beginning, answers.map(toAnswer))),
    reduce: (session, event) => reduce(engine, session, event),
    shared: sharedOf,
    show,
  };
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
function remembering(draw: (game: Game, viewer: Viewer) => Board) {
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

/**
 * What plays on where a script or a link leads.
 *
 * @param place sets up what a link begins with, where that is not the play's own position
 */
export function openBehind(
  data: PlayData,
  playWords: PlayWords,
  moment: Shared | null,
  place?: Place,
): Behind {
  const engine = engineFrom((beginning) => begunAs(data, beginning) ?? place!(beginning));
  const engineSession = sessionWith(engine, data.cards, data.printed, playWords);
  const session = moment
    ? sessionAt(engineSession, data, moment)
    : engineSession.begin(beginningOf(data), data.answers);
  return { session, show: engineSession.show, reduce: engineSession.reduce, shared: sharedOf };
}

/** The begun game of a play, where a beginning is the play's own. */
function begunAs(data: PlayData, { position, edition, seed }: Beginning): Game | null {
  const isOwn = position === data.position && edition === data.edition && seed === data.seed;
  return isOwn ? readGame(data.begun, data) : null;
}

/** The beginning of a play. */
function beginningOf({ id, edition, seed, position }: PlayData): Beginning {
  return { edition, seed, position, example: id };
}

/**
 * The session that a link asks for.
 *
 * @param data the play of the example that it began with; null where it began with none
 */
export function sessionAt(
  engineSession: EngineSession,
  data: PlayData | null,
  shared: Shared,
): Session {
  const { edition, seed, position, answers, stop, example, cards } = shared;
  const own = data ? engineSession.begin(beginningOf(data), data.answers) : null;
  if (own && !position && !answers) return { ...own, at: Math.min(stop, own.count - 1) };
  const place = position ?? data?.position;
  if (!place) throw new Error('A link without example holds a position.');
  const session = engineSession.begin(
    { edition, seed, position: place, example, ...(cards ? { cards } : {}) },
    answers ?? data?.answers ?? [],
  );
  const at = Math.min(stop, session.count - 1);
  return { ...session, at, origin: own ? own.origin : session.origin };
}

/** What a link holds of a session. */
function sharedOf(session: Session): Shared {
  const { origin, run, at } = session;
  const { example, edition, seed, position, cards } = run.beginning;
  const samePlace =
    example !== null && JSON.stringify(position) === JSON.stringify(origin.run.beginning.position);
  const asTold =
    samePlace &&
    run.answers.length === origin.run.answers.length &&
    faithful(session) === run.answers.length;
  return {
    example,
    edition,
    seed,
    position: samePlace ? null : position,
    answers: asTold ? null : run.answers.map(({ options }) => options),
    stop: at,
    ...(cards && cards.length > 0 ? { cards } : {}),
  };
}
