/**
 * Values of amounts, counted when they are needed. Numbers are integers; a missing one is 0 (1.1.6).
 */

import type { Amount } from '../cards/ability.ts';
import { type QuickActionSign, TERRAINS } from '../cards/vocabulary.ts';
import type { Context } from '../state/bindings.ts';
import { namedIds } from '../state/context.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf } from '../state/lookup.ts';
import { countersOn } from '../state/object.ts';
import { isAmong, playersOf } from '../state/player.ts';
import { stillExists } from '../state/zone.ts';
import { statisticOf, terrainsOfRegion } from './characteristics.ts';
import { regionsBetween } from './expedition.ts';
import { findExpeditions } from './expedition-filter.ts';
import { baseCost, findObjects, matchesFilter } from './filter.ts';

/** Returns the value of an amount, now. */
export function amount(draft: Draft, value: Amount, context: Context): number {
  if (typeof value === 'number') return value;
  if ('count' in value) return findObjects(draft, value.count, context).length;
  if ('countExpeditions' in value) {
    return findExpeditions(draft, value.countExpeditions, context).length;
  }
  if ('baseZeros' in value) {
    return sumOf(findObjects(draft, value.baseZeros, context), (object) =>
      object.card < 0 ? 0 : compiledOf(draft, object).zeros,
    );
  }
  if ('counters' in value) return countCounters(draft, value, context);
  if ('die' in value) return context.bindings.die ?? 0;
  if ('statistic' in value) {
    return sumOf(knownObjects(draft, value.of, context), (object) =>
      value.statistic === 'highest'
        ? Math.max(...TERRAINS.map((terrain) => statisticOf(draft, object, terrain)))
        : statisticOf(draft, object, value.statistic),
    );
  }
  if ('cost' in value) return sumCosts(draft, value, context);
  if ('regionsBetween' in value) {
    return sumOf(playersOf(draft, value.regionsBetween, context), (player) =>
      regionsBetween(draft, player),
    );
  }
  if ('singleTerrainRegions' in value) {
    return draft.regions.filter(
      (region, index) => region.faceUp && terrainsOfRegion(draft, index).length === 1,
    ).length;
  }
  if ('differing' in value) return countDifferences(draft, value, context);
  if ('movedTo' in value) return movedTo(draft, value.movedTo, context);
  if ('affected' in value) return context.bindings.affected;
  if ('times' in value) return timesDone(draft, value, context);
  if ('would' in value) return context.bindings.would;
  if ('x' in value) return context.bindings.x;
  if ('sum' in value) return sumOf(value.sum, (part) => amount(draft, part, context));
  if ('least' in value) return Math.min(...value.least.map((part) => amount(draft, part, context)));
  return Math.max(...value.most.map((part) => amount(draft, part, context)));
}

/** Returns the objects that a reference names without a pick, as they are or last were. */
function knownObjects(draft: Draft, reference: Parameters<typeof namedIds>[0], context: Context) {
  const ids = namedIds(reference, context);
  if (ids === null) {
    if (typeof reference === 'object' && 'all' in reference) {
      return findObjects(draft, reference.all, context);
    }
    return [];
  }
  if (draft.entries && ids.some((id) => !stillExists(draft, id))) draft.lookedBack = true;
  return ids
    .map((id) => draft.objects[id])
    .filter((object) => object !== null && object !== undefined);
}

/** Returns the number of different Base Costs or statistics among objects. */
function countDifferences(
  draft: Draft,
  { differing: by, among }: Extract<Amount, { differing: string }>,
  context: Context,
): number {
  const values = findObjects(draft, among, context).map((object) =>
    by === 'base-cost' ? baseCost(draft, object) : statisticOf(draft, object, by),
  );
  return new Set(values).size;
}

/** Returns the number of cards that the effect has moved to a zone so far. */
function movedTo(draft: Draft, zone: 'discard', { bindings: { moved } }: Context): number {
  return moved.filter((id, index) => index % 2 === 1 && draft.objects[id]?.zone === zone).length;
}

function countCounters(
  draft: Draft,
  value: Extract<Amount, { counters: string }>,
  context: Context,
): number {
  const objects =
    'among' in value
      ? findObjects(draft, value.among, context)
      : knownObjects(draft, value.on, context);
  return sumOf(objects, (object) => countersOn(object, value.counters));
}

/**
 * Returns how many quick actions with a symbol in their cost have been activated in the present turn.
 */
export function actionsThisTurn(draft: Draft, paying: QuickActionSign, context: Context): number {
  return timesDone(draft, { times: 'activates', during: 'this-turn', paying }, context);
}

/** Returns how often something was done; in "this turn" never, where nobody has a turn. */
function timesDone(
  draft: Draft,
  { times, during, who = 'each-player', card, paying }: Extract<Amount, { times: string }>,
  context: Context,
): number {
  const asking = draft.objects[context.me];
  return draft.deeds.filter((deed) => {
    if (deed.did !== times || !isAmong(draft, deed.player, who, context)) return false;
    if (during === 'this-turn' && (draft.turn === null || deed.turn !== draft.turns)) return false;
    if (paying !== undefined && !deed.costs.includes(paying)) return false;
    if (card === undefined) return true;
    const { in: from, of: whose, other: _, ...filter } = card;
    if (from !== undefined && !(deed.from && [from].flat().includes(deed.from))) return false;
    if (whose !== undefined && !isAmong(draft, deed.whose ?? deed.player, whose, context)) {
      return false;
    }
    if (asking == null) return false;
    const done = { ...asking, id: 0, card: deed.card, temple: deed.temple === true };
    return matchesFilter(draft, filter, done, context);
  }).length;
}

function sumCosts(
  draft: Draft,
  value: Extract<Amount, { cost: string }>,
  context: Context,
): number {
  return sumOf(knownObjects(draft, value.of, context), (object) => {
    if (object.card < 0) return 0;
    const { handCost, reserveCost } = compiledOf(draft, object);
    if (value.cost === 'hand') return handCost;
    return value.cost === 'reserve' ? reserveCost : baseCost(draft, object);
  });
}

function sumOf<T>(list: readonly T[], of: (item: T) => number): number {
  let total = 0;
  for (const item of list) total += of(item);
  return total;
}
