/** Costs (6.4): paid in full or not at all, every part in the same step. */

import type { Cost, CostPart, ObjectReference } from './ability.ts';
import { amount } from './amount.ts';
import { type Context, namedIds } from './context.ts';
import { find } from './filter.ts';
import type { Draft } from './game.ts';
import { countersOn, type GameObject } from './object.ts';
import { manaOf, payMana } from './payment.ts';
import { type Build, contextOfBuild, pickObjects } from './pick.ts';
import { playable } from './play-choice.ts';
import { canGain } from './possible.ts';
import type { RuleNumber } from './rule-number.ts';
import type { AtomicAction, StepPlan } from './step.ts';
import { askNumber, spendActions } from './vocabulary/counter.ts';
import { moveTo, putActions, sacrificeActions } from './vocabulary/move.ts';
import { planOf } from './vocabulary/plan.ts';
import { exists } from './zone.ts';

/** Whether a player could pay every part of a cost now (6.4.c). */
export function canPay(draft: Draft, cost: Cost, context: Context, player: number): boolean {
  if (cost.length === 0) return true;
  const mine = payerContext(context, player);
  let mana = 0;
  for (const part of cost) {
    if (part.do === 'pay') mana += isX(part) ? 0 : amount(draft, part.mana, mine);
    else if (!canPayPart(draft, part, mine, player)) return false;
  }
  return mana <= manaOf(draft, player);
}

function payerContext(context: Context, player: number): Context {
  return context.controller === player && context.bindings.they.length > 0
    ? context
    : { ...context, bindings: { ...context.bindings, they: [player] } };
}

function isX(part: CostPart): boolean {
  return part.do === 'pay' && typeof part.mana === 'object' && 'x' in part.mana;
}

function canPayPart(draft: Draft, part: CostPart, context: Context, player: number): boolean {
  switch (part.do) {
    case 'pay':
      return true;
    case 'exhaust':
      return enough(draft, part.of, context, (object) => !canGain(draft, object.id, 'exhausted'));
    case 'gain':
      return enough(draft, part.of, context, (object) =>
        part.statuses.every((status) => !canGain(draft, object.id, status)),
      );
    case 'discard':
    case 'put':
    case 'return':
    case 'send':
      return enough(draft, part.of, context, () => true);
    case 'sacrifice':
      return enough(draft, part.of, context, (object) => object.player === player);
    case 'spend': {
      const least = part.count === 'any' ? 1 : amount(draft, part.count, context);
      return enough(
        draft,
        part.of,
        context,
        (object) => countersOn(object, part.counter ?? 'any') >= least,
      );
    }
    case 'rush':
      return (
        playable(draft, player, { silent: true, ...(part.card ? { filter: part.card } : {}) })
          .length > 0
      );
    case 'pass':
      return !draft.players[player]!.passed;
  }
}

/** Whether a reference can give as many suitable objects as it asks for. */
function enough(
  draft: Draft,
  reference: ObjectReference,
  context: Context,
  suits: (object: GameObject) => boolean,
): boolean {
  const named = namedIds(reference, context);
  if (named !== null) {
    return named.length > 0 && named.every((id) => exists(draft, id) && suits(draft.objects[id]!));
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
  const found = find(draft, filter, context).filter(suits);
  if (!('count' in reference) || reference.count === undefined) return found.length > 0;
  if (reference.count === 'any' || reference.upTo) return true;
  return found.length >= amount(draft, reference.count, context);
}

const SPENDING: readonly RuleNumber[] = ['7.3.33.a', '2.5.h'];

/** Why a cost cannot be paid: in full or not at all, and with no more counters than there are. */
export function groundsOfRefusal(cost: Cost): readonly RuleNumber[] {
  return cost.some((part) => part.do === 'spend') ? ['6.4.c', '7.3.33.b'] : ['6.4.c'];
}

const COST_RULES: readonly RuleNumber[] = ['6.1.d', '6.4.a', '6.4.c'];

/**
 * The single step that pays a cost, or null while a decision waits. It has no actions when the cost
 * cannot be paid. `more` is mana besides, such as what Tough added at a declaration.
 */
export function planCost(build: Build, cost: Cost, player: number, more = 0): StepPlan | null {
  const actions: AtomicAction[] = [];
  let mana = more;
  for (const part of cost) {
    if (part.do === 'pay') {
      const price = manaPrice(build, part, player);
      if (price === null) return null;
      mana += price;
      continue;
    }
    const paying = partActions(build, part, player);
    if (paying === null) return null;
    if (paying.length === 0 && !mayBeNothing(part)) return unpayable(build);
    actions.push(...paying);
  }
  if (mana > manaOf(build.draft, player)) return unpayable(build);
  const cites: RuleNumber[] = [
    ...COST_RULES,
    ...(cost.some((part) => part.do === 'spend') ? SPENDING : []),
    ...(mana > 0 ? (['3.2.9.f', '7.1.4.c', '1.1.6.k'] as const) : []),
  ];
  const all = [...payMana(build.draft, player, mana), ...actions];
  return { ...planOf(build, 'pay', cites, all, { who: [player] }), player, cost: true };
}

function unpayable(build: Build): StepPlan {
  return { ...planOf(build, 'pay', COST_RULES, []), cost: true };
}

/** Whether a part can be paid by doing nothing ("discard any number of …"). */
function mayBeNothing(part: CostPart): boolean {
  if (part.do === 'spend') return part.count === 'any';
  if (!('of' in part) || typeof part.of === 'string') return false;
  return ('count' in part.of && part.of.count === 'any') || 'upTo' in part.of;
}

/** The mana of a part; for X, a number that the player chooses. */
function manaPrice(
  build: Build,
  part: Extract<CostPart, { do: 'pay' }>,
  player: number,
): number | null {
  if (!isX(part)) return amount(build.draft, part.mana, contextOfBuild(build));
  const x = askNumber(build, manaOf(build.draft, player));
  if (x === null) return null;
  build.bindings = { ...build.bindings, x };
  return x;
}

function partActions(build: Build, part: CostPart, player: number): AtomicAction[] | null {
  const { draft } = build;
  switch (part.do) {
    case 'exhaust':
      return statusActions(build, part.of, ['exhausted'], player);
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
        { act: 'pass', player, by: player },
        { act: 'end-turn', by: player },
      ];
    case 'pay':
    case 'rush':
      return [];
  }
}

function statusActions(
  build: Build,
  of: ObjectReference,
  statuses: Extract<CostPart, { do: 'gain' }>['statuses'],
  by: number,
): AtomicAction[] | null {
  const { draft } = build;
  const objects = pickObjects(build, of, {
    doer: by,
    suits: (object) => statuses.every((status) => !canGain(draft, object.id, status)),
  });
  return (
    objects?.flatMap((object) =>
      statuses.map((status): AtomicAction => ({ act: 'gain-status', object, status, by })),
    ) ?? null
  );
}
