import type { Span } from '../../languages/say/text.ts';
import { type EventLine, isLit, type Said, type ShownStop } from './show.ts';

/** The sentence of one or more events with the same text. */
interface ToldSentence {
  readonly spans: readonly Span[];
  readonly times: number;
  /** It says why something is otherwise, or did not happen: it is no action of the step. */
  readonly isReason: boolean;
}

/** The text at a stop: the result of a step and its reasons, not only that the step was taken. */
export interface Told {
  /** The kind of the line that it is about. */
  readonly kind: string;
  /** Sentences, those that decide first. */
  readonly said: readonly ToldSentence[];
  /** How many more there are in the list of all that happens. */
  readonly more: number;
  /** The rules behind them, those that decide first. */
  readonly cites: readonly string[];
  /** Atomic actions of one step that happen at once, where there are several (6.1.f). */
  readonly together?: number;
  /** Whether the rule that the reader comes from is at work in it. */
  readonly lit: boolean;
}

/** The most sentences to tell; further ones are only counted. */
const MOST = 3;

/**
 * Returns the text of a stop: about the line in which the reader's rule is at work, else about the
 * stop's own line. For a step, it tells the events in the step, those of lowest rank (`WEIGHTS`) first.
 *
 * @param all every line of the show
 */
export function tellStop(
  all: readonly EventLine[],
  { line: about }: Pick<ShownStop, 'line'>,
  at: number,
  rule: string | null,
): Told | null {
  const own = all.find(({ id }) => id === about) ?? null;
  const here = all.filter(({ stop }) => stop === at);
  const isOwnLit = own !== null && isLit(own, rule);
  const lit = isOwnLit ? own : (here.find((line) => isLit(line, rule)) ?? null);
  const subject = lit ?? own;
  if (!subject) return null;
  const isWhole = subject === own || isEvent(subject);
  const events = isWhole ? here.filter(isEvent) : linesInside(subject).filter(isEvent);
  const frame = isEvent(subject) ? own : subject;
  const tellsEvents = events.length > 0 && frame?.kind === 'step';
  const told = tellsEvents ? byWeight(events, rule) : [subject];
  const sentences = countAlike(told);
  return {
    kind: subject.kind,
    said: sentences.slice(0, MOST),
    more: Math.max(0, sentences.length - MOST),
    cites: rulesOf(told, tellsEvents ? frame : null),
    ...(frame?.together ? { together: frame.together } : {}),
    lit: lit !== null,
  };
}

function linesInside({ lines = [] }: EventLine): readonly EventLine[] {
  return lines.flatMap((line) => [line, ...linesInside(line)]);
}

/** Ranks kinds of events when few can be told, lowest first; lines that only group events have none. */
const WEIGHTS: Readonly<Record<string, number>> = {
  result: 0,
  'why-not': 1,
  modifier: 1,
  action: 2,
  activation: 3,
};

function isEvent({ kind, silent }: EventLine): boolean {
  return kind in WEIGHTS && !silent;
}

function isReason({ kind }: EventLine): boolean {
  return kind in WEIGHTS && WEIGHTS[kind]! < WEIGHTS.action!;
}

/** Returns events ordered by rank; first those in which the reader's rule is at work. */
function byWeight(events: readonly EventLine[], rule: string | null): readonly EventLine[] {
  const weight = (line: EventLine) => (isLit(line, rule) ? -1 : WEIGHTS[line.kind]!);
  return events.toSorted((a, b) => weight(a) - weight(b));
}

/** Merges equal sentences into one with a count. */
function countAlike(lines: readonly EventLine[]): Told['said'] {
  const alike = Map.groupBy(lines, ({ said }) => JSON.stringify(said));
  return [...alike.values()].map((same) => ({
    spans: same[0]!.said,
    times: same.reduce((sum, { times = 1 }) => sum + times, 0),
    isReason: isReason(same[0]!),
  }));
}

/**
 * The rules behind what is told. A reason stands before the rules of the step that it changes; what
 * just happens stands after them.
 */
function rulesOf(told: readonly EventLine[], frame: Said | null): readonly string[] {
  const reasons = told.filter(isReason);
  return [
    ...new Set([
      ...reasons.flatMap(({ cites }) => cites.slice(0, 1)),
      ...(frame?.cites ?? []),
      ...told.flatMap(({ cites }) => cites),
    ]),
  ];
}
