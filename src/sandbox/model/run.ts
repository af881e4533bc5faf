/**
 * A run: the events that follow from a beginning and the answers given since, cut at the decisions.
 * Pieces before a changed answer are reused, so a change costs only playing the pieces after it.
 */

import type { EditionId } from '../../engine/rules/edition.ts';
import { EngineError } from '../../engine/rules/error.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { Answer, Decision } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import type { Irreversible, TraceEntry } from '../../engine/state/trace.ts';
import type { Viewer } from '../board-view/board.ts';
import { atPart, finishSteps, type Steps } from './slices.ts';

/** The beginning of play. */
export interface RunBeginning {
  readonly edition: EditionId;
  readonly seed: number;
  readonly position: Position;
  /** The worked example that it is the position of. */
  readonly example: string | null;
  /** Cards that someone wrote down, as they wrote them. */
  readonly cards?: readonly string[];
}

/** The game as it was right after an entry of the trace. */
export interface RunMoment {
  readonly entry: number;
  readonly game: Game;
}

/** The events from one answer, or the beginning, to the next decision or the end. */
export interface RunPiece {
  readonly entries: readonly TraceEntry[];
  readonly moments: readonly RunMoment[];
  /** The game as the piece leaves it. */
  readonly game: Game;
  readonly decision: Decision | null;
  /** Objects in the game, summed over its events: a measure of the cost of playing and drawing it. */
  readonly work: number;
  /** It ends here because it would have gone beyond the budget, or because the reader stopped it. */
  readonly cut?: true;
}

/** The engine that plays, or its substitute in a test. */
export interface Engine {
  /**
   * Refuses an impossible position with an `EngineError`.
   *
   * @param room the work that the piece may take
   */
  begin(beginning: RunBeginning, room: number): Steps<RunPiece>;
  /** Refuses an answer that the decision does not offer with an `EngineError`. */
  next(game: Game, answer: Answer, room: number): Steps<RunPiece>;
}

/** The work that a run may take: twice that of the longest games of four players. */
export const MOST_WORK = 600_000;
/** Objects that a game may have at a time: twice those of four players with full decks. */
export const MOST_OBJECTS = 1200;

export interface Run {
  readonly beginning: RunBeginning;
  readonly answers: readonly Answer[];
  /** One more than there are answers. */
  readonly pieces: readonly RunPiece[];
}

/** A moment that the reader can stand at: after an event, or before a decision. */
export interface RunStop {
  readonly game: Game;
  /** The entry that it shows; null for the position that play begins with. */
  readonly entry: number | null;
  /** The piece that it belongs to. */
  readonly piece: number;
  /** The decision here; its answer, if given, is the run's answer of the same number as the piece. */
  readonly decision: Decision | null;
}

/**
 * Plays from the beginning through the answers, or as far as the budget goes.
 *
 * @param fitting where it is said, the first answer that is refused ends it; otherwise it is an error
 */
export function* playInSteps(
  engine: Engine,
  beginning: RunBeginning,
  answers: readonly Answer[],
  fitting?: 'only',
): Steps<Run> {
  const parts = answers.length + 1;
  const first = yield* atPart(0, parts, engine.begin(beginning, MOST_WORK));
  let run: Run = { beginning, answers: [], pieces: [first] };
  for (const [i, answer] of answers.entries()) {
    if (isCut(run)) break;
    try {
      run = yield* atPart(i + 1, parts, extendInSteps(engine, run, answer));
    } catch (error) {
      if (fitting === 'only' && error instanceof EngineError && error.code === 'answer') break;
      throw error;
    }
  }
  return run;
}

/** Plays from the beginning through the answers at once. */
export function playAnswers(
  engine: Engine,
  beginning: RunBeginning,
  answers: readonly Answer[],
): Run {
  return finishSteps(playInSteps(engine, beginning, answers));
}

/** Whether a run ends before its time: it goes no further than the budget. */
export function isCut({ pieces }: Run): boolean {
  return pieces.at(-1)!.cut === true;
}

/** Gives one more answer. */
export function* extendInSteps(engine: Engine, run: Run, answer: Answer): Steps<Run> {
  const room = MOST_WORK - run.pieces.reduce((sum, { work }) => sum + work, 0);
  const piece = yield* engine.next(run.pieces.at(-1)!.game, answer, room);
  return { ...run, answers: [...run.answers, answer], pieces: [...run.pieces, piece] };
}

/** The run as it was before an answer, by its number. */
export function runBefore(run: Run, answer: number): Run {
  return {
    ...run,
    answers: run.answers.slice(0, answer),
    pieces: run.pieces.slice(0, answer + 1),
  };
}

/** Every stop of a run in order; the first one is the position that it begins with. */
export function stopsOf(run: Run): readonly RunStop[] {
  return run.pieces.flatMap((piece, index) => {
    const stops: RunStop[] = piece.moments.map(({ entry, game }, at) => ({
      game,
      entry: index === 0 && at === 0 ? null : entry,
      piece: index,
      decision: null,
    }));
    if (piece.decision) {
      const { game, decision } = piece;
      stops.push({ game, entry: entryOf(piece, decision), piece: index, decision });
    }
    return stops;
  });
}

/** The entry in which a decision was asked. */
function entryOf(piece: RunPiece, decision: Decision): number | null {
  const asked = piece.entries.findLast(
    (entry) => entry.kind === 'decision' && entry.decision === decision.id,
  );
  return asked?.id ?? null;
}

/** All entries of a run. */
export function traceOf(run: Run): readonly TraceEntry[] {
  return run.pieces.flatMap(({ entries }) => entries);
}

/** The last stop of a piece. */
export function lastStop(stops: readonly RunStop[], piece: number): number {
  return stops.findLastIndex((stop) => stop.piece === piece);
}

/** Returns a piece's first reveal, roll or shuffle that a viewer cannot unsee; null without one. */
export function irreversibleFor(piece: RunPiece, viewer: Viewer): Irreversible | null {
  const entry = piece.entries.find(
    (each) => each.irreversible !== undefined && !knewBefore(each, viewer),
  );
  return entry?.irreversible ?? null;
}

/** A card that a viewer could see in a hand is no news when it is played. */
function knewBefore(entry: TraceEntry, viewer: Viewer): boolean {
  if (entry.kind !== 'action' || entry.action !== 'move' || entry.from.zone !== 'hand')
    return false;
  return viewer === 'all' || entry.from.player === viewer;
}
