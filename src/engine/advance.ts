/** Running a game: frame after frame until a decision, a result, or whatever the caller stops at. */

import { giveAnswer } from './choices/ask.ts';
import { runAfternoon, runTurn } from './day/afternoon.ts';
import { runBeginning } from './day/beginning.ts';
import { endWithoutWinner, runDaily, runDay, runPhase } from './day/day.ts';
import { runCheck } from './day/reaction-check.ts';
import { runStep } from './modifiers/run-step.ts';
import { open } from './open.ts';
import { runEffect } from './playing/effect.ts';
import { runPlay } from './playing/play.ts';
import { runQuickAction } from './playing/quick-action.ts';
import { EngineError, onlyEngineErrors, textOfValue, unknownValue } from './rules/error.ts';
import type { Answer, Decision } from './state/decision.ts';
import { closeDraft, type Draft, type Game, type Result } from './state/game.ts';
import type { Irreversible, TraceEntry } from './state/trace.ts';

/** The outcome of a call of `advance`. */
export interface Advance {
  readonly game: Game;
  /** Entries of the trace, oldest first. */
  readonly trace: readonly TraceEntry[];
  /** The next decision to answer; null when the game is over, or stopped at an event. */
  readonly decision: Decision | null;
  readonly result: Result | null;
  /** Set when something was revealed or left to chance, so that undoing would give it away. */
  readonly irreversible: Irreversible | null;
}

export interface AdvanceOptions {
  /** `false` leaves the trace out. */
  readonly trace?: boolean;
  /** Stop after the next event instead of at the next decision; go on by calling without answer. */
  readonly until?: 'decision' | 'event';
}

/**
 * Steps and repetitions in one day after which a game ends without winner: no cards make it run for
 * ever.
 */
export const STEP_BOUND = 20_000;

/** Continues a game like `advance` of `checked.ts`, but does not check its input. */
export function advance(game: Game, answer?: Answer, options: AdvanceOptions = {}): Advance {
  return onlyEngineErrors(() => advanceDraft(game, answer, options));
}

function advanceDraft(game: Game, answer: Answer | undefined, options: AdvanceOptions): Advance {
  const draft = open(game, options.trace !== false);
  if (answer !== undefined && answer !== null) acceptAnswer(draft, answer);
  else if (draft.decision) return finishAdvance(draft);
  runAgenda(draft, options.until === 'event');
  return finishAdvance(draft);
}

function acceptAnswer(draft: Draft, answer: Answer): void {
  const { decision } = draft;
  if (!decision) throw new EngineError('answer', 'answer', 'no decision is waiting');
  if (answer.decision !== undefined && answer.decision !== decision.id) {
    const other = textOfValue(answer.decision);
    throw new EngineError('answer', 'answer', `${decision.id} is waiting, not ${other}`);
  }
  draft.parent = draft.agenda[draft.agenda.length - 1]?.parent ?? null;
  giveAnswer(draft, decision, answer.options);
}

function finishAdvance(draft: Draft): Advance {
  const { entries, irreversible } = draft;
  const game = closeDraft(draft);
  return {
    game,
    trace: entries ?? [],
    decision: game.decision,
    result: game.result,
    irreversible,
  };
}

/** Runs the agenda of a working copy. */
function runAgenda(draft: Draft, stopAtEvents = false): void {
  draft.happened = false;
  while (!draft.decision && !draft.result) {
    if (draft.steps > STEP_BOUND) {
      endWithoutWinner(draft);
      return;
    }
    runTop(draft);
    if (stopAtEvents && draft.happened) return;
  }
}

function runTop(draft: Draft): void {
  const frame = draft.agenda[draft.agenda.length - 1];
  if (!frame) throw new EngineError('game', 'agenda', 'nothing is left to do, yet nobody has won');
  draft.parent = frame.parent;
  switch (frame.kind) {
    case 'beginning':
      runBeginning(draft, frame);
      return;
    case 'day':
      runDay(draft, frame);
      return;
    case 'phase':
      runPhase(draft, frame);
      return;
    case 'daily':
      runDaily(draft, frame);
      return;
    case 'afternoon':
      runAfternoon(draft, frame);
      return;
    case 'turn':
      runTurn(draft, frame);
      return;
    case 'check':
      runCheck(draft, frame);
      return;
    case 'play':
      runPlay(draft, frame);
      return;
    case 'quick-action':
      runQuickAction(draft, frame);
      return;
    case 'effect':
      runEffect(draft, frame);
      return;
    case 'step':
      runStep(draft, frame);
      return;
    default:
      throw unknownValue('agenda', frame);
  }
}

/** Chooses for every decision of a game; returns ids of options. */
export type AnswerChooser = (decision: Decision, game: Game) => readonly string[];

/** Plays a game to its end like `playOut` of `checked.ts`, but does not check its input. */
export function playOut(game: Game, choose: AnswerChooser): Game {
  return onlyEngineErrors(() => playedOut(game, choose));
}

function playedOut(game: Game, choose: AnswerChooser): Game {
  const draft = open(game, false);
  for (;;) {
    runAgenda(draft);
    if (!draft.decision) return closeDraft(draft);
    giveAnswer(draft, draft.decision, choose(draft.decision, draft));
  }
}
