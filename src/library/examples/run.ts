/** Runs a play of an example: its position, its script, its expectations. */

import {
  type Advance,
  type Answer,
  advance,
  type Card,
  createPosition,
  type Decision,
  EngineError,
  type Game,
  PHASES,
  type TraceEntry,
} from '../../engine/index.ts';
import type { Position } from '../../engine/setup/position.ts';
import { endingOf } from './ending.ts';
import type { Expectation, ScriptChoice, ScriptedAnswer, Until } from './example.ts';
import { checkExpectation } from './expectation.ts';
import { decliningAnswer, describeDecision, forcedAnswer, matchAnswer } from './matcher.ts';
import type { Play } from './play.ts';
import type { ExampleProblem, ScriptFault } from './problem.ts';
import { Labels, type Table, tableOf } from './table.ts';

/** A play that has been run, as far as it went. */
export interface PlayRun {
  readonly play: Play;
  readonly ok: boolean;
  readonly problems: readonly ExampleProblem[];
  readonly trace: readonly TraceEntry[];
  /** Every answer given, also those that needed no words: the game can be played again from them. */
  readonly answers: readonly Answer[];
  /** The game before its first `advance`; null when the position was refused. */
  readonly start: Game | null;
  readonly game: Game | null;
  readonly table: Table | null;
}

/** Answers decisions where there is no script; null stops the play. */
export type AskForAnswer = (decision: Decision, game: Game, table: Table) => Promise<Answer | null>;

/** More decisions than any example has; an example that reaches it is cut off. */
const MOST_DECISIONS = 2_000;

/**
 * Runs a play.
 *
 * @param cards every card that the examples use; those invented for the example come on top
 * @returns the trace and the end, and every problem: a position that the engine refuses, a script
 *   that does not fit, expectations that fail, rules claimed but not cited
 */
export function runPlay(play: Play, cards: readonly Card[]): PlayRun {
  const begun = beginPlay(play, cards);
  if ('kind' in begun) return stoppedRun(play, begun);
  const course = new Course(play, begun);
  const fault = course.follow();
  return course.finish(begun.start, fault);
}

/**
 * Plays on from the position of a play, without its script and expectations.
 *
 * @param ask answers each decision; null stops
 * @param onTrace receives the new entries of the trace, at the beginning and after each answer
 */
export async function playOn(
  play: Play,
  cards: readonly Card[],
  ask: AskForAnswer,
  onTrace: (entries: readonly TraceEntry[], game: Game) => void,
): Promise<PlayRun> {
  const free: Play = { ...play, script: [], until: null, expect: [], illustrates: [] };
  const begun = beginPlay(free, cards);
  if ('kind' in begun) return stoppedRun(free, begun);
  const course = new Course(free, begun);
  onTrace(course.trace, course.now.game);
  while (course.now.decision) {
    const answer = await ask(course.now.decision, course.now.game, course.table());
    if (answer === null) break;
    const known = course.trace.length;
    course.give(answer);
    onTrace(course.trace.slice(known), course.now.game);
  }
  return course.finish(begun.start, null);
}

interface Begun {
  readonly start: Game;
  readonly now: Advance;
  readonly labels: Readonly<Record<string, number>>;
}

function beginPlay(play: Play, cards: readonly Card[]): Begun | ExampleProblem {
  const library = play.invented.length > 0 ? [...cards, ...play.invented] : cards;
  const { edition, seed, script, until } = play;
  const byEvent = script.length === 0 && until !== null;
  try {
    const { game, labels } = createPosition(play.position, { cards: library, edition, seed });
    const now = advance(game, undefined, byEvent ? { until: 'event' } : {});
    return { start: game, now, labels };
  } catch (error) {
    return refusedProblem('position', error);
  }
}

function refusedProblem(where: string, error: unknown): ExampleProblem {
  if (!(error instanceof EngineError)) throw error;
  return { kind: 'refused', where: `${where}.${error.where}`, message: error.message };
}

function stoppedRun(play: Play, problem: ExampleProblem): PlayRun {
  return {
    play,
    ok: false,
    problems: [problem],
    trace: [],
    answers: [],
    start: null,
    game: null,
    table: null,
  };
}

/** A play while it runs. */
class Course {
  readonly play: Play;
  private readonly labels: Labels;
  readonly trace: TraceEntry[] = [];
  readonly answers: Answer[] = [];
  now: Advance;

  constructor(play: Play, { start, now, labels }: Begun) {
    this.play = play;
    this.now = now;
    this.labels = new Labels(start, labels);
    this.take(now);
  }

  table(): Table {
    return tableOf(this.now.game, this.labels);
  }

  give(answer: Answer): void {
    this.answers.push(answer);
    this.take(advance(this.now.game, answer));
  }

  /** Gives an answer and goes on event by event, so as to stop at the very phase. */
  private giveUntil(answer: Answer, until: Until): void {
    this.answers.push(answer);
    this.take(advance(this.now.game, answer, { until: 'event' }));
    this.goOn(until);
  }

  private goOn(until: Until): void {
    while (!this.now.decision && !this.now.result && !this.isReached(until)) {
      this.take(advance(this.now.game, undefined, { until: 'event' }));
    }
  }

  private take(now: Advance): void {
    this.now = now;
    this.trace.push(...now.trace);
    this.labels.follow(now.trace);
  }

  private isReached(until: Until): boolean {
    return isReached(until, this.now.game, this.play.position);
  }

  /** Follows the script, then declines until the example stops. */
  follow(): ExampleProblem | null {
    const { script, until } = this.play;
    let next = 0;
    if (script.length === 0 && until !== null) this.goOn(until);
    while (this.now.decision && this.answers.length < MOST_DECISIONS) {
      const { decision } = this.now;
      const scripted = script[next];
      if (scripted === undefined) {
        const end = this.afterScript(decision);
        if (end === 'stop') return null;
        if (end === 'ask') return scriptProblem(next, 'script-too-short', null, decision, this);
        this.answerFreely(end);
        continue;
      }
      const match = matchAnswer(scripted, decision, this.table());
      if ('answer' in match) next += 1;
      const forced = decision.kind === 'turn' ? null : forcedAnswer(decision);
      const answer = 'answer' in match ? match.answer : forced;
      if (answer === null) {
        const { fault, choice } = match as { fault: ScriptFault; choice: ScriptChoice | null };
        return scriptProblem(next, fault, scripted, decision, this, choice);
      }
      if (next < script.length) this.give(answer);
      else this.answerFreely(answer);
    }
    if (next >= script.length) return null;
    return scriptProblem(next, 'script-too-long', script[next]!, this.now.decision, this);
  }

  /** Gives an answer after which the example may stop. */
  private answerFreely(answer: Answer): void {
    const { until } = this.play;
    if (until === null) this.give(answer);
    else this.giveUntil(answer, until);
  }

  /** Returns the answer to a decision that the script does not answer, or how else to go on. */
  private afterScript(decision: Decision): Answer | 'stop' | 'ask' {
    const { until } = this.play;
    if (until !== null) {
      if (this.isReached(until)) return 'stop';
      return decliningAnswer(decision) ?? forcedAnswer(decision) ?? 'ask';
    }
    if (decision.kind === 'turn' || decision.kind === 'expand') return 'stop';
    const expected = this.play.expect.some(({ expectation }) => 'asked' in expectation);
    return expected ? 'stop' : (forcedAnswer(decision) ?? 'ask');
  }

  finish(start: Game, fault: ExampleProblem | null): PlayRun {
    const problems = fault ? [fault] : this.check();
    return {
      play: this.play,
      ok: problems.length === 0,
      problems,
      trace: this.trace,
      answers: this.answers,
      start,
      game: this.now.game,
      table: this.table(),
    };
  }

  /** Problems of expectations that name a card or an object that does not exist. */
  private unknownNames(): ExampleProblem[] {
    const table = this.table();
    return this.play.expect.flatMap(({ where, expectation }) =>
      namesIn(expectation).flatMap((name): ExampleProblem[] => {
        const near = table.unknown(name);
        if (near === null) return [];
        const hint = near === '' ? '' : `, did you mean “${near}”?`;
        return [{ kind: 'format', where, message: `no card or object is called “${name}”${hint}` }];
      }),
    );
  }

  private check(): ExampleProblem[] {
    const ending = endingOf(this.now.game, this.table(), this.trace);
    const failed = this.play.expect.flatMap(({ where, expectation }): ExampleProblem[] => {
      const verdict = checkExpectation(expectation, ending);
      if (verdict === null) return [];
      return [{ kind: 'expectation', where, expected: expectation, found: verdict.found }];
    });
    const cited = new Set(this.trace.flatMap(({ cites }) => cites));
    const unknown = this.unknownNames();
    const missing = this.play.illustrates.flatMap((rule, index): ExampleProblem[] =>
      cited.has(rule) ? [] : [{ kind: 'not-cited', where: `illustrates[${index}]`, rule }],
    );
    return [...unknown, ...failed, ...missing];
  }
}

/** Names of cards and objects in an expectation. */
function namesIn(expectation: Expectation): readonly string[] {
  if ('object' in expectation) return [expectation.object];
  if ('trace' in expectation) {
    return [expectation.trace].flat().flatMap(({ card }) => card ?? []);
  }
  if (!('option' in expectation) || typeof expectation.option !== 'object') return [];
  return expectation.option.card === undefined ? [] : [expectation.option.card];
}

/** Whether the game has reached the phase: on the given day, else the next time that it comes. */
function isReached(until: Until, game: Game, { day: first = 1, phase }: Position): boolean {
  if (until === 'result') return game.result !== null;
  const begun = PHASES.indexOf(phase ?? 'afternoon');
  const day = until.day ?? (PHASES.indexOf(until.phase) < begun ? first + 1 : first);
  if (game.day !== day) return game.day > day;
  return game.phase !== null && PHASES.indexOf(game.phase) >= PHASES.indexOf(until.phase);
}

function scriptProblem(
  index: number,
  fault: ScriptFault,
  answer: ScriptedAnswer | null,
  decision: Decision | null,
  course: Course,
  choice: ScriptChoice | null = null,
): ExampleProblem {
  return {
    kind: 'script',
    where: `script[${index}]`,
    fault,
    answer,
    choice,
    decision: decision && describeDecision(decision, course.table()),
  };
}
