import { queryBoard } from '../../engine/query.ts';
import type { Decision, Option, OptionWhat } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import { hasStatus } from '../../engine/state/object.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import type { Unoffered } from '../../engine/unoffered.ts';
import type { UnofferedPlace } from '../../engine/unoffered-places.ts';
import type { Teller } from '../../languages/say/teller.ts';
import type { Span } from '../../languages/say/text.ts';
import type { PrintedCards } from '../model/printed.ts';
import { type RefusalEntry, refusalsIn } from '../model/refusals.ts';
import { type RunStop, traceOf } from '../model/run.ts';
import { answerAt, type Session } from '../model/session.ts';
import { abilityTexts, askedAbout } from './asking.ts';
import type { Board } from './board.ts';
import { placesOf } from './option-places.ts';
import { place } from './place.ts';
import { reasonsAt } from './reasons.ts';
import type { Compared, PlayedOption, Refusal, Show, ShownDecision, ShownOption } from './show.ts';
import { lineAt, timelineOf } from './timeline.ts';

/** The functions and texts that a show is made with. */
export interface Making {
  readonly see: (stop: RunStop) => Board;
  readonly teller: Teller;
  readonly library: PrintedCards;
  /** Finds why every other card is no option; left out where a page would have to carry it. */
  readonly unoffered?: (game: Game) => readonly Unoffered[];
  /** Finds why Expeditions and Landmark zones are no options. */
  readonly unofferedPlaces?: (game: Game) => readonly UnofferedPlace[];
}

/** Returns everything that a session shows its viewer, with its texts. */
export function showOf({ run, stops, viewer }: Session, making: Making): Show {
  const { see, teller, library } = making;
  const whole = traceOf(run);
  const refused = refusalsIn(whole);
  const isOwn = (player: number) => viewer === 'all' || viewer === player;
  const trace = withoutRefusals(whole, refused, isOwn);
  const lines = timelineOf(trace, stops, teller.entry, refused);
  return {
    lines,
    stops: stops.map((stop, index) => {
      const { decision, entry } = stop;
      const progress = comparedBetween(trace, stops[index - 1]?.entry ?? 0, entry ?? 0);
      const reasons = reasonsAt(trace, lastEntry(trace, stop), library);
      return {
        board: see(stop),
        line: lineAt(lines, stop),
        decision:
          decision &&
          (isOwn(decision.player)
            ? {
                ...shownDecision(decision, stop, teller, library),
                given: answerAt(run, stop)?.options ?? null,
                refusals: refusalsAt(refused.get(entry ?? 0) ?? [], stop, making),
              }
            : concealDecision(decision, stop, making)),
        ...(progress.length > 0 ? { progress } : {}),
        ...(Object.keys(reasons).length > 0 ? { reasons } : {}),
      };
    }),
  };
}

/** Returns the trace without others' refusals: they name cards that only those players can see. */
function withoutRefusals(
  trace: readonly TraceEntry[],
  refused: ReturnType<typeof refusalsIn>,
  isOwn: (player: number) => boolean,
): readonly TraceEntry[] {
  const hidden = new Set(
    trace.flatMap((entry) =>
      entry.kind === 'decision' && !isOwn(entry.player) ? (refused.get(entry.id) ?? []) : [],
    ),
  );
  return hidden.size === 0
    ? trace
    : trace.filter((entry) => entry.kind !== 'why-not' || !hidden.has(entry));
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

/** Returns the last entry that a stop shows done; for the position, the last one before any event. */
function lastEntry(trace: readonly TraceEntry[], { entry }: RunStop): number {
  if (entry !== null && entry > 0) return entry;
  return (trace.find(({ kind }) => kind === 'action' || kind === 'answer')?.id ?? Infinity) - 1;
}

function shownDecision(
  decision: Decision,
  { game }: RunStop,
  teller: Teller,
  library: PrintedCards,
): Omit<ShownDecision, 'given' | 'refusals'> {
  const { player, cites, options, min, max, again, source } = decision;
  const asking = source === null ? null : game.objects[source];
  const card = asking && asking.card >= 0 ? game.library[asking.card]!.id : null;
  const modes = (card === null ? undefined : library[card])?.text.filter(({ bullet }) => bullet);
  return {
    player,
    cites,
    said: teller.decision(decision, askedAbout(decision, game, library) ?? undefined),
    options: shownOptions(options, { game, teller, library, modes: modes ?? [] }),
    min,
    max,
    ...(again ? { again } : {}),
  };
}

/** Returns texts of options that are Mana Orbs: numbers, since their cards are face-down (2.2.1.f). */
function orbsAmong(options: readonly Option[], game: Game, teller: Teller) {
  const orbs = options.flatMap((option) => {
    const object = option.what.is === 'object' ? game.objects[option.what.object] : null;
    return object?.zone === 'mana' ? [{ option, object }] : [];
  });
  return new Map(
    orbs.map(({ option, object }, index) => [
      option,
      teller.orb(index + 1, hasStatus(object, 'exhausted')),
    ]),
  );
}

interface Naming {
  readonly game: Game;
  readonly teller: Teller;
  readonly library: PrintedCards;
  /** The modes of the card that asks, in its own words. */
  readonly modes: readonly { readonly spans: readonly Span[] }[];
}

/** Returns options with their texts, of which no two read alike unless they come to the same. */
function shownOptions(
  options: readonly Option[],
  { game, teller, library, modes }: Naming,
): readonly ShownOption[] {
  const orbs = orbsAmong(options, game, teller);
  const texts = abilityTexts(options, game, library);
  const named = options.map((option) =>
    option.what.is === 'mode' ? modes[option.what.mode]?.spans : orbs.get(option),
  );
  const said = teller.options(options, { locate: queryBoard(game).spot, texts, named });
  return options.map(({ id, what }, index) => {
    const played = playedBy(what);
    const text = texts[index]!;
    const isLast = what.is === 'pass' || what.is === 'none' || what.is === 'done';
    return {
      id,
      places: placesOf(what),
      said: said[index]!,
      ...(played ? { plays: text.length > 0 ? { ...played, text } : played } : {}),
      ...(isLast ? { last: true } : {}),
    };
  });
}

/** Returns the card that an option plays, with the facts that tell such options apart; else null. */
function playedBy(what: OptionWhat): PlayedOption | null {
  if (what.is === 'play') {
    const { card, from, into, cost, scout, temple } = what;
    const how = scout ? 'scout' : temple ? 'temple' : null;
    return { card, from, into, cost, how };
  }
  if (what.is !== 'quick-action') return null;
  return { card: what.card, from: null, into: null, cost: what.cost, how: 'quick' };
}

/** Returns another player's decision without options, with reasons why the viewer cannot act. */
function concealDecision(decision: Decision, { game }: RunStop, making: Making): ShownDecision {
  const { player, cites } = decision;
  const others = (making.unoffered?.(game) ?? []).filter(
    ({ obstacle }) => obstacle.why === 'not-your-turn',
  );
  const refusals = others.map((one) => refusalOf(one, making.teller));
  const nothing = { options: [], refusals, min: 0, max: 0, given: null };
  return { ...nothing, player, cites, said: making.teller.decision(decision), secret: true };
}

function refusalOf(one: Unoffered, teller: Teller): Refusal {
  const quiet = QUIET.includes(one.obstacle.why);
  const places = [place.object(one.object.object)];
  return { said: teller.unoffered(one), cites: one.cites, places, ...(quiet ? { quiet } : {}) };
}

/** Returns why things cannot be chosen: first the trace's reasons, then those for all other cards. */
function refusalsAt(
  refused: readonly RefusalEntry[],
  { game }: RunStop,
  { teller, unoffered, unofferedPlaces }: Making,
): readonly Refusal[] {
  const said = refusalTexts(refused, teller);
  const known = new Set(said.flatMap(({ places }) => places));
  const others = (unoffered?.(game) ?? [])
    .filter(({ object }) => !known.has(place.object(object.object)))
    .map((one) => refusalOf(one, teller));
  const places = (unofferedPlaces?.(game) ?? []).flatMap((one): Refusal[] => {
    const at = placeOf(one);
    if (known.has(at)) return [];
    return [{ said: teller.unofferedPlace(one), cites: one.cites, places: [at], quiet: true }];
  });
  return [...said, ...others, ...places];
}

function placeOf({ spot: { player, expeditions } }: UnofferedPlace): string {
  const [expedition] = expeditions ?? [];
  return expedition ? place.expedition(expedition) : place.pile('landmark', player ?? 0);
}

/** Obstacles of most cards in every turn: they are explained only on the card's own sheet. */
const QUIET: readonly Unoffered['obstacle']['why'][] = [
  'not-played-from-there',
  'no-quick-action',
  'not-your-turn',
];

/** Returns the texts of refused options, each reason once. */
function refusalTexts(refused: readonly RefusalEntry[], teller: Teller): readonly Refusal[] {
  const reasons = new Map<string, Refusal>();
  for (const entry of refused) {
    const { cites, what } = entry;
    const said = teller.entry(entry);
    const key = JSON.stringify([said, cites]);
    const at = entry.object ? [place.object(entry.object.object)] : [];
    const own = what ? placesOf(what) : at;
    const places = [...(reasons.get(key)?.places ?? []), ...own];
    reasons.set(key, { said, cites, places: [...new Set(places)] });
  }
  return [...reasons.values()];
}
