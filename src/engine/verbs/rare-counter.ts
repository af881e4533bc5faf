/** Counters (2.5), as few cards say it: lose, augment, double, distribute. */

import { amount } from '../board/amount.ts';
import { find } from '../board/filter.ts';
import type { Step, TargetPick } from '../cards/ability.ts';
import { ask } from '../choices/ask.ts';
import {
  type Build,
  chosenObjects,
  contextOfBuild,
  isDeclared,
  objectOption,
  possibleAmong,
} from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { BOOST, type GameObject } from '../state/object.ts';
import type { AtomicAction, StepPlan } from '../state/step.ts';
import { exists } from '../state/zone.ts';
import { askKind, gaining, has, removals } from './counter.ts';
import { planOf } from './plan.ts';

type CounterStep<D extends Step['do']> = Extract<Step, { do: D }>;

export function planLoseCounters(
  build: Build,
  step: CounterStep<'lose-counters'>,
): StepPlan | null {
  const { draft } = build;
  const objects = pickObjects(build, step.of, { doer: build.controller });
  if (objects === null) return null;
  const actions: AtomicAction[] = [];
  for (const object of objects) {
    const count =
      step.count === 'all'
        ? Number.POSITIVE_INFINITY
        : amount(draft, step.count, contextOfBuild(build));
    const removed = removals(build, object, step.counter, count);
    if (removed === null) return null;
    actions.push(...removed);
  }
  return planOf(build, step.do, ['2.5.g'], actions);
}

/** Augment (7.3.4): one more of a single counter that it already has. */
export function planAugment(build: Build, step: CounterStep<'augment'>): StepPlan | null {
  const { draft } = build;
  const objects = pickObjects(build, step.of, gaining(build, step.counter ?? BOOST));
  if (objects === null) return null;
  const actions: AtomicAction[] = [];
  for (const id of objects) {
    if (!exists(draft, id)) continue;
    const object = draft.objects[id]!;
    const kinds = Object.keys(object.counters).filter(
      (kind) => step.counter === undefined || kind === step.counter,
    );
    const kind = kinds.length > 1 ? askKind(build, object, {}) : (kinds[0] ?? '');
    if (kind === null) return null;
    if (kind === '') continue;
    actions.push({
      act: 'gain-counters',
      object: id,
      counter: kind,
      count: 1,
      by: build.controller,
    });
  }
  return planOf(build, step.do, ['7.3.4.a'], actions);
}

/** Double (7.3.8): as many again; nothing for none. */
export function planDouble(build: Build, step: CounterStep<'double'>): StepPlan | null {
  const objects = pickObjects(build, step.of, gaining(build, step.counter));
  if (objects === null) return null;
  const actions = objects.map(
    (object): AtomicAction => ({
      act: 'gain-counters',
      object,
      counter: step.counter,
      count: has(build.draft, object, step.counter),
      doubles: true,
      by: build.controller,
    }),
  );
  return planOf(build, step.do, ['7.3.8.a'], actions);
}

/** The objects that counters are distributed among: targets are chosen, and Tough paid, before (6.5.b). */
function recipients(
  build: Build,
  { among, counter }: CounterStep<'distribute-counters'>,
): readonly GameObject[] | null {
  const { draft } = build;
  const picking = gaining(build, counter);
  if ('target' in among || isDeclared(among)) {
    const targets = pickObjects(build, among as TargetPick, picking);
    return targets === null ? null : targets.map((id) => draft.objects[id]!);
  }
  return possibleAmong(build, find(draft, among, contextOfBuild(build)), picking.forbids);
}

/** Counters distributed one by one among what matches, or among targets. */
export function planDistribute(
  build: Build,
  step: CounterStep<'distribute-counters'>,
): StepPlan | null {
  const { draft } = build;
  const found = recipients(build, step);
  if (found === null) return null;
  const count = found.length === 0 ? 0 : amount(draft, step.count, contextOfBuild(build));
  const given = new Map<number, number>();
  for (let i = 0; i < count; i++) {
    const chosen = ask(build, () => ({
      player: build.controller,
      kind: 'choose',
      cites: ['6.1.g'],
      options: found.map((object) => objectOption(draft, object, 'choose')),
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    for (const id of chosenObjects(chosen)) given.set(id, (given.get(id) ?? 0) + 1);
  }
  const actions = [...given].map(
    ([object, number]): AtomicAction => ({
      act: 'gain-counters',
      object,
      counter: step.counter,
      count: number,
      by: build.controller,
    }),
  );
  return planOf(build, step.do, ['7.3.14.a'], actions);
}
