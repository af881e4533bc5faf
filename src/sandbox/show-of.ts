import type { Decision, Option } from '../engine/decision.ts';
import type { TraceEntry } from '../engine/trace.ts';
import type { Teller } from '../wording/teller.ts';
import type { Span } from '../wording/text.ts';
import type { Board } from './board.ts';
import { placesOf } from './choice.ts';
import type { Library } from './printed.ts';
import { reasonsAt } from './reasons.ts';
import { type Stop, traceOf } from './run.ts';
import { answerAt, type Session } from './session.ts';
import type { Compared, Refusal, Show, ShownDecision, ShownOption } from './show.ts';
import { lineAt, timelineOf } from './timeline.ts';

/** What a show is made with. */
export interface Making {
  readonly see: (stop: Stop) => Board;
  readonly teller: Teller;
  readonly library: Library;
}

/** Works out and tells everything that a session shows. */
export function showOf({ run, stops }: Session, { see, teller, library }: Making): Show {
  const trace = traceOf(run);
  const lines = timelineOf(trace, stops, teller.entry);
  return {
    lines,
    stops: stops.map((stop, index) => {
      const progress = comparedBetween(trace, stops[index - 1]?.entry ?? 0, stop.entry ?? 0);
      const reasons = reasonsAt(trace, lastEntry(trace, stop), library);
      return {
        board: see(stop),
        line: lineAt(lines, stop),
        decision: stop.decision
          ? {
              ...asked(stop.decision, stop, teller, library),
              given: answerAt(run, stop)?.options ?? null,
              refusals: refusals(trace, stop, teller),
            }
          : null,
        ...(progress.length > 0 ? { progress } : {}),
        ...(Object.keys(reasons).length > 0 ? { reasons } : {}),
      };
    }),
  };
}

/** Comparisons at Progress after one entry and up to another. */
function comparedBetween(
  trace: readonly TraceEntry[],
  after: number,
  upTo: number,
): readonly Compared[] {
  return trace.flatMap((entry) => {
    if (entry.kind !== 'progress' || entry.id <= after || entry.id > upTo) return [];
    const { expedition, facing, comparisons, moves } = entry;
    return [{ expedition, facing, comparisons, moves }];
  });
}

/** The last entry that a stop shows done; for the position, all that was written before anything happened. */
function lastEntry(trace: readonly TraceEntry[], { entry }: Stop): number {
  if (entry !== null && entry > 0) return entry;
  return (trace.find(({ kind }) => kind === 'action' || kind === 'answer')?.id ?? Infinity) - 1;
}

function asked(
  decision: Decision,
  { game }: Stop,
  teller: Teller,
  library: Library,
): Omit<ShownDecision, 'given' | 'refusals'> {
  const { player, cites, options, min, max, again, source } = decision;
  const asking = source === null ? null : game.objects[source];
  const card = asking && asking.card >= 0 ? game.library[asking.card]!.id : null;
  const modes = (card === null ? undefined : library[card])?.text.filter(({ bullet }) => bullet);
  return {
    player,
    cites,
    said: teller.decision(decision),
    options: options.map((option) => shownOption(option, teller, modes ?? [])),
    min,
    max,
    ...(again ? { again } : {}),
  };
}

/** An option in words; a mode in those of the card. */
function shownOption(
  option: Option,
  teller: Teller,
  modes: readonly { readonly spans: readonly Span[] }[],
): ShownOption {
  const { id, what } = option;
  const mode = what.is === 'mode' ? modes[what.mode]?.spans : undefined;
  return { id, places: placesOf(what), said: mode ?? teller.option(option) };
}

/** Why some things cannot be chosen, each reason once: the entries written just before the decision, and under it. */
function refusals(
  trace: readonly TraceEntry[],
  { entry }: Stop,
  teller: Teller,
): readonly Refusal[] {
  const at = trace.findIndex(({ id }) => id === entry);
  if (at < 0) return [];
  const isRefusal = (each: TraceEntry) => each.kind === 'why-not';
  const first = trace.findLastIndex((each, index) => index < at && !isRefusal(each)) + 1;
  const found = [
    ...trace.slice(first, at),
    ...trace.filter((each) => each.parent === entry && isRefusal(each)),
  ];
  const told = new Map<string, Refusal>();
  for (const each of found) {
    if (each.kind !== 'why-not') continue;
    const said = teller.entry(each);
    const key = JSON.stringify([said, each.cites]);
    const places = [...(told.get(key)?.places ?? []), ...(each.what ? placesOf(each.what) : [])];
    told.set(key, { said, cites: each.cites, places: [...new Set(places)] });
  }
  return [...told.values()];
}
