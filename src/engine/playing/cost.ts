/** Costs (6.4): paid in full or not at all, every part in the same step. */

import { amount } from '../board/amount.ts';
import { findObjects } from '../board/filter.ts';
import { manaOf } from '../board/payment.ts';
import { canGain } from '../board/possible.ts';
import type { Cost, CostPart, ObjectReference, Status } from '../cards/ability.ts';
import { type Build, contextOfBuild, type Suits } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { pickPlayers } from '../choices/place-pick.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Context } from '../state/bindings.ts';
import { namedIds } from '../state/context.ts';
import type { Rush } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { objectAt, playerAt } from '../state/lookup.ts';
import { countersOn, EXHAUSTED } from '../state/object.ts';
import { playersOf } from '../state/player.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { stillExists, zoneOf } from '../state/zone.ts';
import { askNumber, spendActions } from '../verbs/counter.ts';
import { planCreate } from '../verbs/create.ts';
import { topCard } from '../verbs/deck.ts';
import { moveTo, putActions, sacrificeActions } from '../verbs/move.ts';
import {
  type Does,
  NOTHING_SETTLED,
  orbsLeft,
  paidWith,
  type Settled,
  UNPAYABLE,
  type Use,
} from './mana-payment.ts';

/** Whether a player could pay every part of a cost now (6.4.c), each with something else. */
export function canPay(
  draft: Draft,
  cost: Cost,
  context: Context,
  player: number,
  settled = NOTHING_SETTLED,
): boolean {
  if (cost.length === 0 && settled === NOTHING_SETTLED) return true;
  const mine = payerContext(context, player);
  const needs: Need[] = [];
  for (const part of cost) {
    if (!canPayPart(draft, part, { mine, player, settled }, needs)) return false;
  }
  const mana = settled.mana + manaIn(draft, cost, mine);
  return mana <= manaOf(draft, player) && areDistinct(draft, needs, { player, settled, mana });
}

/** Whether a part of a cost is a card to be played, which is no step that pays (7.3.34.a). */
export function isRush(part: CostPart): part is Rush {
  return part.do === 'rush';
}

/** Returns the mana of a cost, without any X. */
export function manaIn(draft: Draft, cost: Cost, context: Context): number {
  let mana = 0;
  for (const part of cost) {
    if (part.do === 'pay' && !isX(part)) mana += amount(draft, part.mana, context);
  }
  return mana;
}

function payerContext(context: Context, player: number): Context {
  return context.controller === player && context.bindings.they.length > 0
    ? context
    : { ...context, bindings: { ...context.bindings, they: [player] } };
}

function isX(part: CostPart): boolean {
  return part.do === 'pay' && typeof part.mana === 'object' && 'x' in part.mana;
}

interface Payer {
  readonly mine: Context;
  readonly player: number;
  readonly settled: Settled;
}

function canPayPart(draft: Draft, part: CostPart, payer: Payer, needs: Need[]): boolean {
  if (part.do === 'pay') return true;
  if (part.do === 'rush') {
    return draft.nested.canPlaySome(draft, payer.player, part.card, payer.settled);
  }
  if (part.do === 'pass') return !playerAt(draft, payer.player).passed;
  if (part.do === 'create') return true;
  if (part.do === 'resupply') return suppliersOf(draft, part, payer.mine).length > 0;
  return hasEnough(draft, part, payer, needs);
}

/**
 * Returns the players meant who have a card to Resupply with, which the Discard pile brings too
 * (4.0:3.2.2.d).
 */
function suppliersOf(
  draft: Draft,
  { who }: Extract<CostPart, { do: 'resupply' }>,
  context: Context,
): readonly number[] {
  const meant =
    typeof who === 'object' && 'target' in who
      ? playersOf(draft, who.target === 'opponent' ? 'opponents' : 'each-player', context)
      : playersOf(draft, who, context);
  return meant.filter(
    (player) => zoneOf(draft, 'deck', player).length + zoneOf(draft, 'discard', player).length > 0,
  );
}

/** A part that is paid with objects. */
type ObjectPart = Extract<CostPart, { readonly of: ObjectReference }>;

const MOVES: readonly Does[] = ['move'];
const EXHAUSTS: readonly Does[] = ['exhausted'];
const NO_DEEDS: readonly Does[] = [];

function deedsOf(part: ObjectPart): readonly Does[] {
  switch (part.do) {
    case 'exhaust':
      return EXHAUSTS;
    case 'gain':
      return part.statuses;
    case 'spend':
      return NO_DEEDS;
    default:
      return MOVES;
  }
}

/** Whether an object can pay for a part at all. */
function suitableFor(draft: Draft, part: ObjectPart, { mine, player, settled }: Payer): Suits {
  const deeds = deedsOf(part);
  const can = suitsPart(draft, part, mine, player);
  const { leftOut, used } = settled;
  if (leftOut.length === 0 && used.length === 0) return can;
  return (object) =>
    !leftOut.includes(object.id) &&
    !used.some(({ id, does }) => id === object.id && deeds.includes(does)) &&
    can(object);
}

function suitsPart(draft: Draft, part: ObjectPart, context: Context, player: number): Suits {
  switch (part.do) {
    case 'exhaust':
      return ({ id }) => canGain(draft, id, 'exhausted') === null;
    case 'gain':
      return ({ id }) => part.statuses.every((status) => canGain(draft, id, status) === null);
    case 'sacrifice':
      return (object) => object.player === player;
    case 'spend': {
      const least = part.count === 'any' ? 1 : amount(draft, part.count, context);
      return (object) => countersOn(object, part.counter ?? 'any') >= least;
    }
    default:
      return () => true;
  }
}

/** The need of a part of a cost: so many of these objects. */
interface Need {
  readonly deeds: readonly Does[];
  readonly ids: readonly number[];
  readonly count: number;
}

/** Whether a reference can give as many suitable objects as it asks for; notes which these are. */
function hasEnough(draft: Draft, part: ObjectPart, payer: Payer, needs: Need[]): boolean {
  const reference = part.of;
  const isFit = suitableFor(draft, part, payer);
  const named = namedIds(reference, payer.mine);
  if (named !== null) {
    needs.push({ deeds: deedsOf(part), ids: named, count: named.length });
    return (
      named.length > 0 && named.every((id) => stillExists(draft, id) && isFit(objectAt(draft, id)))
    );
  }
  if (typeof reference === 'string') return false;
  if ('top' in reference) return true;
  const filter =
    'all' in reference
      ? reference.all
      : 'target' in reference
        ? reference.target
        : 'choose' in reference
          ? reference.choose
          : null;
  if (!filter) return false;
  const ids = findObjects(draft, filter, payer.mine).flatMap((one) => (isFit(one) ? [one.id] : []));
  if ('all' in reference && part.do === 'spend') {
    const least = part.count === 'any' ? 1 : amount(draft, part.count, payer.mine);
    const has = findObjects(draft, filter, payer.mine).map((one) =>
      countersOn(one, part.counter ?? 'any'),
    );
    return has.reduce((sum, one) => sum + one, 0) >= least;
  }
  if ('all' in reference) {
    needs.push({ deeds: deedsOf(part), ids, count: ids.length });
    return ids.length > 0;
  }
  if (!('count' in reference) || reference.count === undefined) {
    needs.push({ deeds: deedsOf(part), ids, count: 1 });
    return ids.length > 0;
  }
  if (reference.count === 'any' || reference.upTo) return true;
  const count = amount(draft, reference.count, payer.mine);
  needs.push({ deeds: deedsOf(part), ids, count });
  return ids.length >= count;
}

/**
 * Whether every part finds objects of its own: no group of parts that do the same asks for more
 * objects than there are for all of them together. Mana asks for ready Mana Orbs.
 */
function areDistinct(
  draft: Draft,
  needs: readonly Need[],
  { player, settled, mana }: { player: number; settled: Settled; mana: number },
): boolean {
  if (needs.length === 0 && settled.used.length === 0) return true;
  const isOrb = (id: number) => draft.objects[id]?.zone === 'mana';
  const all = [...needs];
  if (
    mana > 0 &&
    (settled.used.some(({ id }) => isOrb(id)) || needs.some((n) => n.ids.some(isOrb)))
  ) {
    const ids = orbsLeft(draft, player, settled.used);
    if (ids.length < mana) return false;
    all.push({ deeds: EXHAUSTS, ids, count: mana });
  }
  if (all.length < 2) return true;
  const deeds = new Set(all.flatMap((need) => need.deeds));
  return [...deeds].every((does) => fitsNeeds(all.filter((need) => need.deeds.includes(does))));
}

/**
 * Returns every group among a few needs, by its bits: together they have as many objects as they ask
 * for.
 */
function fitsNeeds(needs: readonly Need[]): boolean {
  for (let group = 1; group < 1 << needs.length; group++) {
    const members = needs.filter((_, index) => group & (1 << index));
    const there = new Set(members.flatMap(({ ids }) => ids));
    if (there.size < members.reduce((sum, { count }) => sum + count, 0)) return false;
  }
  return true;
}

/**
 * Returns the rules by which a cost cannot be paid: it is paid in full or not at all, and with no more
 * counters than there are.
 */
export function groundsOfRefusal(cost: Cost): readonly RuleNumber[] {
  return cost.some((part) => part.do === 'spend') ? ['6.4.c', '7.3.38.b'] : ['6.4.c'];
}

/**
 * Returns the single step that pays a cost, without actions when nothing is to be paid; null while a
 * decision waits. `settled` is mana besides, such as what Tough added at a declaration, and what
 * cannot pay.
 */
export function planCost(
  build: Build,
  cost: Cost,
  player: number,
  settled = NOTHING_SETTLED,
): StepPlan | typeof UNPAYABLE | null {
  if (cost.length === 0) return paidWith(build, cost, player, settled, []);
  if (!canPay(build.draft, cost, contextOfBuild(build), player, settled)) return UNPAYABLE;
  const actions: AtomicAction[] = [];
  let { mana, used } = settled;
  for (const [index, part] of cost.entries()) {
    const rest = cost.slice(index + 1);
    const now: Settled = { ...settled, mana, used };
    if (part.do === 'pay') {
      const price = manaPrice(build, part, player, (x) => isLeft(build, rest, player, now, x));
      if (price === null) return null;
      mana += price;
      continue;
    }
    build.suits = 'of' in part ? suitsNow(build, part, player, now, rest) : null;
    const paying = partActions(build, part, player);
    build.suits = null;
    if (paying === null) return null;
    if (paying.length === 0 && !mayBeNothing(part)) return UNPAYABLE;
    actions.push(...paying);
    used = [...used, ...paying.flatMap(usesOf)];
  }
  return isTwice(used)
    ? UNPAYABLE
    : paidWith(build, cost, player, { ...settled, mana, used }, actions);
}

/** Returns the use of an object by an atomic action of a payment. */
function usesOf(action: AtomicAction): readonly Use[] {
  if (action.act === 'move') return [{ id: action.object, does: 'move' }];
  if (action.act === 'gain-status') return [{ id: action.object, does: action.status }];
  return [];
}

function isTwice(used: readonly Use[]): boolean {
  return used.some((one, index) =>
    used.slice(0, index).some(({ id, does }) => id === one.id && does === one.does),
  );
}

/** Whether the rest of the cost can still be paid after so much more mana. */
function isLeft(build: Build, rest: Cost, player: number, settled: Settled, more: number): boolean {
  const with_ = { ...settled, mana: settled.mana + more };
  return canPay(build.draft, rest, contextOfBuild(build), player, with_);
}

/**
 * Returns a check of objects: those that can pay for a part and leave enough for the rest of the cost.
 */
function suitsNow(
  build: Build,
  part: ObjectPart,
  player: number,
  settled: Settled,
  rest: Cost,
): Suits {
  const { draft } = build;
  const mine = payerContext(contextOfBuild(build), player);
  const can = suitableFor(draft, part, { mine, player, settled });
  if (rest.length === 0 && settled.mana === 0) return can;
  const deeds = deedsOf(part);
  return (object) =>
    can(object) &&
    canPay(draft, rest, mine, player, {
      ...settled,
      used: [...settled.used, ...deeds.map((does): Use => ({ id: object.id, does }))],
    });
}

/** Whether a part can be paid by doing nothing ("discard any number of …"). */
function mayBeNothing(part: CostPart): boolean {
  if (part.do === 'spend') return part.count === 'any';
  if (!('of' in part) || typeof part.of === 'string') return false;
  return ('count' in part.of && part.of.count === 'any') || 'upTo' in part.of;
}

/** Returns the mana of a part; for X, a number that the player chooses among those that can be paid. */
function manaPrice(
  build: Build,
  part: Extract<CostPart, { do: 'pay' }>,
  player: number,
  isPayable: (x: number) => boolean,
): number | null {
  if (!isX(part)) return amount(build.draft, part.mana, contextOfBuild(build));
  let most = manaOf(build.draft, player);
  while (most > 0 && !isPayable(most)) most -= 1;
  const x = askNumber(build, most);
  if (x === null) return null;
  build.bindings = { ...build.bindings, x };
  return x;
}

function partActions(build: Build, part: CostPart, player: number): AtomicAction[] | null {
  const { draft } = build;
  switch (part.do) {
    case 'exhaust':
      return statusActions(build, part.of, EXHAUSTED, player);
    case 'gain':
      return statusActions(build, part.of, part.statuses, player);
    case 'discard': {
      const objects = pickObjects(build, part.of, { doer: player });
      return objects?.map((id) => moveTo(draft, id, 'discard', 'discard', player)) ?? null;
    }
    case 'sacrifice':
      return sacrificeActions(build, part.of, player);
    case 'put':
    case 'return':
    case 'send':
      return putActions(build, part, player);
    case 'spend':
      return spendActions(build, part);
    case 'pass':
      return [
        { ...BLANK_ACTION, act: 'pass', player, by: player },
        { ...BLANK_ACTION, act: 'end-turn', by: player },
      ];
    case 'resupply': {
      const players = pickPlayers(build, part.who);
      return players?.map((one) => topCard(one, 1, 'reserve', 'resupply')) ?? null;
    }
    case 'create': {
      const plan = planCreate(build, part);
      return plan && [...plan.actions];
    }
    case 'pay':
    case 'rush':
      return [];
  }
}

function statusActions(
  build: Build,
  of: ObjectReference,
  statuses: readonly Status[],
  by: number,
): AtomicAction[] | null {
  const objects = pickObjects(build, of, { doer: by });
  return (
    objects?.flatMap((object) =>
      statuses.map(
        (status): AtomicAction => ({ ...BLANK_ACTION, act: 'gain-status', object, status, by }),
      ),
    ) ?? null
  );
}
