/**
 * A session at the board: a run, where the reader stands in it, what can be undone. A pure reducer;
 * the same events from the same session give the same session.
 */

import { type Citation, citeAll, type EditionId } from '../../engine/rules/edition.ts';
import { EngineError, type EngineErrorCode } from '../../engine/rules/error.ts';
import type { Answer } from '../../engine/state/decision.ts';
import type { Irreversible } from '../../engine/state/trace.ts';
import type { Viewer } from '../board-view/board.ts';
import { CrowdedPosition } from './crowded.ts';
import {
  type Engine,
  extendInSteps,
  irreversibleFor,
  isCut,
  lastStop,
  playInSteps,
  type Run,
  type RunBeginning,
  type RunStop,
  runBefore,
  stopsOf,
} from './run.ts';
import { finishSteps, type Steps } from './slices.ts';
import { atEnd, isWalk, standAt, type Walk, type WalkEvent, walk } from './walk.ts';

/** A message that is shown once. */
export type Notice =
  /** The game goes no further: it would take more work than any game does, or it was stopped. */
  | { readonly kind: 'cut' }
  /** A position has more cards than the page can carry. */
  | { readonly kind: 'crowded' }
  /** An undo would take back what has been seen; `replay` does so all the same. */
  | { readonly kind: 'seen'; readonly what: Irreversible }
  /** The engine refused a position or an answer. */
  | {
      readonly kind: 'refused';
      readonly code: EngineErrorCode;
      /** Where in the position, as a path such as `players[0].hand[2]`. */
      readonly where: string;
      readonly cites: readonly Citation[];
    };

/** A run to go back to. */
interface Kept {
  readonly run: Run;
  readonly at: number;
  /** Whether an answer led away from it; an undo then warns about things that the answer revealed. */
  readonly answered?: true;
}

/** Another line of play, with the decision at which it separates from the shown one. */
export interface Branch {
  readonly run: Run;
  /** The piece that ends with that decision. */
  readonly piece: number;
  /** The answer of the other line to that decision. */
  readonly answer: Answer;
  /** Whether it is the line that the session began with. */
  readonly isFirst: boolean;
}

export interface Session extends Walk {
  /** The run and stop that a reset returns to. */
  readonly origin: Kept;
  readonly run: Run;
  readonly stops: readonly RunStop[];
  readonly past: readonly Kept[];
  readonly future: readonly Kept[];
  readonly viewer: Viewer;
  readonly notice: Notice | null;
}

export type SessionEvent =
  /** Answers the decision of the stop that is shown, instead of how it was answered before. */
  | { readonly do: 'answer'; readonly answer: Answer }
  | { readonly do: 'undo' | 'redo' | 'replay' | 'reset' | 'dismiss' }
  | { readonly do: 'look'; readonly viewer: Viewer }
  /** Shows another line of play, from the first stop after the answer that differs. */
  | { readonly do: 'branch'; readonly branch: Branch }
  /** Plays from somewhere else. */
  | { readonly do: 'begin'; readonly beginning: RunBeginning; readonly answers: readonly Answer[] };

export type Event = WalkEvent | SessionEvent;

/** A session that stands somewhere in a run. */
export function newSession(run: Run, at = 0): Session {
  const stops = stopsOf(run);
  return {
    ...standAt(stops.length, at),
    origin: { run, at: 0 },
    run,
    stops,
    past: [],
    future: [],
    viewer: 'all',
    notice: noticeOf(run),
  };
}

/** Returns the notice of a run that was cut; null for others. */
function noticeOf(run: Run): Notice | null {
  return isCut(run) ? { kind: 'cut' } : null;
}

/** Applies an event of the reader to the session at once. */
export function reduceSession(engine: Engine, session: Session, event: Event): Session {
  return finishSteps(reduceInSteps(engine, session, event));
}

/** Applies an event of the reader to the session step by step. */
export function* reduceInSteps(engine: Engine, session: Session, event: Event): Steps<Session> {
  if (isWalk(event)) return { ...walk(session, event), notice: null };
  switch (event.do) {
    case 'look':
      return { ...session, viewer: event.viewer };
    case 'answer':
      return yield* answerStop(engine, session, event.answer);
    case 'undo':
      return undoChange(session, false);
    case 'replay':
      return undoChange(session, true);
    case 'redo':
      return redoChange(session);
    case 'reset':
      return changeRun(session, session.origin);
    case 'branch': {
      const { run, piece } = event.branch;
      return changeRun(session, { run, at: afterAnswer(run, piece) });
    }
    case 'dismiss':
      return { ...session, notice: null };
    case 'begin':
      return yield* tryOut(session, begunAt(engine, event.beginning, event.answers));
  }
}

/** Plays from another beginning, and returns the run with the first stop to show. */
function* begunAt(
  engine: Engine,
  beginning: RunBeginning,
  answers: readonly Answer[],
): Steps<Kept> {
  const run = yield* playInSteps(engine, beginning, answers);
  return { run, at: firstLook(run) };
}

/** Returns the first stop to show: the position, or the first decision if it comes at once. */
function firstLook(run: Run): number {
  if (run.answers.length > 0) return stopsOf(run).length - 1;
  return stopsOf(run)[1]?.decision ? 1 : 0;
}

/** The answer that was given at a stop, if it asks something and was answered. */
export function answerAt(run: Run, stop: RunStop): Answer | null {
  return stop.decision ? (run.answers[stop.piece] ?? null) : null;
}

/** Returns how many answers, from the first on, are those of the origin. */
export function countFaithful({ origin, run }: Session): number {
  const differs = run.answers.findIndex((given, i) => given !== origin.run.answers[i]);
  return differs < 0 ? run.answers.length : differs;
}

function* answerStop(engine: Engine, session: Session, given: Answer): Steps<Session> {
  const stop = session.stops[session.at];
  if (!stop?.decision) return session;
  const next = yield* tryOut(session, answerRun(engine, runBefore(session.run, stop.piece), given));
  // What comes of the answer is played to its end, which is the next decision.
  return { ...next, playing: next.run !== session.run && !atEnd(next) };
}

function* answerRun(engine: Engine, until: Run, given: Answer): Steps<Kept> {
  const run = yield* extendInSteps(engine, until, given);
  return { run, at: afterAnswer(run, run.pieces.length - 2), answered: true };
}

/** Returns the first stop after the answer to a decision, given by its piece. */
function afterAnswer(run: Run, piece: number): number {
  return lastStop(stopsOf(run), piece) + 1;
}

/** Changes the run; where the engine refuses, it only sets a notice. */
function* tryOut(session: Session, next: Steps<Kept>): Steps<Session> {
  try {
    return changeRun(session, yield* next);
  } catch (error) {
    const notice = noticeOfError(error, session.run.beginning.edition);
    return { ...session, playing: false, notice };
  }
}

/** Returns the notice for a refusal; rethrows any other error. */
export function noticeOfError(error: unknown, edition: EditionId): Notice {
  if (error instanceof CrowdedPosition) return { kind: 'crowded' };
  if (error instanceof EngineError) return refusalNotice(error, edition);
  throw error;
}

/** The notice of an error of the engine, whose rules have the numbers of the edition. */
export function refusalNotice({ code, where, rules }: EngineError, edition: EditionId): Notice {
  return { kind: 'refused', code, where, cites: citeAll(rules, edition) };
}

/** Changes the run, so that it can be undone. */
function changeRun(session: Session, next: Kept): Session {
  return {
    ...showRun(session, next),
    past: [...session.past, stateLeft(session, next)],
    future: [],
  };
}

/** Returns the state before a change, kept for undo and redo. */
function stateLeft({ run, at }: Session, { answered }: Kept): Kept {
  return answered ? { run, at, answered } : { run, at };
}

function showRun(session: Session, { run, at }: Kept): Session {
  const stops = stopsOf(run);
  return {
    ...session,
    ...standAt(stops.length, at, session.speed),
    run,
    stops,
    notice: noticeOf(run),
  };
}

function undoChange(session: Session, regardless: boolean): Session {
  const kept = session.past.at(-1);
  if (!kept) return { ...session, notice: null };
  const seen = kept.answered && !regardless ? seenSince(session, kept.run) : null;
  if (seen) return { ...session, playing: false, notice: { kind: 'seen', what: seen } };
  return {
    ...showRun(session, kept),
    past: session.past.slice(0, -1),
    future: [stateLeft(session, kept), ...session.future],
  };
}

/** Returns the first reveal, roll or shuffle in the pieces that an undo removes; null without one. */
function seenSince({ run, viewer }: Session, then: Run): Irreversible | null {
  for (const [i, piece] of run.pieces.entries()) {
    const seen = piece === then.pieces[i] ? null : irreversibleFor(piece, viewer);
    if (seen) return seen;
  }
  return null;
}

function redoChange(session: Session): Session {
  const [kept, ...future] = session.future;
  if (!kept) return session;
  return { ...showRun(session, kept), past: [...session.past, stateLeft(session, kept)], future };
}
