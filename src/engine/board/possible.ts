/** Obstacles to atomic actions: the rules and passive abilities that forbid one (1.4.1, 6.1.g). */

import type { Status } from '../cards/ability.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf, expeditionAt, objectAt } from '../state/lookup.ts';
import { countersOn, type GameObject, hasStatus, keepsMarks } from '../state/object.ts';
import type { AtomicAction } from '../state/step.ts';
import type { Thing, WhyNot } from '../state/trace.ts';
import type { AnyRule, RuleInstance } from '../state/working-state.ts';
import { stillExists, zoneOf } from '../state/zone.ts';
import { rulesOf } from './abilities-at-work.ts';
import { hasKeyword } from './characteristics.ts';
import { distanceOf, expeditionsOf, regionsAhead } from './expedition.ts';
import { fixedExpeditions } from './expedition-filter.ts';
import { matchesFilter, matchesThere } from './filter.ts';
import { thingOf } from './tracing.ts';

/** Why an atomic action cannot happen, with the rules that say so. */
export interface Obstacle {
  readonly why: WhyNot;
  readonly cites: readonly RuleNumber[];
  readonly by?: Thing | null;
  /** What it is about, and the status in question, where the choice does not show these. */
  readonly object?: number;
  readonly word?: string;
  /** The rule says that nothing happens rather than that it cannot: that is not impossible (6.1.g). */
  readonly idle?: true;
}

const GONE: Obstacle = { why: 'gone', cites: ['2.1.i', '6.3.j', '6.5.h'] };
const NOTHING: Obstacle = { why: 'nothing-there', cites: ['3.2.2.d', '6.5.h'], idle: true };

/**
 * Returns the obstacle that makes it impossible to choose the object or Expedition of an action: a
 * passive ability that forbids the action (1.4.1.a), or tiebreakers, in which no Expedition can move
 * (4.3.d). Where the action would only change nothing, as for a status that is there already, the
 * choice stays possible (6.1.g, remark). Returns null when it can be chosen.
 */
export function forbiddenBy(draft: Draft, action: AtomicAction): Obstacle | null {
  const found = obstacleTo(draft, action);
  return found?.by || found?.why === 'arena' ? found : null;
}

/** Returns the obstacle to an atomic action; null when it can happen. */
export function obstacleTo(draft: Draft, action: AtomicAction): Obstacle | null {
  switch (action.act) {
    case 'move':
      return stillExists(draft, action.object) ? null : GONE;
    case 'top':
      return null;
    case 'relocate':
      return canRelocate(draft, action.object, action.expedition);
    case 'gain-status':
      return canGain(draft, action.object, action.status);
    case 'lose-status':
      return canLose(draft, action.object, action.status);
    case 'gain-counters':
      return canGainCounters(draft, action);
    case 'lose-counters':
      return canLoseCounters(draft, action.object, action.counter);
    case 'ascend':
      return expeditionAt(draft, action.expedition).ascended
        ? { why: 'already-has', cites: ['2.4.1.f', '7.3.16.b'] }
        : null;
    case 'lose-ascended':
      return expeditionAt(draft, action.expedition).ascended
        ? null
        : { why: 'does-not-have', cites: ['2.4.1.h'] };
    case 'move-expedition':
      return canMoveExpedition(
        draft,
        action.expedition,
        action.regions,
        action.dueTo !== undefined,
      );
    case 'activate':
    case 'reveal':
    case 'cease':
    case 'take-control':
      return stillExists(draft, action.object) ? null : GONE;
    default:
      return null;
  }
}

function canRelocate(draft: Draft, id: number, expedition: number): Obstacle | null {
  const object = draft.objects[id];
  if (!object || !stillExists(draft, id) || object.zone !== 'expedition') return GONE;
  return object.expedition === expedition ? NOTHING : null;
}

/** Returns the obstacle to gaining a status (2.4.1, 7.3.16). */
export function canGain(draft: Draft, id: number, status: Status): Obstacle | null {
  const object = draft.objects[id];
  if (!object || !stillExists(draft, id)) return GONE;
  if (!keepsMarks(object.zone)) return { why: 'no-status-here', cites: ['2.4.1.b', '2.4.1.c'] };
  if (status === 'fleeting' && isLandmark(draft, object)) {
    return { why: 'no-status-here', cites: draft.profile.cites.landmarkNotFleeting };
  }
  if (status === 'boosted') return { why: 'no-status-here', cites: ['2.4.5.b'] };
  if (status === 'ascended') return { why: 'no-status-here', cites: ['2.4.3'] };
  if (!hasStatus(object, status)) return null;
  const again = rulesOf(draft, 'can-gain-again').some(
    (instance) => instance.passive.rule.status === status && isMeant(draft, instance, object),
  );
  if (again) return null;
  if (status === 'completed') return { why: 'already-has', cites: ['S.1.d'] };
  return { why: 'already-has', cites: ['2.4.1.f', '7.3.16.b'] };
}

function isLandmark(draft: Draft, object: GameObject): boolean {
  return object.card >= 0 && compiledOf(draft, object).zoneType === 'landmark';
}

/** Returns the obstacle to losing a status (2.4.1.h, 7.3.21); readying is losing Exhausted (7.3.28). */
function canLose(draft: Draft, id: number, status: Status): Obstacle | null {
  const object = draft.objects[id];
  if (!object || !stillExists(draft, id)) return GONE;
  if (!hasStatus(object, status)) {
    return {
      why: 'does-not-have',
      cites: status === 'exhausted' ? ['7.3.28.b', '2.4.1.h'] : ['2.4.1.h', '7.3.21.b'],
    };
  }
  if (status !== 'exhausted') return null;
  const forbids = rulesOf(draft, 'cannot-ready').find(
    (instance) =>
      (instance.passive.rule.during === undefined ||
        instance.passive.rule.during === draft.phase) &&
      isMeant(draft, instance, object),
  );
  return forbids ? obstacleOfPassive(draft, 'cannot-ready', forbids) : null;
}

function canGainCounters(
  draft: Draft,
  { object: id, count, doubles }: Extract<AtomicAction, { act: 'gain-counters' }>,
): Obstacle | null {
  const object = draft.objects[id];
  if (!object || !stillExists(draft, id)) return GONE;
  if (!keepsMarks(object.zone)) return { why: 'no-counters-here', cites: ['2.5.b', '2.5.a'] };
  if (count <= 0) {
    return doubles
      ? { why: 'nothing-there', cites: ['7.3.8.b', '6.5.h'] }
      : { why: 'nothing-there', cites: ['6.5.h'], idle: true };
  }
  const forbids = rulesOf(draft, 'cannot-gain-counters').find((instance) =>
    isMeant(draft, instance, object),
  );
  return forbids ? obstacleOfPassive(draft, 'cannot-gain-counters', forbids) : null;
}

function canLoseCounters(draft: Draft, id: number, counter: string): Obstacle | null {
  const object = draft.objects[id];
  if (!object || !stillExists(draft, id)) return GONE;
  return countersOn(object, counter) > 0
    ? null
    : { why: 'does-not-have', cites: ['2.5.g', '7.3.38.b'] };
}

/** Whether an ability is ignored (7.3.19.a); one that would ignore itself works (7.3.19.b, remark). */
export function isIgnored(
  draft: Draft,
  object: GameObject,
  key: string,
  ignoring = rulesOf(draft, 'ignore-abilities'),
): boolean {
  for (const one of ignoring) {
    if ((one.object !== object.id || one.key !== key) && isMeant(draft, one, object)) return true;
  }
  return false;
}

/** Rules about objects of a type, in play unless the text says where (2.2.1.h). */
const ABOUT_PLAY: ReadonlySet<string> = new Set([
  'can-gain-again',
  'cannot-gain-counters',
  'cannot-ready',
]);

/** Whether a rule of a passive ability is about an object. */
export function isMeant(draft: Draft, instance: AnyRule, object: GameObject): boolean {
  const { rule } = instance.passive;
  if (!('of' in rule)) return false;
  if (rule.of === 'me') return object.id === instance.context.me;
  if (typeof rule.of !== 'object') return false;
  const fits = ABOUT_PLAY.has(rule.rule) ? matchesThere : matchesFilter;
  return fits(draft, rule.of, object, instance.context);
}

/** Returns a passive ability as an obstacle; a prohibition wins over a permission (1.4.1). */
export function obstacleOfPassive(draft: Draft, why: WhyNot, instance: AnyRule): Obstacle {
  return {
    why,
    cites: ['1.4.1.a', '1.4.1.c'],
    by: thingOf(draft, instance.object, instance.key),
  };
}

/** Returns the obstacle to moving an Expedition forward or backward (7.3.24, 7.3.25, 4.3.d). */
function canMoveExpedition(
  draft: Draft,
  expedition: number,
  regions: number,
  isProgress: boolean,
): Obstacle | null {
  if (draft.arena) {
    return { why: 'arena', cites: [regions < 0 ? '7.3.24.d' : '7.3.25.e', '4.3.d'] };
  }
  if (regions === 0) return { why: 'nothing-there', cites: ['6.5.h'], idle: true };
  if (regions < 0) {
    return distanceOf(draft, expedition) > 0
      ? null
      : { why: 'region-of-origin', cites: ['7.3.24.b'], idle: true };
  }
  if (regionsAhead(draft, expedition) <= 0) {
    return { why: 'opposite-region', cites: ['7.3.25.c'], idle: true };
  }
  return isProgress ? null : holdBack(draft, expedition);
}

/** Returns the obstacle to moving forward at all, whatever the statistics; null when there is none. */
function holdBack(draft: Draft, expedition: number): Obstacle | null {
  const rule = rulesOf(draft, 'cannot-move-forward').find(
    (instance) =>
      instance.passive.rule.dueTo === undefined && bindsExpedition(draft, instance, expedition),
  );
  if (rule) {
    const { exceptDueTo } = rule.passive.rule;
    return {
      why: 'cannot-move',
      cites: exceptDueTo === undefined ? ['1.4.1.a'] : ['4.2.4.d', '1.4.1.a'],
      by: thingOf(draft, rule.object, rule.key),
    };
  }
  return draft.phase === 'dusk' ? obstacleOfDefender(draft, expedition) : null;
}

/** Whether a rule about moving forward applies to an Expedition in this phase. */
export function bindsExpedition(
  draft: Draft,
  instance: RuleInstance<'cannot-move-forward'>,
  expedition: number,
): boolean {
  const { rule } = instance.passive;
  if (rule.during !== undefined && rule.during !== draft.phase) return false;
  const meant = fixedExpeditions(draft, rule.expedition, instance.context);
  return (meant ?? instance.context.bindings.expeditions).includes(expedition);
}

/**
 * Returns the obstacle of a Defender Character, which holds its Expedition back during Dusk (7.4.2.b,
 * 7.4.2.c).
 */
export function obstacleOfDefender(draft: Draft, expedition: number): Obstacle | null {
  for (const id of zoneOf(draft, 'expedition')) {
    const object = objectAt(draft, id);
    if (
      hasKeyword(draft, object, 'defender') &&
      expeditionsOf(draft, object).includes(expedition) &&
      !ignoresDefender(draft, expedition)
    ) {
      return {
        why: 'cannot-move',
        cites: ['7.4.2.b', '7.4.2.c'],
        by: thingOf(draft, object.id),
      };
    }
  }
  return null;
}

function ignoresDefender(draft: Draft, expedition: number): boolean {
  return rulesOf(draft, 'ignore-defender').some((instance) =>
    (fixedExpeditions(draft, instance.passive.rule.expedition, instance.context) ?? []).includes(
      expedition,
    ),
  );
}
