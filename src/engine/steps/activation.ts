/** Activating a Reaction: the Emblem-Reaction that it makes, and its bindings (6.3.h, 6.3.i). */

import { rulesOf } from '../board/abilities-at-work.ts';
import { groundsOfCondition, groundsOfDoing, groundsOfFilter, isInBoth } from '../board/grounds.ts';
import { isMeant } from '../board/possible.ts';
import { describeThing, thingOf, whyNot, writeEntry } from '../board/tracing.ts';
import type { Effect, Trigger, TriggerSymbol } from '../cards/ability.ts';
import { isSelfMove } from '../cards/self-move.ts';
import { rulesIn } from '../rules/edition.ts';
import { once } from '../rules/once.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { addMoves, type Bindings } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import { type GameObject, isAtWork } from '../state/object.ts';
import { BLANK_ACTION } from '../state/step.ts';
import type { ReactionInstance } from '../state/working-state.ts';
import { stillExists } from '../state/zone.ts';
import { countOfName, countUse, isUsedUp } from './daily-limit.ts';
import { createEmblem } from './emblem.ts';
import { groundsOfGift } from './gift.ts';
import type { Match, TriggerView } from './moved-trigger.ts';

export interface Activation {
  readonly instance: ReactionInstance;
  readonly match: Match;
  readonly object: GameObject;
  readonly cites: readonly RuleNumber[];
}

/** Returns the rules behind a trigger, its condition and its doer. */
export function groundsOfActivation(
  view: TriggerView,
  { reaction, object, parts }: ReactionInstance,
  match: Match,
): RuleNumber[] {
  if (!view.draft.entries) return [];
  const { trigger } = reaction;
  const rules: RuleNumber[] = ['6.3.b'];
  if (reaction.if) rules.push('6.3.k', ...groundsOfCondition(view.draft, reaction.if, object));
  const triggers = trigger.on === 'any' ? trigger.of : [trigger];
  if (triggers.some((one) => 'who' in one && one.on !== 'makes-gift')) {
    rules.push('7.5.6.a', ...groundsOfDoing(view.plan, match.they[0] ?? null));
  }
  if (trigger.on === 'plays') rules.push(...groundsOfFilter(trigger.card, true));
  if (parts.returning.length > 0 && view.draft.profile.goingToReserve === 'leaving') {
    rules.push('6.3.d');
  }
  if (match.gift) rules.push(...groundsOfGift(match.gift));
  if (trigger.on === 'joins') rules.push('7.5.10.a');
  if (trigger.on === 'leaves') rules.push('7.5.11.a');
  if (isInBoth(view.draft, object)) rules.push(...groundsOfSubset(trigger));
  if (trigger.on === 'sacrifices') rules.push('7.3.36.b');
  if (trigger.on === 'becomes') rules.push('7.5.4.a');
  if (trigger.on === 'has-cards') rules.push('S.7.a');
  if (trigger.on === 'at') rules.push('4.2.b');
  if (trigger.on === 'after') rules.push('4.2.d');
  if (!stillExists(view.draft, object)) rules.push(...view.draft.profile.cites.gone);
  if (reaction.support) rules.push('2.2.12.e', '2.2.12.i', '7.1.5.a');
  else if (!isSelfMove(trigger)) rules.push(...groundsOfPlace(view.draft, object));
  return rules;
}

/** Returns the rules by which a trigger that names one Expedition of its object is about two of them. */
function groundsOfSubset(trigger: Trigger): readonly RuleNumber[] {
  if (trigger.on === 'joins' || trigger.on === 'leaves') {
    const isOne = [trigger.where].flat().some((one) => one === 'mine' || one === 'facing');
    return isOne ? ['7.4.4.j'] : [];
  }
  const relation = 'expedition' in trigger ? trigger.expedition.relation : undefined;
  return relation === 'mine' || relation === 'facing' ? ['7.4.4.k'] : [];
}

/**
 * Returns where an ability works that is no Support ability: in play or, of a Hero, in the Hero zone.
 */
function groundsOfPlace(draft: Draft, id: number): readonly RuleNumber[] {
  const object = draft.objects[id];
  if (!object || !isAtWork(object.zone)) return [];
  return object.zone === 'hero' && !draft.profile.heroesInPlay ? ['2.2.12.h'] : ['2.2.12.g'];
}

/** Whether no "Can't activate" keeps an ability with a symbol from activating (7.3.1.e). */
export function canActivate(
  draft: Draft,
  object: GameObject,
  instance: ReactionInstance,
  symbol: TriggerSymbol,
): boolean {
  const rule = rulesOf(draft, 'cannot-activate').find(
    (one) => one.passive.rule.abilities.includes(symbol) && isMeant(draft, one, object),
  );
  if (!rule) return true;
  if (draft.entries) {
    whyNot(draft, ['7.3.1.e', '1.4.1.a'], 'cannot-activate', {
      object,
      by: thingOf(draft, rule.object, rule.key),
      word: instance.key,
    });
  }
  return false;
}

/**
 * Counts a use of a Reaction against its daily limits, of the object (6.3.l) and of its name (6.3.m); one
 * that is used up has no part in the step.
 */
export function isLeft(draft: Draft, { instance, object }: Activation): boolean {
  if (isUsedUp(draft, instance.object, instance.key)) {
    whyNot(draft, ['6.3.l', '1.4.6.c'], 'daily-limit', { object, word: instance.key });
    return false;
  }
  if (!countOfName(draft, object.card, instance.reaction)) {
    whyNot(draft, ['6.3.m', '1.4.6.c'], 'daily-limit-of-name', { object, word: instance.key });
    return false;
  }
  countUse(draft, instance.object, instance.key);
  return true;
}

/** Creates one Emblem-Reaction. */
export function activateReaction(
  draft: Draft,
  { instance, match, object, cites }: Activation,
): void {
  const { reaction } = instance;
  const emblem = createEmblem(draft, {
    ...BLANK_ACTION,
    act: 'emblem',
    by: null,
    player: object.player,
    emblem: {
      type: 'reaction',
      effect: reaction.effect,
      source: object.emblem?.source ?? instance.object,
      ability: instance.key,
      bindings: bindingsOf(instance, match),
    },
  });
  if (draft.entries) {
    const control = rulesIn(draft.edition, CONTROLLED);
    const bound = [
      ...(match.it.length > 0 && saysIt(reaction.effect) ? BOUND : []),
      ...(saysI(reaction.effect) ? BOUND_TO_ME : []),
    ];
    writeEntry(draft, [...cites, ...ACTIVATED, ...control, ...bound], {
      kind: 'activation',
      reaction: describeThing(draft, object, instance.key),
      emblem: emblem.id,
    });
  }
}

const ACTIVATED: readonly RuleNumber[] = ['6.3.h', '2.2.12.l', '6.3.a', '7.3.1.a'];
/** Who controls the object controls the ability and its effect. */
const CONTROLLED: readonly RuleNumber[] = ['7.5.5.c'];
const BOUND: readonly RuleNumber[] = ['6.3.i'];
const BOUND_TO_ME: readonly RuleNumber[] = ['4.0:6.3.j'];
/** Whether an effect speaks of the objects that its trigger determines. */
const saysIt = once((effect: Effect): boolean => /"(?:it|that)"/u.test(JSON.stringify(effect)));
/** Whether an effect speaks in the first person ("I", "my Expedition"; 7.2.1). */
const saysI = once((effect: Effect): boolean => /"(?:me|mine)"/u.test(JSON.stringify(effect)));

function bindingsOf(instance: ReactionInstance, match: Match): Bindings {
  const { bindings } = instance;
  const { die, count, playedFrom, failed } = match;
  return {
    ...bindings,
    it: match.it,
    that: match.it,
    they: match.they,
    expeditions: match.expeditions,
    moved: addMoves(bindings.moved, match.moved),
    die: die === undefined ? bindings.die : die,
    affected: count === undefined ? bindings.affected : count,
    playedFrom: playedFrom === undefined ? bindings.playedFrom : playedFrom,
    gift: match.gift ?? bindings.gift,
    made: match.made ?? bindings.made,
    failed: failed ?? bindings.failed,
  };
}
