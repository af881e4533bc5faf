/** Triggers (6.3.b): whether an event matches the trigger of a Reaction. */

import { actionsThisTurn } from '../board/amount.ts';
import { isWithin } from '../board/comparison.ts';
import { conditionHolds } from '../board/condition.ts';
import { relatedExpeditions } from '../board/expedition.ts';
import { findExpeditions, matchesExpedition } from '../board/expedition-filter.ts';
import { matchesFilter, matchesThere } from '../board/filter.ts';
import { whyNot } from '../board/tracing.ts';
import type {
  ExpeditionFilter,
  ObjectMatch,
  PlayerReference,
  Status,
  Trigger,
} from '../cards/ability.ts';
import { requireValue } from '../rules/require.ts';
import { type Context, NO_MOVES } from '../state/bindings.ts';
import { type Draft, playerOf } from '../state/game.ts';
import { countersOn, type GameObject, handOrReserve, hasStatus } from '../state/object.ts';
import { isAmong, playersOf } from '../state/player.ts';
import type { AtomicAction, Performed } from '../state/step.ts';
import type { ReactionInstance } from '../state/working-state.ts';
import { rollsToday } from './daily-limit.ts';
import { giftOf } from './gift.ts';
import {
  expeditionsLeft,
  type Match,
  matchesGoing,
  matchesJoining,
  matchesLeaving,
  matchPlaying,
  reachesCount,
  type TriggerView,
  wasAscended,
} from './moved-trigger.ts';
import { tellNearMiss } from './near-miss.ts';
import { madeToken } from './token.ts';

const NONE: readonly number[] = [];

/**
 * Returns every time that a trigger of an object matches an event, its condition included (6.3.g). Of
 * several triggers in one, only those given.
 */
export function matchTrigger(
  view: TriggerView,
  triggers: readonly Trigger[],
  instance: ReactionInstance,
  object: GameObject,
  subset: readonly number[] | undefined,
): Match[] {
  const context = contextFor(instance, object);
  const [first, ...others] = triggers;
  const found =
    first && others.length === 0
      ? matchOne(view, first, context, object, subset)
      : firstOf(triggers.map((part) => matchOne(view, part, context, object, subset)));
  if (found.length === 0 || instance.reaction.if === undefined) return found;
  const condition = instance.reaction.if;
  return found.filter((match) => {
    const isMet = conditionHolds(view.draft, condition, withMatch(context, match), view.before);
    if (!isMet) whyNot(view.draft, ['6.3.b', '6.3.k'], 'condition', { object });
    return isMet;
  });
}

function contextFor(instance: ReactionInstance, object: GameObject): Context {
  return {
    me: object.emblem?.source ?? object.id,
    controller: object.player,
    bindings: instance.bindings,
  };
}

function withMatch(context: Context, match: Match): Context {
  return {
    ...context,
    bindings: {
      ...context.bindings,
      it: match.it,
      that: match.it,
      they: match.they,
      expeditions: match.expeditions,
      failed: match.failed ?? NONE,
      die: match.die ?? null,
    },
  };
}

/**
 * Returns the matches of the parts of one trigger, which activates once for an event and each player
 * who did it.
 */
function firstOf(lists: readonly Match[][]): Match[] {
  const all = lists.flat();
  return all.filter(
    ({ they }, index) => all.findIndex((other) => `${other.they}` === `${they}`) === index,
  );
}

type AboutExpeditions = Extract<Trigger, { expedition: ExpeditionFilter }>;

/**
 * Returns one match where "my Expedition", of a Gigantic object, is both of them: all must do what the
 * trigger says, and it activates once (7.4.4.k).
 */
function ofAll(
  { draft }: TriggerView,
  { expedition: { relation } }: AboutExpeditions,
  context: Context,
  found: Match[],
): Match[] {
  const [first] = found;
  if (!first || relation === undefined || relation === 'yours') return found;
  const meant = relatedExpeditions(draft, relation, context);
  if (meant.length < 2) return found;
  const expeditions = found.flatMap((one) => one.expeditions);
  if (!meant.every((one) => expeditions.includes(one))) return [];
  const { failed = NONE } = first;
  return [makeMatch({ expeditions, failed, they: [...new Set(found.flatMap((one) => one.they))] })];
}

/** Joins all matches of "one or more" in an event into one (6.3.g). */
function onceForEvent(found: readonly Match[]): Match[] {
  if (found.length < 2) return [...found];
  return [
    makeMatch({
      it: found.flatMap((one) => one.it),
      they: [...new Set(found.flatMap((one) => one.they))],
      expeditions: [...new Set(found.flatMap((one) => one.expeditions))],
    }),
  ];
}

/**
 * Returns one match for "both of your Expeditions", when every one that the trigger means did it in the
 * event.
 */
function onceForAll(
  { draft }: TriggerView,
  { expedition }: AboutExpeditions,
  context: Context,
  found: readonly Match[],
): Match[] {
  const did = found.flatMap((one) => one.expeditions);
  const meant = findExpeditions(draft, expedition, context);
  return meant.length > 0 && meant.every((one) => did.includes(one)) ? onceForEvent(found) : [];
}

type Test = (one: Performed) => Match | null;

function matchOne(
  view: TriggerView,
  trigger: Trigger,
  context: Context,
  object: GameObject,
  subset: readonly number[] | undefined,
): Match[] {
  const { draft, plan } = view;
  switch (trigger.on) {
    case 'at':
      return plan.verb === 'phase' && draft.phase === trigger.phase ? [spokenOf(context)] : [];
    case 'after':
      return plan.verb === 'after' && plan.daily === trigger.daily ? [spokenOf(context)] : [];
    case 'draws':
      return perPlayer(view, context, trigger.who, 'draw');
    case 'resupplies':
      return perPlayer(view, context, trigger.who, 'resupply');
    case 'has-cards':
      return playersOf(draft, trigger.of, context)
        .filter((player) => reachesCount(view, trigger, player))
        .map((player) => makeMatch({ they: [player] }));
    default: {
      const test = testOf(view, trigger, context, object, subset);
      const result: Match[] = [];
      for (const one of view.performed) {
        const found = test(one);
        if (found) result.push(found);
      }
      if ('oneOrMore' in trigger && trigger.oneOrMore) return onceForEvent(result);
      if ('all' in trigger && trigger.all) return onceForAll(view, trigger, context, result);
      return 'expedition' in trigger ? ofAll(view, trigger, context, result) : result;
    }
  }
}

function testOf(
  view: TriggerView,
  trigger: Trigger,
  context: Context,
  object: GameObject,
  subset: readonly number[] | undefined,
): Test {
  const { draft } = view;
  const did = (who: PlayerReference, one: Performed) =>
    one.action.by !== null && isAmong(draft, one.action.by, who, context);
  const about = (what: ObjectMatch, found: GameObject | null, fits = matchesFilter): boolean => {
    if (found === null) return false;
    if (what === 'me') return found.id === object.id;
    if (fits(draft, what, found, context)) return true;
    tellNearMiss(draft, what, object, found, (filter) => fits(draft, filter, found, context));
    return false;
  };
  switch (trigger.on) {
    case 'joins':
      return (one) =>
        matchesJoining(draft, trigger, one, context, subset) && about(trigger.what, one.after)
          ? movedMatch(one, one.now)
          : null;
    case 'leaves':
      return (one) =>
        matchesLeaving(view, trigger, one, context, subset) && about(trigger.what, one.before)
          ? movedMatch(one, expeditionsLeft(view, trigger.from, one, context))
          : null;
    case 'goes':
      return (one) =>
        matchesGoing(draft, trigger, one, context) &&
        (trigger.who === undefined || did(trigger.who, one)) &&
        (about(trigger.what, one.after) || (trigger.what === 'me' && about('me', one.before)))
          ? movedMatch(one, one.was)
          : null;
    case 'plays':
      return (one) => {
        if (!did(trigger.who, one)) return null;
        const match = matchPlaying(draft, trigger.card, one, context);
        const { after } = one;
        if (match === null && after !== null) {
          tellNearMiss(
            draft,
            trigger.card,
            object,
            after,
            (filter) => matchPlaying(draft, filter, one, context) !== null,
          );
        }
        return match;
      };
    case 'gains':
      return (one) =>
        one.action.act === 'gain-status' &&
        one.action.status === trigger.status &&
        about(trigger.what, objectSeen(one), matchesThere)
          ? objectMatch(one)
          : null;
    case 'becomes':
      return (one) =>
        one.after !== null &&
        hasStatus(one.after, trigger.status) &&
        !hadAlready(one, trigger.status) &&
        about(trigger.what, objectSeen(one), matchesThere)
          ? objectMatch(one)
          : null;
    case 'gains-counters':
      return (one) =>
        gainsCounters(trigger, one) && about(trigger.what, objectSeen(one), matchesThere)
          ? objectMatch(one)
          : null;
    case 'sacrifices':
      return (one) => {
        const object = sacrificedObject(view, one);
        return object &&
          isAmong(draft, object.player, trigger.who, context) &&
          about(trigger.what, object)
          ? sacrificeMatch(one, object)
          : null;
      };
    case 'creates':
      return (one) =>
        one.action.act === 'create' && did(trigger.who, one) && about(trigger.what, one.after)
          ? { ...objectMatch(one), made: madeToken(one.action) }
          : null;
    case 'exhausts':
      return (one) =>
        one.action.act === 'gain-status' &&
        one.action.status === 'exhausted' &&
        did(trigger.who, one) &&
        about(trigger.what, objectSeen(one), matchesThere)
          ? objectMatch(one)
          : null;
    default:
      return testOfGame(view, trigger, context);
  }
}

/** Returns the test of a trigger about players and Expeditions. */
function testOfGame(view: TriggerView, trigger: Trigger, context: Context): Test {
  const { draft } = view;
  switch (trigger.on) {
    case 'makes-gift':
      return (one) => {
        const given = giftOf(draft, one);
        if (!given || draft.turn === null || !isAmong(draft, draft.turn, trigger.who, context)) {
          return null;
        }
        return { ...movedMatch(one, one.now), they: [given.receiver], gift: given.gift };
      };
    case 'rolls':
      return ({ action }) =>
        action.act === 'roll' &&
        (!trigger.first || rollsToday(draft, action.player) === 1) &&
        (!trigger.result || isWithin(draft, trigger.result, action.result ?? 0, context)) &&
        isAmong(draft, action.player, trigger.who, context)
          ? makeMatch({ they: [action.player], die: action.result ?? 0 })
          : null;
    case 'activates':
      return ({ action }) =>
        action.act === 'activate-action' &&
        action.signs.includes(trigger.action) &&
        (trigger.inYourTurn === undefined || isEnough(draft, trigger, context))
          ? makeMatch({ it: [action.object], they: action.by === null ? NONE : [action.by] })
          : null;
    case 'reveals':
      return ({ action }) => matchRevealed(view, trigger, action, context);
    case 'passes':
      return ({ action }) =>
        action.act === 'pass' &&
        (!trigger.first || isFirstPass(view, action)) &&
        (!trigger.last || isLastPass(view, action)) &&
        isAmong(draft, action.player, trigger.who, context)
          ? makeMatch({ they: [action.player] })
          : null;
    case 'moves-forward':
    case 'moves-backward':
      return ({ action }) => {
        if (action.act !== 'move-expedition') return null;
        if (action.regions > 0 !== (trigger.on === 'moves-forward')) return null;
        const dueTo = trigger.on === 'moves-forward' ? trigger.dueTo : undefined;
        if (dueTo !== undefined && !action.dueTo?.includes(dueTo)) return null;
        return expeditionMatch(view, trigger.expedition, action.expedition, context);
      };
    case 'fails-to-move-forward':
      return ({ action }) => {
        if (action.act !== 'fail') return null;
        const found = expeditionMatch(view, trigger.expedition, action.expedition, context);
        return found && { ...found, failed: failedIn(view) };
      };
    default:
      return () => null;
  }
}

/**
 * Whether it is a turn of the ability's controller in which this many quick actions have been
 * activated.
 */
function isEnough(
  draft: Draft,
  { action, inYourTurn = 1 }: Extract<Trigger, { on: 'activates' }>,
  context: Context,
): boolean {
  return draft.turn === context.controller && actionsThisTurn(draft, action, context) >= inYourTurn;
}

/** Whether a pass is the first of the Afternoon; of several in one event, the first to be performed is. */
function isFirstPass({ draft, performed }: TriggerView, action: AtomicAction): boolean {
  const passes = performed.filter((one) => one.action.act === 'pass');
  return draft.passes === passes.length && passes[0]?.action === action;
}

/** Whether everybody else has passed when a player does; of several in one event, the last to be performed is. */
function isLastPass({ draft, performed }: TriggerView, action: AtomicAction): boolean {
  const passes = performed.filter((one) => one.action.act === 'pass');
  return draft.players.every(({ passed }) => passed) && passes.at(-1)?.action === action;
}

/** Returns the Expeditions that fail to move forward in an event. */
function failedIn({ performed }: TriggerView): readonly number[] {
  return performed.flatMap(({ action }) => (action.act === 'fail' ? [action.expedition] : []));
}

/**
 * Returns the object that a trigger refers to: as it was before the event (6.3.f), or the new one that
 * it became.
 */
function objectSeen({ before, after }: Performed): GameObject | null {
  return before !== null && before.id === after?.id ? before : after;
}

/**
 * Whether the object had a status before the event; an object that moved is a new one (7.5.4.a,
 * remark).
 */
function hadAlready({ before, after }: Performed, status: Status): boolean {
  return before !== null && before.id === after?.id && hasStatus(before, status);
}

/**
 * Matches a card that was shown, perhaps by a modifier or an effect of the object that watches, and the
 * die of the same event or of that effect.
 */
function matchRevealed(
  { draft, plan, performed }: TriggerView,
  trigger: Extract<Trigger, { on: 'reveals' }>,
  action: AtomicAction,
  context: Context,
): Match | null {
  const { by } = action;
  if (action.act !== 'reveal' || by === null) return null;
  if (!playersOf(draft, trigger.who, context).includes(by)) return null;
  const isOwn =
    plan.source === context.me || action.used?.some((name) => name.startsWith(`${context.me}:`));
  if (trigger.thisWay && !isOwn) return null;
  const roll = performed.find((one) => one.action.act === 'roll' && one.action.player === by);
  const die = roll?.action.act === 'roll' ? (roll.action.result ?? 0) : plan.die;
  return makeMatch({ it: [action.object], they: [by], ...(die === undefined ? {} : { die }) });
}

/**
 * Returns the match of a trigger that names a time and nothing else: what an effect spoke of before it
 * waited is still meant ("After Rest, create an Ordis Recruit in it").
 */
function spokenOf({ bindings: { it, they, expeditions } }: Context): Match {
  return makeMatch({ it, they, expeditions });
}

function makeMatch(parts: Partial<Match>): Match {
  return { it: NONE, they: NONE, expeditions: NONE, moved: NO_MOVES, ...parts };
}

function objectMatch(one: Performed): Match {
  const object = requireValue(one.after, 'what was acted on');
  return makeMatch({
    it: [object.id],
    they: one.action.by === null ? NONE : [one.action.by],
    expeditions: one.now,
    ...(one.action.act === 'gain-counters' ? { count: one.action.count } : {}),
  });
}

/**
 * Returns the object that its controller sacrificed (7.3.36.a), whatever became of the discard
 * (7.3.36.b).
 */
function sacrificedObject({ draft, before }: TriggerView, one: Performed): GameObject | null {
  const { action } = one;
  if (action.sacrificed !== undefined) {
    return before.get(action.sacrificed) ?? draft.objects[action.sacrificed] ?? null;
  }
  return action.act === 'move' && action.why === 'sacrifice' ? one.before : null;
}

function sacrificeMatch(one: Performed, object: GameObject): Match {
  return one.before?.id === object.id
    ? movedMatch(one, one.was)
    : makeMatch({ it: [object.id], they: [object.player] });
}

/**
 * Returns the match of an object that moved. The object can be found where it went, since the trigger
 * speaks of the move (2.1.f).
 */
function movedMatch(one: Performed, expeditions: readonly number[]): Match {
  const { before, after, action } = one;
  const named = requireValue(isArrival(one) ? after : (before ?? after), 'what moved');
  return {
    it: [named.id],
    they: action.by === null ? [named.player] : [action.by],
    expeditions,
    moved: before && after && before.id !== after.id ? [before.id, after.id] : NO_MOVES,
    playedFrom:
      action.act === 'move' && action.why === 'play' ? handOrReserve(after?.playedFrom) : null,
  };
}

/** Whether a trigger about the move means the object that arrived rather than the one that left. */
function isArrival({ after }: Performed): boolean {
  return (
    after !== null && after.zone !== 'discard' && after.zone !== 'hand' && after.zone !== 'deck'
  );
}

function gainsCounters(
  trigger: Extract<Trigger, { on: 'gains-counters' }>,
  { action, before, after }: Performed,
): boolean {
  if (action.act !== 'gain-counters') return false;
  if (trigger.counter !== 'any' && action.counter !== trigger.counter) return false;
  if (trigger.nth === undefined) return true;
  return (
    countersOn(requireValue(before, 'before'), trigger.counter) < trigger.nth &&
    countersOn(requireValue(after, 'after'), trigger.counter) >= trigger.nth
  );
}

/** Matches "one or more cards" once for an event and player. */
function perPlayer(
  view: TriggerView,
  context: Context,
  who: PlayerReference,
  why: 'draw' | 'resupply',
): Match[] {
  const players = playersOf(view.draft, who, context);
  const found: Match[] = [];
  for (const player of players) {
    const mine = view.performed.filter(
      ({ action }) => action.act === 'move' && action.why === why && action.by === player,
    );
    if (mine.length === 0) continue;
    found.push(
      makeMatch({
        it: mine.flatMap(({ after }) => (after ? [after.id] : [])),
        they: [player],
        count: mine.length,
      }),
    );
  }
  return found;
}

function expeditionMatch(
  { draft, performed }: TriggerView,
  filter: ExpeditionFilter,
  expedition: number,
  context: Context,
): Match | null {
  const ascended = wasAscended(draft, performed, expedition);
  return matchesExpedition(draft, filter, expedition, context, ascended)
    ? makeMatch({ expeditions: [expedition], they: [playerOf(expedition)] })
    : null;
}
