/** Why cards that a player can see are no options of a decision: for each the first thing in the way. */

import { baseCost, isIn, matchesFilter } from './board/filter.ts';
import { describeThing, thingOf } from './board/tracing.ts';
import type { Filter, FilterType, NumberBounds, Place, Status } from './cards/ability.ts';
import { open } from './open.ts';
import { type Citation, citeAll } from './rules/edition.ts';
import type { RuleNumber } from './rules/rule-number.ts';
import { type Context, NO_BINDINGS } from './state/bindings.ts';
import type { Decision } from './state/decision.ts';
import type { Draft, Game } from './state/game.ts';
import { compiledOf } from './state/lookup.ts';
import type { GameObject } from './state/object.ts';
import type { Thing } from './state/trace.ts';

/** Bounds of a cost, as far as the text gives them as numbers. */
export type Bounds = Readonly<Partial<Record<keyof NumberBounds, number>>>;

/** The first thing that keeps a card from being an option. */
export type UnofferedReason =
  | { readonly why: 'place'; readonly wanted: readonly Place[] }
  | { readonly why: 'type'; readonly wanted: readonly FilterType[] }
  | { readonly why: 'status' | 'without'; readonly wanted: readonly Status[] }
  | {
      readonly why: 'cost';
      readonly of: 'hand' | 'reserve' | 'base';
      readonly found: number;
      readonly bounds: Bounds;
    }
  | {
      readonly why:
        | 'controller'
        | 'itself'
        | 'token'
        | 'other'
        /** Cards are played from Hand and Reserve. */
        | 'not-played-from-there'
        /** It has nothing that could be used in a turn. */
        | 'no-quick-action';
    }
  /** It is this player's turn, who uses only cards of their own. */
  | { readonly why: 'not-your-turn'; readonly player: number };

/** A card or object that cannot be chosen, and why. */
export interface Unoffered {
  readonly object: Thing;
  /** The object whose text says what can be chosen; null where a rule of the game does. */
  readonly source: Thing | null;
  readonly obstacle: UnofferedReason;
  readonly cites: readonly Citation[];
}

/**
 * Returns everything visible to the player who is asked that is no option, each with the first thing
 * in the way. Empty while nothing is asked, and for decisions that are not about cards.
 */
export function unoffered(game: Game): readonly Unoffered[] {
  const { decision } = game;
  if (!decision || !isAboutCards(decision)) return [];
  const draft = open(game, false);
  const offered = new Set(
    decision.options.flatMap(({ what }) => ('object' in what ? [what.object] : [])),
  );
  const source = decision.source === null ? null : thingOf(draft, decision.source);
  return draft.things.flatMap((id): Unoffered[] => {
    const object = draft.objects[id];
    if (!object || offered.has(id) || !isSeen(object, decision)) return [];
    const found = obstacleFor(draft, decision, object);
    if (!found) return [];
    const cites = citeAll(found.cites, draft.edition);
    return [{ object: describeThing(draft, object), source, obstacle: found.obstacle, cites }];
  });
}

const ABOUT_CARDS: readonly Decision['kind'][] = ['turn', 'target', 'choose', 'play'];

function isAboutCards({ kind, sought }: Decision): boolean {
  return ABOUT_CARDS.includes(kind) && (kind === 'turn' || sought !== undefined);
}

/**
 * Whether the player who is asked sees the face of a card; Decks and Mana zones are not searched. In a
 * turn, any player may be told about a card in their own Hand.
 */
function isSeen({ card, zone, player }: GameObject, { kind, player: asked }: Decision): boolean {
  if (card < 0 || zone === 'deck' || zone === 'mana') return false;
  return zone !== 'hand' || player === asked || kind === 'turn';
}

interface Found {
  readonly obstacle: UnofferedReason;
  readonly cites: readonly RuleNumber[];
}

function obstacleFor(draft: Draft, decision: Decision, object: GameObject): Found | null {
  if (decision.kind === 'turn') return inTurn(decision, object);
  return decision.sought ? firstMismatch(draft, decision, decision.sought, object) : null;
}

/**
 * Finds the obstacle to using a card in a turn, which is for one's own cards from Hand and Reserve, and
 * for quick actions (4.2.3.d).
 */
function inTurn({ player }: Decision, { player: controller, zone }: GameObject): Found | null {
  if (controller !== player) {
    return { obstacle: { why: 'not-your-turn', player }, cites: ['4.2.3.d', '5.2.a', '5.3.b'] };
  }
  if (zone === 'hand' || zone === 'reserve') return null;
  return zone === 'discard'
    ? { obstacle: { why: 'not-played-from-there' }, cites: ['5.2.a'] }
    : { obstacle: { why: 'no-quick-action' }, cites: ['4.2.3.d', '5.3.b'] };
}

/** Returns the first part of a filter that an object does not match. */
function firstMismatch(
  draft: Draft,
  decision: Decision,
  filter: Filter,
  object: GameObject,
): Found | null {
  const context = contextOf(draft, decision);
  const fits = (part: Filter) => matchesFilter(draft, part, object, context);
  const places = placesOf(filter, decision);
  if (!places.some((place) => isIn(draft, object, place))) {
    const cites: readonly RuleNumber[] =
      filter.in === undefined && decision.kind !== 'play' ? ['2.2.1.h', '3.1.4.a'] : ['6.1.g'];
    return { obstacle: { why: 'place', wanted: places }, cites };
  }
  const { type, of, other, token, status, without } = filter;
  if (type !== undefined && !fits({ type })) {
    return { obstacle: { why: 'type', wanted: [type].flat() }, cites: ['2.2.1.h', '2.2.1.c'] };
  }
  if (of !== undefined && !fits({ of })) {
    return { obstacle: { why: 'controller' }, cites: ['7.5.5.b'] };
  }
  if (other && !fits({ other })) return { obstacle: { why: 'itself' }, cites: ['7.2.1.a'] };
  if (token !== undefined && !fits({ token })) {
    return { obstacle: { why: 'token' }, cites: ['2.1.e'] };
  }
  if (status !== undefined && !fits({ status })) {
    return { obstacle: { why: 'status', wanted: [status].flat() }, cites: ['2.4.1.a'] };
  }
  if (without !== undefined && !fits({ without })) {
    return { obstacle: { why: 'without', wanted: [without].flat() }, cites: ['2.4.1.a'] };
  }
  return (
    costAgainst(draft, filter, object, fits) ??
    (fits({ ...filter, in: places }) ? null : { obstacle: { why: 'other' }, cites: ['6.1.g'] })
  );
}

/**
 * Returns the places to look in: play, unless the text names a place or is about playing cards (5.2.a).
 */
function placesOf(filter: Filter, { kind }: Decision): readonly Place[] {
  if (filter.in !== undefined) return [filter.in].flat();
  return kind === 'play' ? ['hand', 'reserve'] : ['play'];
}

function costAgainst(
  draft: Draft,
  filter: Filter,
  object: GameObject,
  fits: (part: Filter) => boolean,
): Found | null {
  const { handCost, reserveCost } = compiledOf(draft, object);
  const costs = [
    ['handCost', 'hand', handCost, ['2.2.7.a']],
    ['reserveCost', 'reserve', reserveCost, ['2.2.8.a']],
    ['baseCost', 'base', baseCost(draft, object), ['2.2.9.a', '2.2.9.b']],
  ] as const;
  for (const [part, of, found, cites] of costs) {
    const comparison = filter[part];
    if (comparison === undefined || fits({ [part]: comparison })) continue;
    return { obstacle: { why: 'cost', of, found, bounds: numbersIn(comparison) }, cites };
  }
  return null;
}

function numbersIn(comparison: NumberBounds): Bounds {
  return Object.fromEntries(
    Object.entries(comparison).filter(([, bound]) => typeof bound === 'number'),
  ) as Bounds;
}

/** Returns the context of a decision, for "you" and "I", as far as its effect is known. */
function contextOf(draft: Draft, { player, source }: Decision): Context {
  const frame = draft.agenda.findLast((one) => one.kind === 'effect');
  return frame?.kind === 'effect' && frame.source === source
    ? { me: frame.source, controller: frame.controller, bindings: frame.bindings }
    : { me: source ?? 0, controller: player, bindings: NO_BINDINGS };
}
