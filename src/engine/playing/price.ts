/**
 * The cost of playing a card (5.1.2.d, 5.1.2.f), and other changes to it by passive abilities (5.2.d).
 */

import { allRulesOf, passiveConditionHolds } from '../board/abilities-at-work.ts';
import { amount } from '../board/amount.ts';
import { isWithin } from '../board/comparison.ts';
import { matchesExpedition } from '../board/expedition-filter.ts';
import { baseCost, matchesFilter, wantedExpeditions } from '../board/filter.ts';
import { describeThing, thingOf, writeEntry } from '../board/tracing.ts';
import type { Duration, Filter, PassiveRule, PlayChange, PlayedFilter } from '../cards/ability.ts';
import { once } from '../rules/once.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { type Context, NO_BINDINGS } from '../state/bindings.ts';
import { contextOf } from '../state/context.ts';
import { type AppliedChange, NO_REDUCTION, type Reduction } from '../state/frame.ts';
import { type Draft, otherSide } from '../state/game.ts';
import { compiledOf, objectAt } from '../state/lookup.ts';
import type { GameObject, PlayedFrom } from '../state/object.ts';
import { isAmong } from '../state/player.ts';
import type { AnyRule } from '../state/working-state.ts';
import { zoneOf } from '../state/zone.ts';

/** How a card is about to be played. */
export interface Playing {
  readonly player: number;
  readonly object: GameObject;
  readonly from: PlayedFrom;
  /** The Expedition, or -1. */
  readonly into: number;
  readonly scout: boolean;
  /** For its Hand Cost although it comes from Reserve. */
  readonly forHandCost: boolean;
}

/** Returns the context in which a card's own abilities about playing it are read. */
export function playingContext(playing: Playing): Context {
  return { me: playing.object.id, controller: playing.player, bindings: NO_BINDINGS };
}

/**
 * Returns everything that passive abilities, its own included, and emblems do to a card being played.
 */
export function changesFor(draft: Draft, playing: Playing): readonly AppliedChange[] {
  const own = compiledOf(draft, playing.object).playing;
  const rules = allRulesOf(draft, 'played');
  const limbo = zoneOf(draft, 'limbo');
  if (own.length === 0 && rules.length === 0 && limbo.length === 0) return NO_CHANGES;
  const result: AppliedChange[] = [];
  const context = playingContext(playing);
  for (const { ability, key } of own) {
    const { rule } = ability;
    if (rule.rule !== 'played' || !passiveConditionHolds(draft, { passive: ability, context }))
      continue;
    if (goesInto(draft, rule, playing, context))
      addChanges(result, rule.changes, playing.object.id, key);
  }
  for (const instance of rules) {
    const rule = instance.passive.rule as Extract<PassiveRule, { rule: 'played' }>;
    if (!passiveConditionHolds(draft, instance) || !isAbout(draft, rule, playing, instance.context))
      continue;
    addChanges(result, rule.changes, instance.object, instance.key);
  }
  for (const id of limbo) {
    const { emblem, player } = objectAt(draft, id);
    if (emblem?.type !== 'ongoing' || !('next' in emblem.says)) continue;
    const { next } = emblem.says;
    const speaker = { me: emblem.source, controller: player, bindings: emblem.bindings };
    if (!next.players.includes(playing.player) || isSpoken(draft, id)) continue;
    if (isEarly(draft, emblem.duration)) continue;
    if (isCard(draft, next.card, playing, speaker)) addChanges(result, next.changes, id, 'emblem');
  }
  return result;
}

function addChanges(
  result: AppliedChange[],
  changes: readonly PlayChange[],
  object: number,
  key: string,
): void {
  for (const change of changes) result.push({ change, object, key });
}

/** Whether "this Afternoon" is still to come: cards played at Noon are not meant (2.2.15.e). */
function isEarly({ phase }: Draft, duration: Duration): boolean {
  return duration === 'this-afternoon' && phase !== 'afternoon';
}

/** Whether the next card has come already: it is still being played, and plays another one. */
function isSpoken({ agenda }: Draft, emblem: number): boolean {
  return agenda.some(
    (frame) => frame.kind === 'play' && frame.changes.some(({ object }) => object === emblem),
  );
}

const NO_CHANGES: readonly AppliedChange[] = Object.freeze([]);

function goesInto(
  draft: Draft,
  rule: Extract<PassiveRule, { rule: 'played' }>,
  playing: Playing,
  context: Context,
): boolean {
  if (rule.into === undefined) return true;
  return playing.into >= 0 && matchesExpedition(draft, rule.into, playing.into, context);
}

function isAbout(
  draft: Draft,
  rule: Extract<PassiveRule, { rule: 'played' }>,
  playing: Playing,
  context: Context,
): boolean {
  if (rule.card === 'me') return false;
  if (rule.who !== undefined && !isAmong(draft, playing.player, rule.who, context)) {
    return false;
  }
  if (!goesInto(draft, rule, playing, context)) return false;
  if (!isCard(draft, rule.card, playing, context)) return false;
  return rule.first === undefined || isFirst(draft, rule.card, playing, context);
}

/** Whether no such card was played by the player this Afternoon. */
function isFirst(draft: Draft, filter: PlayedFilter, playing: Playing, context: Context): boolean {
  if (draft.phase !== 'afternoon') return false;
  const anywhere = fromAnywhere(filter);
  return !itemAt(draft.played, playing.player, 'played').some(({ card, temple = false }) =>
    matchesFilter(draft, anywhere, { ...playing.object, card, temple }, context),
  );
}

const fromAnywhere = once(({ from: _from, ...rest }: PlayedFilter): Filter => rest);

/** Whether a card being played is one that a text means. */
function isCard(draft: Draft, filter: PlayedFilter, playing: Playing, context: Context): boolean {
  const { from, baseCost: cost, inExpedition, expedition, other } = filter;
  if (from !== undefined && from !== playing.from) return false;
  if (other && playing.object.id === context.me) return false;
  if (!matchesFilter(draft, asCard(filter), playing.object, context)) return false;
  if (
    inExpedition &&
    !(playing.into >= 0 && matchesExpedition(draft, inExpedition, playing.into, context))
  ) {
    return false;
  }
  if (expedition && !isInto(draft, expedition, playing, context)) return false;
  return cost === undefined || isWithin(draft, cost, costFrom(draft, playing), context);
}

/** Whether a card is played into one of the Expeditions meant, both of which a Gigantic one joins. */
function isInto(
  draft: Draft,
  expedition: NonNullable<Filter['expedition']>,
  { into, object }: Playing,
  context: Context,
): boolean {
  if (into < 0) return false;
  const meant = wantedExpeditions(draft, expedition, context);
  const isGigantic = compiledOf(draft, object).base.keywords.gigantic !== undefined;
  return meant.includes(into) || (isGigantic && meant.includes(otherSide(into)));
}

/** Returns the part of a filter about the card alone, wherever it is and whoever plays it. */
const asCard = once((filter: PlayedFilter): Filter => {
  const { from: _from, baseCost: _cost, in: _in, of: _of, ...card } = filter;
  const { inExpedition: _inExpedition, expedition: _expedition, ...rest } = card;
  return rest;
});

function costFrom(draft: Draft, { object, from }: Playing): number {
  const { handCost, reserveCost } = compiledOf(draft, object);
  if (from === 'reserve') return reserveCost;
  return from === 'hand' ? handCost : baseCost(draft, object);
}

/**
 * Returns the mana that a card costs: increases, then decreases, then restrictions in order of
 * timestamp (5.1.2.f). Decreases with a floor of their own come first, the order that costs the
 * player least.
 *
 * @param less what the effect that says to play it takes off
 * @param own what optional costs of its own take off
 */
export function price(
  draft: Draft,
  playing: Playing,
  changes: readonly AppliedChange[],
  less = NO_REDUCTION,
  own = 0,
): number {
  let cost = startOf(draft, playing);
  if (changes.length > 0) {
    for (const applied of inOrder(changes)) cost = alterCost(draft, playing, applied, cost);
  }
  cost = Math.max(0, reducedBy(cost, less) - own);
  return restrictCost(draft, playing, cost);
}

/** Returns a cost after a reduction, which does not go below its own minimum. */
function reducedBy(cost: number, { by, min }: Reduction): number {
  return cost <= min ? cost : Math.max(min, cost - by);
}

/** Returns the cost before anything alters it. */
function startOf(draft: Draft, playing: Playing): number {
  if (playing.scout) return keywordCost(draft, playing, 'scout');
  if (playing.object.temple) return keywordCost(draft, playing, 'temple');
  const { handCost, reserveCost } = compiledOf(draft, playing.object);
  return playing.from === 'reserve' && !playing.forHandCost ? reserveCost : handCost;
}

/** Changes of a cost: increases, then decreases, those with the highest floor first. */
function inOrder(changes: readonly AppliedChange[]): AppliedChange[] {
  const altering = changes.filter(({ change }) => 'cost' in change);
  if (altering.length < 2) return altering;
  const rank = (applied: AppliedChange) =>
    'cost' in applied.change && applied.change.cost === 'more' ? HIGHEST : floorOf(applied);
  return altering.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}

const HIGHEST = Number.POSITIVE_INFINITY;

function floorOf({ change }: AppliedChange): number {
  return 'cost' in change && typeof change.min === 'number' ? change.min : 0;
}

/** Returns the X of Scout X (7.4.5.c) or Temple X (S.2.a). */
function keywordCost(draft: Draft, playing: Playing, keyword: 'scout' | 'temple'): number {
  const [x = 0] = compiledOf(draft, playing.object).base.keywords[keyword] ?? [];
  return amount(draft, x, playingContext(playing));
}

function alterCost(draft: Draft, playing: Playing, applied: AppliedChange, cost: number): number {
  const { change } = applied;
  if (!('cost' in change)) return cost;
  const speaker = objectAt(draft, applied.object);
  const context: Context =
    speaker.id === playing.object.id ? playingContext(playing) : contextOf(speaker);
  const by = amount(draft, change.by, context);
  if (change.cost === 'more') return cost + by;
  const floor = change.min === undefined ? 0 : amount(draft, change.min, context);
  return cost <= floor ? cost : Math.max(floor, cost - by);
}

/**
 * Returns the cost after "Can't cost less than" (5.1.2.f, 3), in order of timestamp.
 *
 * @param tell is called for each restriction that raises the cost
 */
function restrictCost(
  draft: Draft,
  playing: Playing,
  cost: number,
  tell?: (by: AnyRule, from: number, to: number) => void,
): number {
  let result = cost;
  const rules = allRulesOf(draft, 'minimum-cost');
  for (const instance of tell ? rules.toSorted((a, b) => a.object - b.object) : rules) {
    const rule = instance.passive.rule as Extract<PassiveRule, { rule: 'minimum-cost' }>;
    if (!passiveConditionHolds(draft, instance)) continue;
    if (!isAmong(draft, playing.player, rule.who, instance.context)) continue;
    if (!isCard(draft, rule.card, playing, instance.context)) continue;
    const least = amount(draft, rule.amount, instance.context);
    if (least <= result) continue;
    tell?.(instance, result, least);
    result = least;
  }
  return result;
}

/**
 * Writes how the cost came to be, alteration by alteration.
 *
 * @param less what the effect that says to play it takes off
 * @param own what optional costs of its own take off
 */
export function writePrice(
  draft: Draft,
  playing: Playing,
  changes: readonly AppliedChange[],
  less: Reduction,
  own: number,
): void {
  if (!draft.entries) return;
  const tell = (speaker: number, key: string, from: number, to: number) => {
    const by = thingOf(draft, speaker, key);
    if (!by) return;
    const object = describeThing(draft, playing.object);
    const temple: readonly RuleNumber[] = playing.object.temple ? ['S.2.e'] : [];
    writeEntry(draft, ['5.1.2.f', ...temple], { kind: 'cost-altered', object, by, from, to });
  };
  let cost = startOf(draft, playing);
  for (const applied of inOrder(changes)) {
    const to = alterCost(draft, playing, applied, cost);
    tell(applied.object, applied.key, cost, to);
    cost = to;
  }
  restrictCost(draft, playing, Math.max(0, reducedBy(cost, less) - own), (by, from, to) => {
    tell(by.object, by.key, from, to);
  });
}
