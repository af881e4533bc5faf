/** The session behind a lesson. Loaded with the engine, when the reader answers first. */

import type { PlayWords } from '../../languages/say/teller.ts';
import { endingOf } from '../../library/examples/ending.ts';
import type { Expectation } from '../../library/examples/example.ts';
import { checkExpectation } from '../../library/examples/expectation.ts';
import { Labels, tableOf } from '../../library/examples/table.ts';
import { beginningOf } from '../../sandbox/board-view/engine-session.ts';
import { openEngineSession } from '../../sandbox/board-view/placed-session.ts';
import type { PlayData } from '../../sandbox/model/play-data.ts';
import { type RunBeginning, traceOf } from '../../sandbox/model/run.ts';
import type { Session } from '../../sandbox/model/session.ts';
import type { Behind } from '../../sandbox/player/use-play.ts';

/** The reader plays the first seat. */
const READER = 0;

/** The state of a lesson: not finished yet, the goal reached, or the goal missed. */
export type LessonOutcome = 'open' | 'done' | 'missed';

/** Returns the beginning of a lesson: without an example, so that no answer can leave a script. */
export function beginningOfLesson(data: PlayData): RunBeginning {
  return { ...beginningOf(data), example: null };
}

/** Opens the session at the reader's decision. */
export function openLesson(data: PlayData, playWords: PlayWords): Behind {
  const engineSession = openEngineSession(data.cards, data.printed, playWords);
  return {
    ...engineSession,
    session: engineSession.begin(beginningOfLesson(data), data.answers),
  };
}

/**
 * Compares the reader's play with the goal of a lesson. The goal is missed if it is not reached when
 * the next decision is not the reader's, or when there is none.
 */
export function judgeSession(
  { run, origin }: Session,
  goal: readonly Expectation[],
): LessonOutcome {
  if (run.answers.length <= origin.run.answers.length) return 'open';
  const { game, decision } = run.pieces.at(-1)!;
  const trace = traceOf(run);
  const labels = new Labels(run.pieces[0]!.moments[0]!.game, {});
  labels.follow(trace);
  const ending = endingOf(game, tableOf(game, labels), trace);
  if (goal.every((expectation) => checkExpectation(expectation, ending) === null)) return 'done';
  return decision?.player === READER ? 'open' : 'missed';
}
