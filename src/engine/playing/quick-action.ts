/** Playing a quick action (5.3): declaration, payment, resolution; it is no object and never moves. */

import { amount } from '../board/amount.ts';
import { actionsOnCard, traitsOf, workingOf } from '../board/characteristics.ts';
import { conditionHolds } from '../board/condition.ts';
import { groundsOfEffect } from '../board/grounds.ts';
import { manaOf } from '../board/payment.ts';
import { isIgnored } from '../board/possible.ts';
import { cardId, describeThing, openEntry, whyNot } from '../board/tracing.ts';
import type { Effect, QuickAction } from '../cards/ability.ts';
import type { KeyedAbility } from '../cards/compile.ts';
import { signsOf } from '../cards/quick-action-sign.ts';
import { startChoosing } from '../choices/ask.ts';
import { type Build, startBuild } from '../choices/build.ts';
import { unknownValue } from '../rules/error.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { type Context, NO_BINDINGS, NO_MOVES } from '../state/bindings.ts';
import { NO_ANSWERS } from '../state/blank-frame.ts';
import { contextOf } from '../state/context.ts';
import type { Option } from '../state/decision.ts';
import type { QuickActionFrame, Rush } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf, objectAt } from '../state/lookup.ts';
import { type GameObject, hasStatus } from '../state/object.ts';
import { BLANK_ACTION, BLANK_STEP, type Outcome } from '../state/step.ts';
import type { ManaLacking, WhyNot } from '../state/trace.ts';
import { zoneOf } from '../state/zone.ts';
import { checksSteps, popFrame, pushCheck, pushEffect, pushStep } from '../steps/agenda.ts';
import { countUse, isUsedUp } from '../steps/daily-limit.ts';
import { noteDeed } from '../steps/deed.ts';
import { canPay, groundsOfRefusal, isRush, manaIn, planCost } from './cost.ts';
import { declareTargets } from './declaration.ts';
import { NOTHING_SETTLED, UNPAYABLE } from './mana-payment.ts';
import { rushOf } from './play-choice.ts';

/** Returns quick actions that a player may play now, as options (5.3.b). */
export function quickActionOptions(draft: Draft, player: number): Option[] {
  const options: Option[] = [];
  for (const zone of BEARING) {
    for (const id of zoneOf(draft, zone, zone === 'expedition' ? 0 : player)) {
      const object = objectAt(draft, id);
      if (object.player !== player) continue;
      for (const entry of quickActionsOf(draft, object)) {
        const option = quickActionOption(draft, player, object, entry);
        if (option) options.push(option);
      }
    }
  }
  return options;
}

/** Where quick actions work: Heroes, Characters and Permanents, and cards in Reserve. */
const BEARING = ['hero', 'expedition', 'landmark', 'reserve'] as const;

/** Returns the quick actions of an object that work where it is (2.2.12.g to j). */
export function quickActionsOf(
  draft: Draft,
  object: GameObject,
): readonly KeyedAbility<QuickAction>[] {
  const { support } = compiledOf(draft, object);
  if (object.zone !== 'reserve') return traitsOf(draft, object).abilities.quickActions;
  if (support.quickActions.length === 0) return support.quickActions;
  if (!hasStatus(object, 'exhausted')) return support.quickActions;
  whyNot(draft, ['2.2.12.j', '2.4.6.e'], 'exhausted', { object });
  return [];
}

/** Returns the option to play a quick action, unless it cannot be played now. */
function quickActionOption(
  draft: Draft,
  player: number,
  object: GameObject,
  entry: KeyedAbility<QuickAction>,
): Option | null {
  const context = contextOf(object);
  const refuse = (
    cites: readonly RuleNumber[],
    why: WhyNot,
    lacking: { mana?: ManaLacking } = {},
  ) => {
    whyNot(draft, cites, why, { object, word: entry.key, ...lacking });
    return null;
  };
  if (isIgnored(draft, object, entry.key))
    return refuse(['7.3.19.a', '7.3.19.b'], 'ability-ignored');
  const { ability } = entry;
  if (ability.only && !conditionHolds(draft, ability.only, context))
    return refuse(['1.4.1.a'], 'condition');
  if (isUsedUp(draft, object.id, entry.key)) {
    return refuse(['5.3.e', '1.4.6.b'], 'daily-limit');
  }
  const more = moreMana(draft, ability, context);
  const mana = manaIn(draft, ability.cost, context) + more;
  const settled = more > 0 ? { ...NOTHING_SETTLED, mana: more } : NOTHING_SETTLED;
  const ready = manaOf(draft, player);
  if (mana > ready || !canPay(draft, ability.cost, context, player, settled)) {
    const lacking = mana > ready ? { mana: { needed: mana, ready } } : {};
    return refuse([...groundsOfRefusal(ability.cost), '6.4.e'], 'cost', lacking);
  }
  return {
    id: `quick-action:object-${object.id}:${entry.key}`,
    what: {
      is: 'quick-action',
      object: object.id,
      card: cardId(draft, object),
      ability: entry.key,
      cost: mana,
    },
  };
}

/** Returns the mana of "This action costs … more if …". */
function moreMana(draft: Draft, { more }: QuickAction, context: Context): number {
  return more && conditionHolds(draft, more.if, context) ? amount(draft, more.by, context) : 0;
}

/** Goes on with playing a quick action. */
export function runQuickAction(draft: Draft, frame: QuickActionFrame): void {
  switch (frame.at) {
    case 'declare':
      declareAction(draft, frame);
      return;
    case 'paid':
      frame.at = 'activate';
      if (checksSteps(draft)) pushCheck(draft, '4.4.a');
      return;
    case 'activate':
      activateAction(draft, frame);
      return;
    case 'resolve':
      resolveAction(draft, frame);
      return;
    case 'end':
      popFrame(draft, frame.unpaid ? outcomeOfActivated(frame) : null);
      return;
    default:
      throw unknownValue('agenda', frame.at);
  }
}

function declareAction(draft: Draft, frame: QuickActionFrame): void {
  const object = objectAt(draft, frame.object);
  const entry = quickActionsOf(draft, object).find(({ key }) => key === frame.key);
  if (!entry) {
    popFrame(draft);
    return;
  }
  const { ability } = entry;
  const build: Build = {
    ...startBuild(startChoosing(draft, frame, frame.object), frame.player, NO_BINDINGS),
    reserved:
      manaIn(draft, ability.cost, contextOf(object)) + moreMana(draft, ability, contextOf(object)),
  };
  const declared =
    draft.profile.targets === 'step' ? ability.effect : declareTargets(build, ability.effect);
  if (declared === null) return;
  const more = moreMana(draft, ability, contextOf(object)) + build.tough;
  const rushes = ability.cost.filter(isRush);
  const cost = rushes.length > 0 ? ability.cost.filter((part) => !isRush(part)) : ability.cost;
  const plan = planCost(build, cost, frame.player, { ...NOTHING_SETTLED, mana: more });
  if (plan === null) return;
  // Counted although it may not be played, so that a choice that comes to nothing ends as well.
  countUse(draft, frame.object, frame.key);
  if (plan === UNPAYABLE) {
    whyNot(draft, [...groundsOfRefusal(cost), '6.4.e'], 'cost', { object, word: entry.key });
    popFrame(draft);
    return;
  }
  noteActivation(draft, frame.player, object, ability);
  frame.effect = rushes.reduce(afterRush, declared);
  frame.x = build.bindings.x;
  frame.answers = NO_ANSWERS;
  frame.at = plan.actions.length > 0 ? 'paid' : 'activate';
  if (draft.entries) {
    frame.parent = openEntry(draft, [...DECLARED, ...placeRules(object)], {
      kind: 'declaration',
      player: frame.player,
      object: describeThing(draft, object, frame.key),
      what: 'quick-action',
      into: null,
      cost: manaIn(draft, ability.cost, contextOf(object)) + more + frame.x,
    });
  }
  const exhausts: readonly RuleNumber[] = ability.cost.some(
    (part) => part.do === 'exhaust' && part.of === 'me',
  )
    ? ['5.3.d', '7.1.4.a', '1.1.6.h', '7.3.13.b']
    : [];
  const discards: readonly RuleNumber[] = ability.cost.some(
    (part) => part.do === 'discard' && part.of === 'me',
  )
    ? ['5.3.c', '7.1.4.b', '1.1.6.i']
    : [];
  if (plan.actions.length > 0) {
    pushStep(draft, { ...plan, cites: ['5.1.2.i', ...exhausts, ...discards, ...plan.cites] });
  }
}

/**
 * Returns the outcome of an activated quick action for the effect that activates it: it was done, and
 * what it moved.
 */
function outcomeOfActivated({ outcome }: QuickActionFrame): Outcome {
  return { started: true, it: null, moved: outcome?.moved ?? NO_MOVES, affected: 0, die: null };
}

/** Notes for later that a quick action was activated. */
function noteActivation(
  draft: Draft,
  player: number,
  { card }: GameObject,
  ability: QuickAction,
): void {
  noteDeed(draft, { did: 'activates', player, card, from: null, costs: signsOf(ability) });
}

/**
 * Performs the event in which a quick action is activated (S.4.f), where a Reaction waits for it or an
 * effect says so; otherwise nothing depends on it.
 */
function activateAction(draft: Draft, frame: QuickActionFrame): void {
  frame.at = 'resolve';
  const waited = workingOf(draft).reactions.has('activates');
  if (!frame.unpaid && !waited) return;
  const object = objectAt(draft, frame.object);
  const entry = actionsOnCard(draft, object).find(({ key }) => key === frame.key);
  if (!entry) return;
  const { ability } = entry;
  if (frame.unpaid) noteActivation(draft, frame.player, object, ability);
  const paid = frame.outcome;
  pushStep(draft, {
    ...BLANK_STEP,
    verb: 'activate-action',
    player: frame.player,
    source: frame.object,
    cites: frame.unpaid ? [...UNPAID, ...(object.zone === 'reserve' ? [] : ELSEWHERE)] : ['S.4.f'],
    actions: [
      {
        ...BLANK_ACTION,
        act: 'activate-action',
        object: frame.object,
        ability: frame.key,
        signs: signsOf(ability),
        by: frame.player,
      },
    ],
    who: [frame.player],
  });
  frame.outcome = paid;
  if (checksSteps(draft)) pushCheck(draft, '4.4.a');
}

const UNPAID: readonly RuleNumber[] = ['S.4.a', 'S.4.b', 'S.4.d', 'S.4.f'];
const ELSEWHERE: readonly RuleNumber[] = ['S.4.c'];

/**
 * Returns an effect that plays a card for a Rush at once; `effect` follows if it was played (7.3.34.b).
 */
function afterRush(effect: Effect, { card }: Rush): Effect {
  return [{ do: 'attempt', steps: [rushOf(card)], ifDone: effect }];
}

const DECLARED: readonly RuleNumber[] = ['5.3.a', '5.3.b', '5.1.2.b', '2.2.12.k', '1.2.4.c'];

/** Returns the rules by which an ability works where it is (2.2.12.g to i). */
function placeRules({ zone }: GameObject): readonly RuleNumber[] {
  if (zone === 'hero') return ['2.2.12.h'];
  return zone === 'reserve' ? ['2.2.12.i', '2.2.12.d'] : ['2.2.12.g'];
}

/**
 * Resolves the effect of a quick action. "I" is the object with the action, wherever its cost sent it
 * (7.2.1.c).
 */
function resolveAction(draft: Draft, frame: QuickActionFrame): void {
  frame.at = 'end';
  const moved = frame.outcome?.moved ?? NO_MOVES;
  const affected = frame.outcome?.affected ?? 0;
  frame.outcome = null;
  if (draft.entries) {
    openEntry(draft, [frame.unpaid ? 'S.4.a' : '5.1.2.j', ...groundsOfEffect(frame.effect)], {
      kind: 'effect',
      player: frame.player,
      source: describeThing(draft, objectAt(draft, frame.object), frame.key),
      of: 'quick-action',
    });
  }
  pushEffect(draft, {
    of: 'quick-action',
    controller: frame.player,
    source: frame.object,
    steps: frame.effect,
    declared: true,
    bindings: { ...NO_BINDINGS, moved, affected, x: frame.x },
  });
  draft.parent = frame.parent;
}
