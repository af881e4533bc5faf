/** Counters (2.5): gain, lose, spend, augment, double, distribute. */

import { rulesOf } from '../board/abilities-at-work.ts';
import { amount } from '../board/amount.ts';
import { findObjects, matchesFilter } from '../board/filter.ts';
import { forbiddenBy } from '../board/possible.ts';
import type { SpendCounters, Step, TargetPick } from '../cards/ability.ts';
import { ask } from '../choices/ask.ts';
import {
  type Build,
  chosenObjects,
  contextOfBuild,
  isDeclared,
  objectOption,
  type Picking,
  possibleAmong,
} from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { itemAt } from '../rules/require.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import { BOOST, countersOn, type GameObject } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { stillExists } from '../state/zone.ts';
import { planOf } from './plan.ts';

type CounterStep<D extends Step['do']> = Extract<Step, { do: D }>;

export function planGainCounters(
  build: Build,
  step: CounterStep<'gain-counters'>,
): StepPlan | null {
  const { draft } = build;
  const objects = pickObjects(build, step.of, pickGaining(build, step.counter));
  if (objects === null) return null;
  const context = contextOfBuild(build);
  const count = amount(draft, step.count, context);
  const max = step.max === undefined ? null : amount(draft, step.max, context);
  const actions = objects.map((object): AtomicAction => {
    const room =
      max === null
        ? count
        : max + beyondMaximum(draft, object) - countersHeld(draft, object, step.counter);
    return {
      ...BLANK_ACTION,
      act: 'gain-counters',
      object,
      counter: step.counter,
      count: Math.min(count, room),
      by: build.controller,
    };
  });
  const cites = step.give ? (['7.3.17.a', '7.3.15.a'] as const) : (['7.3.15.a'] as const);
  return planOf(build, step.do, cites, actions);
}

/** Returns by how much an effect of a Support ability may exceed its maximum of counters. */
function beyondMaximum(draft: Draft, id: number): number {
  const rules = rulesOf(draft, 'raise-maximum');
  if (rules.length === 0 || !isOfSupport(draft) || !stillExists(draft, id)) return 0;
  return rules.reduce((sum, { passive: { rule }, context }) => {
    if (!matchesFilter(draft, rule.card, objectAt(draft, id), context)) return sum;
    return sum + (rule.by ?? Number.POSITIVE_INFINITY);
  }, 0);
}

/** Whether the effect that is being followed is that of a Support ability (2.2.12.d). */
function isOfSupport({ agenda, objects, compiled }: Draft): boolean {
  const frame = agenda.at(-1);
  if (frame?.kind !== 'effect') return false;
  const played = agenda.at(-2);
  const emblem = objects[frame.emblem]?.emblem;
  const key =
    emblem?.type === 'reaction'
      ? emblem.ability
      : frame.of === 'quick-action' && played?.kind === 'quick-action'
        ? played.key
        : null;
  const card = objects[frame.source]?.card ?? -1;
  return (
    card >= 0 &&
    itemAt(compiled, card, 'compiled').support.entries.some((entry) => entry.key === key)
  );
}

/** Returns a pick of objects that gain counters: not of those that an ability keeps from it (6.1.g). */
function pickGaining({ draft, controller: by }: Build, counter: string): Picking {
  return {
    doer: by,
    forbids: (object) =>
      forbiddenBy(draft, { ...BLANK_ACTION, act: 'gain-counters', object, counter, count: 1, by }),
  };
}

export function countersHeld(draft: Draft, id: number, counter: string): number {
  return stillExists(draft, id) ? countersOn(objectAt(draft, id), counter) : 0;
}

/** Takes counters off an object; of several kinds, the player says which when not all go. */
function counterRemovals(
  build: Build,
  id: number,
  counter: string | undefined,
  count: number,
): AtomicAction[] | null {
  const { draft } = build;
  if (!stillExists(draft, id)) return [];
  const object = objectAt(draft, id);
  if (counter !== undefined) return removeCounters(build, object, counter, count);
  const kinds = Object.keys(object.counters);
  if (kinds.length < 2 || countersOn(object, 'any') <= count) {
    return kinds.flatMap((kind) => removeCounters(build, object, kind, count));
  }
  const taken: Record<string, number> = {};
  for (let i = 0; i < count; i++) {
    const kind = askKind(build, object, taken);
    if (kind === null) return null;
    taken[kind] = (taken[kind] ?? 0) + 1;
  }
  return Object.entries(taken).flatMap(([kind, times]) =>
    removeCounters(build, object, kind, times),
  );
}

function removeCounters(
  build: Build,
  object: GameObject,
  counter: string,
  count: number,
): AtomicAction[] {
  const number = Math.min(count, countersOn(object, counter));
  return number <= 0
    ? []
    : [
        {
          ...BLANK_ACTION,
          act: 'lose-counters',
          object: object.id,
          counter,
          count: number,
          by: build.controller,
        },
      ];
}

function askKind(
  build: Build,
  object: GameObject,
  taken: Readonly<Record<string, number>>,
): string | null {
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'counter',
    cites: ['6.1.g', '2.5.d'],
    options: Object.entries(object.counters)
      .filter(([kind, count]) => count > (taken[kind] ?? 0))
      .map(([kind]) => ({
        id: `counter:object-${object.id}:${kind}`,
        what: { is: 'counter', object: object.id, counter: kind } as const,
      })),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return null;
  const [option] = chosen;
  return option?.what.is === 'counter' ? option.what.counter : '';
}

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
    const removed = counterRemovals(build, object, step.counter, count);
    if (removed === null) return null;
    actions.push(...removed);
  }
  return planOf(build, step.do, ['2.5.g'], actions);
}

/** Plans Augment (7.3.4): each object gains one more of a counter that it already has. */
export function planAugment(build: Build, step: CounterStep<'augment'>): StepPlan | null {
  const { draft } = build;
  const objects = pickObjects(build, step.of, pickGaining(build, step.counter ?? BOOST));
  if (objects === null) return null;
  const actions: AtomicAction[] = [];
  for (const id of objects) {
    if (!stillExists(draft, id)) continue;
    const object = objectAt(draft, id);
    const kinds = Object.keys(object.counters).filter(
      (kind) => step.counter === undefined || kind === step.counter,
    );
    const kind = kinds.length > 1 ? askKind(build, object, {}) : (kinds[0] ?? '');
    if (kind === null) return null;
    if (kind === '') continue;
    actions.push({
      ...BLANK_ACTION,
      act: 'gain-counters',
      object: id,
      counter: kind,
      count: 1,
      by: build.controller,
    });
  }
  return planOf(build, step.do, ['7.3.4.a'], actions);
}

/** Plans Double (7.3.8): an object gains as many counters again; none where it has none. */
export function planDouble(build: Build, step: CounterStep<'double'>): StepPlan | null {
  const objects = pickObjects(build, step.of, pickGaining(build, step.counter));
  if (objects === null) return null;
  const actions = objects.map(
    (object): AtomicAction => ({
      ...BLANK_ACTION,
      act: 'gain-counters',
      object,
      counter: step.counter,
      count: countersHeld(build.draft, object, step.counter),
      doubles: true,
      by: build.controller,
    }),
  );
  return planOf(build, step.do, ['7.3.8.a'], actions);
}

/**
 * Returns the objects that counters are distributed among: targets are chosen, and Tough paid, before
 * (6.5.b).
 */
function pickRecipients(
  build: Build,
  { among, counter }: CounterStep<'distribute-counters'>,
): readonly GameObject[] | null {
  const { draft } = build;
  const picking = pickGaining(build, counter);
  if ('target' in among || isDeclared(among)) {
    const targets = pickObjects(build, among as TargetPick, picking);
    return targets === null ? null : targets.map((id) => objectAt(draft, id));
  }
  return possibleAmong(build, findObjects(draft, among, contextOfBuild(build)), picking.forbids);
}

/** Distributes counters one by one among matching objects, or among targets. */
export function planDistribute(
  build: Build,
  step: CounterStep<'distribute-counters'>,
): StepPlan | null {
  const { draft } = build;
  const found = pickRecipients(build, step);
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
      ...BLANK_ACTION,
      act: 'gain-counters',
      object,
      counter: step.counter,
      count: number,
      by: build.controller,
    }),
  );
  return planOf(build, step.do, ['7.3.15.a'], actions);
}

/** Plans Spend (7.3.38): an object cannot spend more counters than it has. */
export function planSpend(build: Build, step: SpendCounters): StepPlan | null {
  const actions = spendActions(build, step);
  return actions && planOf(build, step.do, ['7.3.38.a', '2.5.h'], actions);
}

/** Returns the atomic actions of spending counters; none when they cannot be spent in full. */
export function spendActions(build: Build, step: SpendCounters): AtomicAction[] | null {
  const { draft } = build;
  const name = step.counter ?? 'any';
  const wanted = step.count === 'any' ? null : amount(draft, step.count, contextOfBuild(build));
  if (typeof step.of === 'object' && 'all' in step.of) {
    return spendAmong(
      build,
      findObjects(draft, step.of.all, contextOfBuild(build)),
      step,
      wanted ?? 0,
    );
  }
  const objects = pickObjects(build, step.of, {
    doer: build.controller,
    suits: (object) => countersOn(object, name) >= (wanted ?? 1),
  });
  if (objects === null) return null;
  const [id] = objects;
  if (id === undefined || countersHeld(draft, id, name) < (wanted ?? 0)) return [];
  const count = wanted ?? askNumber(build, countersHeld(draft, id, name));
  if (count === null) return null;
  return counterRemovals(build, id, step.counter, count);
}

/** Counters of several objects, spent one by one; none when all of them together have too few. */
function spendAmong(
  build: Build,
  found: readonly GameObject[],
  { counter }: SpendCounters,
  wanted: number,
): AtomicAction[] | null {
  const name = counter ?? 'any';
  const total = found.reduce((sum, object) => sum + countersOn(object, name), 0);
  if (total < wanted) return [];
  const spent = new Map<number, number>();
  for (let i = 0; i < wanted; i++) {
    const left = found.filter((one) => countersOn(one, name) > (spent.get(one.id) ?? 0));
    const chosen = ask(build, () => ({
      player: build.controller,
      kind: 'choose',
      cites: ['6.1.g'],
      options: left.map((object) => objectOption(build.draft, object, 'choose')),
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    for (const id of chosenObjects(chosen)) spent.set(id, (spent.get(id) ?? 0) + 1);
  }
  const actions: AtomicAction[] = [];
  for (const [id, count] of spent) {
    const removed = counterRemovals(build, id, counter, count);
    if (removed === null) return null;
    actions.push(...removed);
  }
  return actions;
}

/** Returns a number from 0 up to a limit, chosen by the controller. */
export function askNumber(build: Build, most: number): number | null {
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'number',
    cites: ['6.1.g'],
    options: Array.from({ length: most + 1 }, (_, number) => ({
      id: `number:${number}`,
      what: { is: 'number', number } as const,
    })),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return null;
  const [option] = chosen;
  return option?.what.is === 'number' ? option.what.number : 0;
}
