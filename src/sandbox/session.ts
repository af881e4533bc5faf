/**
 * A session at the board: a run, where the reader stands in it, what can be undone. A pure reducer;
 * the same events from the same session give the same session.
 */

import type { Answer } from '../engine/decision.ts';
import type { Citation } from '../engine/edition.ts';
import { EngineError } from '../engine/error.ts';
import {
  type Beginning,
  before,
  type Engine,
  extend,
  lastStop,
  play,
  type Run,
  type Stop,
  stopsOf,
  unseen,
} from './run.ts';

/** Something that the reader should be told once. */
export type Notice =
  /** An undo would take back what has been seen; `replay` does so all the same. */
  | { readonly kind: 'seen'; readonly what: 'reveal' | 'roll' }
  /** The engine refused a position or an answer. */
  | { readonly kind: 'refused'; readonly message: string; readonly cites: readonly Citation[] };

/** A run to go back to. */
interface Kept {
  readonly run: Run;
  readonly at: number;
  /** It was left by an answer: what that answer showed is news. */
  readonly answered?: true;
}

export interface Session {
  /** Where everything starts again from. */
  readonly origin: Kept;
  readonly run: Run;
  readonly stops: readonly Stop[];
  /** The stop that is shown. */
  readonly at: number;
  readonly past: readonly Kept[];
  readonly future: readonly Kept[];
  readonly playing: boolean;
  readonly speed: Speed;
  readonly notice: Notice | null;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export type Event =
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'play' | 'pause' | 'tick' }
  | { readonly do: 'speed'; readonly speed: Speed }
  /** Answers the decision of the stop that is shown, instead of how it was answered before. */
  | { readonly do: 'answer'; readonly answer: Answer }
  | { readonly do: 'undo' | 'redo' | 'replay' | 'reset' | 'dismiss' }
  /** Plays from somewhere else. */
  | { readonly do: 'begin'; readonly beginning: Beginning; readonly answers: readonly Answer[] };

/** A session at the start of a run. */
export function newSession(run: Run, at = 0): Session {
  const stops = stopsOf(run);
  return {
    origin: { run, at: 0 },
    run,
    stops,
    at: clamp(at, stops),
    past: [],
    future: [],
    playing: false,
    speed: 1,
    notice: null,
  };
}

/** What the reader does, done. */
export function reduce(engine: Engine, session: Session, event: Event): Session {
  switch (event.do) {
    case 'step':
      return stand(session, session.at + event.by);
    case 'go':
      return stand(session, event.to);
    case 'tick':
      return tick(session);
    case 'play':
      return atEnd(session)
        ? { ...session, at: 0, playing: true, notice: null }
        : { ...session, playing: true, notice: null };
    case 'pause':
      return { ...session, playing: false };
    case 'speed':
      return { ...session, speed: event.speed };
    case 'answer':
      return answer(engine, session, event.answer);
    case 'undo':
      return undo(session, false);
    case 'replay':
      return undo(session, true);
    case 'redo':
      return redo(session);
    case 'reset':
      return change(session, session.origin);
    case 'dismiss':
      return { ...session, notice: null };
    case 'begin':
      return tryOut(session, () => {
        const run = play(engine, event.beginning, event.answers);
        return { run, at: event.answers.length === 0 ? 0 : stopsOf(run).length - 1 };
      });
  }
}

/** Whether the stop shown is the last one. */
export function atEnd(session: Session): boolean {
  return session.at >= session.stops.length - 1;
}

/** The answer that was given at the stop shown, if it asks something and was answered. */
export function answerHere({ run, stops, at }: Session): Answer | null {
  const stop = stops[at];
  return stop?.decision ? (run.answers[stop.piece] ?? null) : null;
}

/** How many of the answers are those of the origin. */
export function faithful({ origin, run }: Session): number {
  const differs = run.answers.findIndex((given, i) => given !== origin.run.answers[i]);
  return differs < 0 ? run.answers.length : differs;
}

function clamp(at: number, stops: readonly Stop[]): number {
  return Math.max(0, Math.min(at, stops.length - 1));
}

function stand(session: Session, at: number): Session {
  return { ...session, at: clamp(at, session.stops), playing: false, notice: null };
}

function tick(session: Session): Session {
  if (!session.playing) return session;
  const at = clamp(session.at + 1, session.stops);
  return { ...session, at, playing: at < session.stops.length - 1 };
}

function answer(engine: Engine, session: Session, given: Answer): Session {
  const stop = session.stops[session.at];
  if (!stop?.decision) return session;
  return tryOut(session, () => {
    const run = extend(engine, before(session.run, stop.piece), given);
    return { run, at: afterAnswer(run), answered: true };
  });
}

/** The first stop that an answer led to; where it led to none, the last one. */
function afterAnswer(run: Run): number {
  const stops = stopsOf(run);
  return clamp(lastStop(stops, run.pieces.length - 2) + 1, stops);
}

/** Changes the run, unless the engine refuses. */
function tryOut(session: Session, next: () => Kept): Session {
  try {
    return change(session, next());
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const cites = 'cites' in error ? (error.cites as readonly Citation[]) : [];
    return {
      ...session,
      playing: false,
      notice: { kind: 'refused', message: error.message, cites },
    };
  }
}

/** Changes the run, so that it can be undone. */
function change(session: Session, next: Kept): Session {
  return { ...shown(session, next), past: [...session.past, left(session, next)], future: [] };
}

/** What a change leaves behind. */
function left({ run, at }: Session, { answered }: Kept): Kept {
  return answered ? { run, at, answered } : { run, at };
}

function shown(session: Session, { run, at }: Kept): Session {
  const stops = stopsOf(run);
  return { ...session, run, stops, at: clamp(at, stops), playing: false, notice: null };
}

function undo(session: Session, regardless: boolean): Session {
  const kept = session.past.at(-1);
  if (!kept) return { ...session, notice: null };
  const seen = kept.answered && !regardless ? seenSince(session.run, kept.run) : null;
  if (seen) return { ...session, playing: false, notice: { kind: 'seen', what: seen } };
  return {
    ...shown(session, kept),
    past: session.past.slice(0, -1),
    future: [left(session, kept), ...session.future],
  };
}

/** What the pieces that an undo takes away have shown or rolled. */
function seenSince(now: Run, then: Run): 'reveal' | 'roll' | null {
  for (const [i, piece] of now.pieces.entries()) {
    const seen = piece === then.pieces[i] ? null : unseen(piece);
    if (seen) return seen;
  }
  return null;
}

function redo(session: Session): Session {
  const [kept, ...future] = session.future;
  if (!kept) return session;
  return {
    ...shown(session, kept),
    past: [...session.past, left(session, kept)],
    future,
  };
}
