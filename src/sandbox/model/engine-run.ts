import { advance } from '../../engine/advance.ts';
import type { Answer } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { refuseCrowded } from './crowded.ts';
import {
  type Engine,
  MOST_OBJECTS,
  type RunBeginning,
  type RunMoment,
  type RunPiece,
} from './run.ts';
import type { Steps } from './slices.ts';

/** The game at a beginning. */
export type PlaceGame = (beginning: RunBeginning) => Game;

/**
 * The rules engine, going event by event so that each can be shown.
 *
 * @param place makes the game that a beginning describes, or knows it
 */
export function engineFrom(place: PlaceGame): Engine {
  return {
    *begin(beginning, room) {
      refuseCrowded(beginning.position);
      const game = place(beginning);
      const piece = yield* goOn(game, undefined, room);
      return { ...piece, moments: [{ entry: 0, game }, ...piece.moments] };
    },
    next: goOn,
  };
}

/**
 * Plays on to the next decision or the end, with the game as it was after each event; to the event
 * before which it would go beyond the budget, or at which it is stopped.
 */
function* goOn(from: Game, answer: Answer | undefined, room: number): Steps<RunPiece> {
  const entries: TraceEntry[] = [];
  const moments: RunMoment[] = [];
  let work = 0;
  let step = advance(from, answer, { until: 'event' });
  for (;;) {
    work += step.game.objects.length;
    entries.push(...step.trace);
    const seen = step.trace.findLast(isSeen);
    if (seen) {
      const entry = step.decision ? seen.id : step.trace.at(-1)!.id;
      moments.push({ entry, game: step.game });
    }
    if (step.decision || step.result) {
      return { entries, moments, game: step.game, decision: step.decision, work };
    }
    const isStopped = yield 0;
    if (isStopped || work > room || countObjects(step.game) > MOST_OBJECTS) {
      return { entries, moments, game: step.game, decision: null, work, cut: true };
    }
    step = advance(step.game, undefined, { until: 'event' });
  }
}

/** The objects that there are now; those that are gone leave a gap. */
function countObjects({ objects }: Game): number {
  return objects.reduce((count, object) => (object ? count + 1 : count), 0);
}

/** Whether an entry says something that one can see on a board. */
function isSeen({ kind }: TraceEntry): boolean {
  return kind === 'action' || kind === 'phase-began' || kind === 'result';
}
