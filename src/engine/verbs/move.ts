/** Moving cards and objects: put, return, send, discard, sacrifice, sabotage. */

import { amount } from '../board/amount.ts';
import { findObjects } from '../board/filter.ts';
import type { ObjectReference, Put, Step } from '../cards/ability.ts';
import { sabotageTarget } from '../cards/sabotage.ts';
import { type Build, contextOfBuild, forDoer } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { askExpeditions, oneSubset, pickExpeditions, pickPlayers } from '../choices/place-pick.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { type Draft, playerOf } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { EXHAUSTED, NO_STATUSES } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION, type MoveAction, type StepPlan } from '../state/step.ts';
import type { MoveReason } from '../state/trace.ts';
import { stillExists } from '../state/zone.ts';
import { planOfEach } from './plan.ts';

/** Returns a move of an object or card to a zone of its owner. */
export function moveTo(
  draft: Draft,
  object: number,
  to: MoveAction['to'],
  why: MoveReason,
  by: number | null,
): MoveAction & { readonly by: number | null } {
  return {
    ...BLANK_ACTION,
    act: 'move',
    object,
    to,
    player: draft.objects[object]?.owner ?? 0,
    expedition: -1,
    position: 0,
    why,
    enters: NO_STATUSES,
    by,
  };
}

const WORDS: Readonly<Record<Put['do'], readonly RuleNumber[]>> = {
  put: ['7.3.27.a', '7.3.27.b'],
  return: ['7.3.32.a', '7.3.32.b', '7.3.32.c'],
  send: ['7.3.37.a', '7.3.37.b'],
};

export function planPut(build: Build, step: Put): StepPlan | null {
  const it = topReference(step.of) ? 'made' : undefined;
  return planOfEach(build, step, WORDS[step.do], (doer) => putActions(build, step, doer), it);
}

/** Returns the atomic actions of one player's putting. */
export function putActions(build: Build, step: Put, doer: number): AtomicAction[] | null {
  const { draft } = build;
  const top = topReference(step.of);
  if (top !== null) return fromTop(build, step, top, doer);
  const objects = pickObjects(build, step.of, { doer });
  if (objects === null) return null;
  const position = positionOf(build, step);
  const actions: AtomicAction[] = [];
  for (const object of objects) {
    const move = { ...moveTo(draft, object, step.to, step.do, doer), position };
    const enters = statesOnEntering(step);
    if (step.to !== 'expedition') {
      actions.push({ ...move, enters });
      continue;
    }
    const expedition = expeditionFor(build, step, doer);
    if (expedition === null) return null;
    if (expedition >= 0)
      actions.push({ ...move, expedition, player: playerOf(expedition), enters });
  }
  return actions;
}

function statesOnEntering(step: Pick<Put, 'to' | 'enters'>): MoveAction['enters'] {
  const exhausted = step.enters === undefined ? step.to === 'mana' : step.enters === 'exhausted';
  return exhausted ? EXHAUSTED : NO_STATUSES;
}

function topReference(
  reference: ObjectReference,
): Extract<ObjectReference, { top: unknown }> | null {
  return typeof reference === 'object' && 'top' in reference ? reference : null;
}

/** Returns the top cards of a Deck, wherever a reshuffle may still bring them from (4.0:3.2.2.d). */
function fromTop(
  build: Build,
  step: Pick<Put, 'to' | 'enters'> & { readonly do: MoveReason },
  reference: Extract<ObjectReference, { top: unknown }>,
  doer: number,
): AtomicAction[] | null {
  const owners = reference.of === undefined ? [doer] : pickPlayers(build, reference.of);
  if (owners === null) return null;
  const count = amount(build.draft, reference.top, contextOfBuild(build));
  return owners.flatMap((owner) =>
    Array.from(
      { length: Math.min(count, build.draft.things.length) },
      (_, at): AtomicAction => ({
        ...moveTo(build.draft, 0, step.to, step.do, doer),
        act: 'top',
        deck: owner,
        at: at + 1,
        player: owner,
        enters: statesOnEntering(step),
      }),
    ),
  );
}

/** Returns the position in a Deck: 1 is the top, 0 the bottom. */
function positionOf(build: Build, step: Put): number {
  if (step.to !== 'deck' || step.position === 'bottom') return 0;
  if (step.position === undefined || step.position === 'top') return 1;
  return Math.max(1, amount(build.draft, step.position, contextOfBuild(build)));
}

/**
 * Returns the Expedition into which an object is put; -1 when there is none (7.4.4.l). Null while a
 * decision waits.
 */
function expeditionFor(build: Build, step: Put, doer: number): number | null {
  const expeditions =
    step.in === undefined || step.in === 'yours'
      ? [doer * 2, doer * 2 + 1]
      : pickExpeditions(build, step.in);
  if (expeditions === null) return null;
  if (expeditions.length < 2) return expeditions[0] ?? -1;
  const isSubset = step.in !== undefined && oneSubset(step.in, expeditions) !== null;
  const chosen = askExpeditions(build, expeditions, {
    player: doer,
    cites: isSubset ? ['7.4.4.h'] : ['6.1.g'],
    least: 1,
    most: 1,
  });
  return chosen && (chosen[0] ?? -1);
}

export function planDiscard(build: Build, step: Extract<Step, { do: 'discard' }>): StepPlan | null {
  const top = topReference(step.of);
  const actionsOf = (doer: number) =>
    top
      ? fromTop(build, { do: 'discard', to: 'discard' }, top, doer)
      : discardedBy(build, step, doer);
  return planOfEach(build, step, ['7.3.7.a'], actionsOf, top ? 'made' : undefined);
}

/** Returns the discards of a player; where the text says how many cards are left, of all above that. */
function discardedBy(
  build: Build,
  { of, downTo }: Extract<Step, { do: 'discard' }>,
  doer: number,
): AtomicAction[] | null {
  if (downTo === undefined || typeof of !== 'object' || !('choose' in of)) {
    return discardPicked(build, of, doer);
  }
  const context = forDoer(build, doer);
  const count =
    findObjects(build.draft, of.choose, context).length - amount(build.draft, downTo, context);
  return count > 0 ? discardPicked(build, { ...of, count }, doer) : [];
}

function discardPicked(build: Build, of: ObjectReference, doer: number): AtomicAction[] | null {
  const objects = pickObjects(build, of, { doer });
  return objects?.map((id) => moveTo(build.draft, id, 'discard', 'discard', doer)) ?? null;
}

/** Plans Sacrifice (7.3.36): discard an object in play that the player controls. */
export function planSacrifice(
  build: Build,
  step: Extract<Step, { do: 'sacrifice' }>,
): StepPlan | null {
  const actionsOf = (doer: number) => sacrificeActions(build, step.of, doer);
  const plan = planOfEach(build, step, ['7.3.36.a', '7.5.5.b'], actionsOf);
  if (plan === null || plan.who.length < 2) return plan;
  // "Each of those Characters": what all of the players sacrifice in the step.
  const it = plan.actions.flatMap((action) => (action.act === 'move' ? [action.object] : []));
  return { ...plan, it };
}

/** Returns the sacrifices of a player: only of objects that they control and that are in play. */
export function sacrificeActions(
  build: Build,
  reference: ObjectReference,
  doer: number,
): AtomicAction[] | null {
  const { draft } = build;
  const objects = pickObjects(build, reference, {
    doer,
    suits: (object) => object.player === doer,
  });
  if (objects === null) return null;
  return objects
    .filter((id) => !stillExists(draft, id) || canSacrifice(draft, id, doer))
    .map((object) => moveTo(draft, object, 'discard', 'sacrifice', doer));
}

function canSacrifice(draft: Draft, id: number, doer: number): boolean {
  const object = objectAt(draft, id);
  return object.player === doer && (object.zone === 'expedition' || object.zone === 'landmark');
}

/** Plans Sabotage (7.3.35): discard up to one target card in a Reserve, one's own included. */
export function planSabotage(
  build: Build,
  step: Extract<Step, { do: 'sabotage' }>,
): StepPlan | null {
  const of = 'of' in step ? (step.of as ObjectReference) : sabotageTarget(step);
  const actionsOf = (doer: number) => discardPicked(build, of, doer);
  return planOfEach(build, step, ['7.3.35.a', '7.3.7.a'], actionsOf);
}
