/** Whether optional steps and modes are possible: players may only choose those that are (6.1.g). */

import { amount } from '../board/amount.ts';
import { findExpeditions, fixedExpeditions } from '../board/expedition-filter.ts';
import { findObjects } from '../board/filter.ts';
import { type Obstacle, obstacleTo } from '../board/possible.ts';
import type {
  Effect,
  ExpeditionReference,
  Instruction,
  ObjectReference,
  Status,
} from '../cards/ability.ts';
import type { Context } from '../state/bindings.ts';
import { namedIds, presentObject } from '../state/context.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { countersOn, EXHAUSTED } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION } from '../state/step.ts';
import { moveTo } from '../verbs/move.ts';

/**
 * Returns why an effect is impossible: a rule or a passive ability says of everything in it that it
 * cannot be done (1.4.1.a). It is not impossible where it only has no consequence: where a rule says
 * that nothing happens, where a target is still to be chosen, or where there is nothing to do it with
 * (6.1.g, remark). It is where it is about an object spoken of before, and there was none: up to one
 * target was none (6.5.h).
 */
export function impossible(draft: Draft, effect: Effect, context: Context): Obstacle | null {
  let first: Obstacle | null = null;
  for (const instruction of effect) {
    const found = impossibleHere(draft, instruction, context);
    if (found === null) return null;
    first ??= found;
  }
  return first;
}

function impossibleHere(draft: Draft, instruction: Instruction, context: Context): Obstacle | null {
  if (instruction.do === 'together') return impossible(draft, instruction.steps, context);
  const actions = actionsOf(draft, instruction, context);
  if (actions?.length === 0 && isAboutNone(instruction, context)) return SPOKEN_OF_NONE;
  let first: Obstacle | null = null;
  for (const action of actions ?? []) {
    const found = obstacleTo(draft, action);
    if (found === null || found.idle) return null;
    first ??= {
      ...found,
      ...('object' in action ? { object: action.object } : {}),
      ...('status' in action ? { word: action.status } : {}),
    };
  }
  return first;
}

const SPOKEN_OF_NONE: Obstacle = { why: 'nothing-there', cites: ['6.5.h'] };

function isAboutNone(instruction: Instruction, context: Context): boolean {
  if (!('of' in instruction) || Array.isArray(instruction.of)) return false;
  return namedIds(instruction.of as ObjectReference, context)?.length === 0;
}

/**
 * Returns the actions of an instruction, where they are settled before anything is chosen; else null.
 */
function actionsOf(
  draft: Draft,
  step: Instruction,
  context: Context,
): readonly AtomicAction[] | null {
  const by = context.controller;
  switch (step.do) {
    case 'move-forward':
    case 'move-backward': {
      const regions = amount(draft, step.regions, context);
      return (
        expeditionsFor(draft, step.expedition, context)?.map((expedition) => ({
          ...BLANK_ACTION,
          act: 'move-expedition',
          expedition,
          regions: step.do === 'move-forward' ? regions : -regions,
          by,
        })) ?? null
      );
    }
    case 'gain':
      return statusChanges(draft, 'gain-status', step.of, step.statuses, context);
    case 'exhaust':
      return statusChanges(draft, 'gain-status', step.of, EXHAUSTED, context);
    case 'lose':
      return statusChanges(draft, 'lose-status', step.of, step.statuses, context);
    case 'ready':
      return statusChanges(draft, 'lose-status', step.of, EXHAUSTED, context);
    case 'gain-counters': {
      const count = amount(draft, step.count, context);
      return onEach(draft, step.of, context, (object) => ({
        ...BLANK_ACTION,
        act: 'gain-counters',
        object,
        counter: step.counter,
        count,
        by,
      }));
    }
    case 'double':
      return onEach(draft, step.of, context, (object) => ({
        ...BLANK_ACTION,
        act: 'gain-counters',
        object,
        counter: step.counter,
        count: countersOn(objectAt(draft, object), step.counter),
        doubles: true,
        by,
      }));
    case 'put':
    case 'return':
    case 'send':
      return onEach(draft, step.of, context, (object) =>
        moveTo(draft, object, step.to, step.do, by),
      );
    case 'discard':
    case 'sacrifice':
      return onEach(draft, step.of, context, (object) =>
        moveTo(draft, object, 'discard', step.do, by),
      );
    default:
      return null;
  }
}

/** Returns Expeditions that an instruction is about, also those that it leaves to choose among. */
function expeditionsFor(
  draft: Draft,
  reference: ExpeditionReference,
  context: Context,
): readonly number[] | null {
  if (typeof reference === 'object' && 'target' in reference) {
    return findExpeditions(draft, reference.target, context);
  }
  if (typeof reference === 'object' && 'choose' in reference) {
    return findExpeditions(draft, reference.choose, context);
  }
  return fixedExpeditions(draft, reference, context);
}

/** Returns an action on each object that is meant; null where some are still to be chosen. */
function onEach(
  draft: Draft,
  of: ObjectReference,
  context: Context,
  actionOn: (object: number) => AtomicAction,
): readonly AtomicAction[] | null {
  if (typeof of === 'object' && 'all' in of) {
    return findObjects(draft, of.all, context).map(({ id }) => actionOn(id));
  }
  return (
    namedIds(of, context)?.map((id) => actionOn(presentObject(draft, id, context)?.id ?? id)) ??
    null
  );
}

function statusChanges(
  draft: Draft,
  act: 'gain-status' | 'lose-status',
  of: ObjectReference,
  statuses: readonly Status[],
  context: Context,
): readonly AtomicAction[] | null {
  const lists = statuses.map((status) =>
    onEach(draft, of, context, (object) => ({
      ...BLANK_ACTION,
      act,
      object,
      status,
      by: context.controller,
    })),
  );
  return lists.includes(null) ? null : lists.flatMap((list) => list ?? []);
}
