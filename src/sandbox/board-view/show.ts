/**
 * A show: everything that playing a run back needs, already worked out and said in words. A page
 * brings it along, so that stepping through an example needs no engine.
 */

import type { ExpeditionName } from '../../engine/state/decision.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import type { Span } from '../../languages/say/text.ts';
import type { Board } from './board.ts';

/** Words with the rules that made it so. */
export interface Said {
  readonly said: readonly Span[];
  readonly cites: readonly string[];
}

/** An event as it is listed. */
export interface EventLine extends Said {
  /** The number of its entry in the trace. */
  readonly id: number;
  readonly kind: string;
  /** The first stop that shows it done. */
  readonly stop: number;
  /** Atomic actions that happen at once, where there are several (6.1.f). */
  readonly together?: number;
  /** It tells nothing new, and is listed only where the page's rule is at work in it. */
  readonly silent?: true;
  /** How many equal lines this one stands for. */
  readonly times?: number;
  readonly lines?: readonly EventLine[];
}

/** The card that an option plays, with the facts that tell such options apart. */
export interface PlayedOption {
  readonly card: string;
  readonly from: 'hand' | 'reserve' | 'deck' | 'discard' | null;
  readonly into: ExpeditionName | null;
  /** Mana to pay; null when free. */
  readonly cost: number | null;
  /** It is played with Scout, as a Temple, or one of its quick actions is. */
  readonly how: 'scout' | 'temple' | 'quick' | null;
  /** The beginning of its quick action's text, where its card has several. */
  readonly text?: readonly Span[];
}

export interface ShownOption {
  readonly id: string;
  /** Options that play the same card are listed in one row. */
  readonly plays?: PlayedOption;
  /** Passing, or choosing nothing more: it stays in sight below the others. */
  readonly last?: true;
  /** Where on the board it can be chosen, see `place.ts`. */
  readonly places: readonly string[];
  readonly said: readonly Span[];
}

/** Something that cannot be chosen, and why. */
export interface Refusal extends Said {
  /** The places that a reader would have pressed to choose it. */
  readonly places: readonly string[];
  /** It is told only on the card's own sheet. */
  readonly quiet?: true;
}

export interface ShownDecision extends Said {
  readonly player: number;
  readonly options: readonly ShownOption[];
  readonly min: number;
  readonly max: number;
  readonly again?: true;
  /** Ids of the options that were chosen; null while it waits. */
  readonly given: readonly string[] | null;
  readonly refusals: readonly Refusal[];
  /** Whether it is another player's decision: only the player and the question may be shown. */
  readonly secret?: true;
}

/** An Expedition at Progress (4.2.4.b). */
export type Compared = Pick<
  Extract<TraceEntry, { kind: 'progress' }>,
  'expedition' | 'facing' | 'comparisons' | 'moves'
>;

/** A moment that the reader can stand at. */
export interface ShownStop {
  readonly board: Board;
  /** The line that it is about; null for the position that play begins with. */
  readonly line: number | null;
  readonly decision: ShownDecision | null;
  /** Facing Expeditions compared at Progress, where that is what the stop is about. */
  readonly progress?: readonly Compared[];
  /** Why objects are what they are: passive abilities in the order applied, by object. */
  readonly reasons?: Readonly<Record<number, readonly Said[]>>;
}

export interface Show {
  readonly stops: readonly ShownStop[];
  readonly lines: readonly EventLine[];
}

/** The lines that a reader sees, who comes from a rule or from none. */
export function visibleLines(
  lines: readonly EventLine[],
  rule: string | null,
): readonly EventLine[] {
  return lines.flatMap((line) => {
    const inside = visibleLines(line.lines ?? [], rule);
    return line.silent && !isLit(line, rule) ? inside : [{ ...line, lines: inside }];
  });
}

/** Every line, each before those inside it. */
export function flattenLines(lines: readonly EventLine[]): readonly EventLine[] {
  return lines.flatMap((line) => [line, ...flattenLines(line.lines ?? [])]);
}

/** Whether the rule that the reader comes from is at work in a line. */
export function isLit({ cites }: Said, rule: string | null): boolean {
  return rule !== null && cites.includes(rule);
}

/** The stops at which the rule that the reader comes from is at work, in order. */
export function stopsLit(lines: readonly EventLine[], rule: string | null): readonly number[] {
  const lit = flattenLines(lines).filter((line) => isLit(line, rule));
  return [...new Set(lit.map(({ stop }) => stop))].sort((a, b) => a - b);
}

type Stops = readonly { readonly decision: unknown }[];

/** The piece of play in which a stop is: each piece but the last ends with a decision. */
export function pieceOf(stops: Stops, stop: number): number {
  return stops.slice(0, stop).filter(({ decision }) => decision !== null).length;
}

/** The last stop of a piece of play, or of all of it where there are fewer pieces. */
export function lastStopOf(stops: Stops, piece: number): number {
  const last = stops.findIndex(
    (stop, at) => stop.decision !== null && pieceOf(stops, at) === piece,
  );
  return last < 0 ? stops.length - 1 : last;
}

/**
 * The stop at which most of some rules are at work, the first of several; the beginning where none
 * of them is.
 */
export function watchedStop(lines: readonly EventLine[], rules: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const rule of rules) {
    for (const stop of stopsLit(lines, rule)) counts.set(stop, (counts.get(stop) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  const best = [...counts].filter(([, count]) => count === most).map(([stop]) => stop);
  return best.length > 0 ? Math.min(...best) : 0;
}
