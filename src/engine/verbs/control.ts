/** Taking control (1.1.3.d): a Permanent goes where its new controller has Permanents; its owner stays. */

import { traitsOf } from '../board/characteristics.ts';
import { whyNot } from '../board/tracing.ts';
import type { ExpeditionReference, Step } from '../cards/ability.ts';
import { isNew } from '../choices/ask.ts';
import type { Build } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { pickExpeditions } from '../choices/place-pick.ts';
import { objectAt } from '../state/lookup.ts';
import { type GameObject, inPlayZone } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { stillExists } from '../state/zone.ts';
import { moveTo } from './move.ts';
import { planOf } from './plan.ts';

/**
 * Returns the step that takes control (7.3.40). What is in an Expedition moves to the Expedition that
 * the text names, or to one of those of who takes it. A Landmark moves to their Landmarks, which
 * before 5.0 are a zone of their own: the card then says it against 3.1.2.c (1.4.2.a).
 */
export function planTakeControl(
  build: Build,
  step: Extract<Step, { do: 'take-control' }>,
): StepPlan | null {
  const { draft, controller: by } = build;
  const objects = pickObjects(build, step.of, { doer: by });
  if (objects === null) return null;
  const actions: AtomicAction[] = [];
  for (const id of objects) {
    if (!stillExists(draft, id)) continue;
    const object = objectAt(draft, id);
    if (isOutOfReach(build, object)) continue;
    if (object.zone === 'landmark' && draft.profile.landmarkZone === 'shared') {
      actions.push({ ...BLANK_ACTION, act: 'take-control', object: id, player: by, by });
    } else if (object.zone === 'landmark' && object.player !== by) {
      // Under another player's control a Feat is as it was, though it is a new object.
      const enters = object.statuses.filter((status) => status === 'completed');
      const move = moveTo(draft, id, 'landmark', 'take-control', by);
      actions.push({ ...move, player: by, enters });
    } else if (object.zone === 'expedition') {
      const expedition = expeditionFor(build, step.in);
      if (expedition === null) return null;
      if (expedition >= 0)
        actions.push({ ...BLANK_ACTION, act: 'relocate', object: id, expedition, taken: true, by });
    }
  }
  return planOf(build, step.do, ['1.1.3.d', '1.4.2.a', '7.5.5.b'], actions);
}

/**
 * Whether a rule of 5.0 keeps a player from taking control: of own objects, and of those not in play.
 */
function isOutOfReach(build: Build, object: GameObject): boolean {
  const { draft, controller } = build;
  if (draft.profile.landmarkZone === 'personal') return false;
  const rule = !inPlayZone(object.zone)
    ? '7.3.40.c'
    : object.player === controller
      ? '7.3.40.d'
      : null;
  if (rule && isNew(build)) whyNot(draft, [rule, '1.4.1.c'], 'cannot-take-control', { object });
  return rule !== null;
}

/**
 * Returns the Expedition that the text names, or one of the controller's own; -1 where there is none.
 */
function expeditionFor(build: Build, reference: ExpeditionReference | undefined): number | null {
  const expeditions = pickExpeditions(build, reference ?? { choose: { of: 'you' } });
  return expeditions && (expeditions[0] ?? -1);
}

/**
 * Returns the step that gives an object the sub-types that another one has now, or last had (2.1.h).
 */
export function planGainSubtypes(
  build: Build,
  step: Extract<Step, { do: 'gain-subtypes' }>,
): StepPlan | null {
  const { draft, controller: by } = build;
  const from = pickObjects(build, step.from, { doer: by });
  if (from === null) return null;
  const objects = pickObjects(build, step.of, { doer: by });
  if (objects === null) return null;
  const subtypes = [
    ...new Set(from.flatMap((id) => traitsOf(draft, objectAt(draft, id)).subtypes)),
  ];
  const actions = objects.flatMap((object): AtomicAction[] =>
    subtypes.length === 0 ? [] : [{ ...BLANK_ACTION, act: 'gain-subtypes', object, subtypes, by }],
  );
  return planOf(build, step.do, ['2.2.2.c'], actions);
}
