import { advance } from '../../engine/advance.ts';
import type { Answer } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import type { Beginning, Engine, Moment, Piece } from './run.ts';

/** The game at a beginning. */
export type Place = (beginning: Beginning) => Game;

/**
 * The rules engine, going event by event so that each can be shown.
 *
 * @param place makes the game that a beginning describes, or knows it
 */
export function engineFrom(place: Place): Engine {
  return {
    begin: (beginning) => {
      const game = place(beginning);
      const piece = goOn(game);
      return { ...piece, moments: [{ entry: 0, game }, ...piece.moments] };
    },
    next: (game, answer) => goOn(game, answer),
  };
}

/** Plays on to the next decision or the end, with the game as it was after each event. */
function goOn(from: Game, answer?: Answer): Piece {
  const entries: TraceEntry[] = [];
  const moments: Moment[] = [];
  let step = advance(from, answer, { until: 'event' });
  for (;;) {
    entries.push(...step.trace);
    const seen = step.trace.findLast(isSeen);
    if (seen) {
      const entry = step.decision ? seen.id : step.trace.at(-1)!.id;
      moments.push({ entry, game: step.game });
    }
    if (step.decision || step.result) {
      return { entries, moments, game: step.game, decision: step.decision };
    }
    step = advance(step.game, undefined, { until: 'event' });
  }
}

/** Whether an entry says something that one can see on a board. */
function isSeen({ kind }: TraceEntry): boolean {
  return kind === 'action' || kind === 'phase-began' || kind === 'result';
}
