/** Statuses (2.4): gain, lose, exhaust, ready. */

import { traitsOf } from '../board/characteristics.ts';
import { canGain, forbiddenBy } from '../board/possible.ts';
import { whyNot } from '../board/tracing.ts';
import type { Status, Step } from '../cards/ability.ts';
import { ask, isNew } from '../choices/ask.ts';
import { type Build, leftOut } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { itemAt } from '../rules/require.ts';
import type { Draft } from '../state/game.ts';
import { EXHAUSTED, type GameObject, inPlayZone } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { planOf, planOfEach } from './plan.ts';

export function planGain(build: Build, step: Extract<Step, { do: 'gain' }>): StepPlan | null {
  return planOfEach(build, step, ['7.3.16.a'], (doer) => {
    const objects = pickObjects(build, step.of, { doer });
    if (objects === null) return null;
    const statuses = step.one ? askStatus(build, objects, step.statuses) : step.statuses;
    return statuses && statusChanges('gain-status', objects, statuses, doer);
  });
}

function statusChanges(
  act: 'gain-status' | 'lose-status',
  objects: readonly number[],
  statuses: readonly Status[],
  by: number,
): AtomicAction[] {
  return objects.flatMap((object) =>
    statuses.map((status): AtomicAction => ({ ...BLANK_ACTION, act, object, status, by })),
  );
}

/** Asks for one of several statuses, among those that it is possible to gain (6.1.g, 7.3.16.b). */
function askStatus(
  build: Build,
  objects: readonly number[],
  statuses: readonly Status[],
): readonly Status[] | null {
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'status',
    cites: ['6.1.g'],
    options: statuses.flatMap((status) => {
      const option = { id: `status:${status}`, what: { is: 'status', status } as const };
      const obstacles = objects.map((id) => canGain(build.draft, id, status));
      const [first] = obstacles;
      if (!first || obstacles.some((one) => one === null)) return [option];
      leftOut(build, first, {
        what: option.what,
        object: itemAt(objects, 0, 'objects'),
        word: status,
      });
      return [];
    }),
    min: 1,
    max: 1,
  }));
  return chosen?.flatMap(({ what }) => (what.is === 'status' ? [what.status] : [])) ?? null;
}

/** Plans the completion of Feats: only one in play can be completed (S.1.c), and only once (S.1.d). */
export function planComplete(
  build: Build,
  step: Extract<Step, { do: 'complete' }>,
): StepPlan | null {
  const { draft, controller } = build;
  const objects = pickObjects(build, step.of, { doer: controller });
  if (objects === null) return null;
  const feats = objects.filter((id) => {
    const object = draft.objects[id] ?? null;
    if (object !== null && inPlayZone(object.zone) && isFeat(draft, object)) return true;
    if (isNew(build)) whyNot(draft, ['S.1.c'], 'no-status-here', { object, word: 'completed' });
    return false;
  });
  const actions = statusChanges('gain-status', feats, ['completed'], controller);
  return planOf(build, step.do, ['S.1.b'], actions);
}

function isFeat(draft: Draft, object: GameObject): boolean {
  return object.card >= 0 && traitsOf(draft, object).subtypes.includes('feat');
}

export function planLose(build: Build, step: Extract<Step, { do: 'lose' }>): StepPlan | null {
  const objects = pickObjects(build, step.of, { doer: build.controller });
  if (objects === null) return null;
  const actions = statusChanges('lose-status', objects, step.statuses, build.controller);
  return planOf(build, step.do, ['7.3.21.a'], actions);
}

export function planExhaust(build: Build, step: Extract<Step, { do: 'exhaust' }>): StepPlan | null {
  return planOfEach(build, step, ['7.3.13.a'], (doer) => {
    const objects = pickObjects(build, step.of, { doer });
    return objects && statusChanges('gain-status', objects, EXHAUSTED, doer);
  });
}

export function planReady(build: Build, step: Extract<Step, { do: 'ready' }>): StepPlan | null {
  return planOfEach(build, step, ['7.3.28.a'], (doer) => {
    const forbids = (object: number) =>
      forbiddenBy(build.draft, {
        ...BLANK_ACTION,
        act: 'lose-status',
        object,
        status: 'exhausted',
        by: doer,
      });
    const objects = pickObjects(build, step.of, { doer, forbids });
    return objects && statusChanges('lose-status', objects, EXHAUSTED, doer);
  });
}
