/** Activate (7.3.1): Reactions activated by a step that says so. */

import { amount } from '../board/amount.ts';
import type { Amount, Step, TriggerSymbol } from '../cards/ability.ts';
import { ask } from '../choices/ask.ts';
import { type Build, contextOfBuild } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { stillExists } from '../state/zone.ts';
import { abilityOptions } from './ability-options.ts';
import { planOf } from './plan.ts';

export function planActivate(
  build: Build,
  step: Extract<Step, { do: 'activate' }>,
): StepPlan | null {
  const objects = pickObjects(build, step.of, { doer: build.controller });
  if (objects === null) return null;
  if (step.upTo !== undefined) return planUpTo(build, step, objects, step.upTo);
  const actions: AtomicAction[] = [];
  for (const object of objects) {
    const action = activationOf(build, step, object);
    if (!step.one) {
      actions.push({ ...action, by: build.controller });
      continue;
    }
    const only = askWhich(build, object, step.abilities);
    if (only === null) return null;
    if (only !== '') actions.push({ ...action, only, by: build.controller });
  }
  return planOf(build, step.do, ['7.3.1.b', '7.5.1.a'], actions);
}

/**
 * Returns the action of activating an object's abilities, where the text says so as if they were those
 * of the object with this ability.
 */
function activationOf(
  { source }: Build,
  { abilities, as }: Extract<Step, { do: 'activate' }>,
  object: number,
) {
  return {
    ...BLANK_ACTION,
    act: 'activate',
    object,
    abilities,
    as: as ? source : undefined,
  } as const;
}

/** Plans the activation of at most a number of abilities of all the objects together. */
function planUpTo(
  build: Build,
  step: Extract<Step, { do: 'activate' }>,
  objects: readonly number[],
  most: Amount,
): StepPlan | null {
  const { draft, controller: player } = build;
  const chosen = ask(build, () => ({
    player,
    kind: 'ability',
    cites: ['7.3.1.b', '6.1.g'],
    options: objects.flatMap((id) => abilityOptions(draft, id, step.abilities)),
    min: 0,
    max: amount(draft, most, contextOfBuild(build)),
  }));
  if (chosen === null) return null;
  const actions = chosen.flatMap(({ what }): AtomicAction[] =>
    what.is === 'ability'
      ? [{ ...activationOf(build, step, what.object), only: what.ability, by: player }]
      : [],
  );
  return planOf(build, step.do, ['7.3.1.b', '7.5.1.a'], actions);
}

/** Returns which one of an object's abilities with a symbol activates; '' when it has none. */
function askWhich(build: Build, id: number, symbol: TriggerSymbol): string | null {
  if (!stillExists(build.draft, id)) return '';
  const chosen = ask(build, () => ({
    player: build.controller,
    kind: 'ability',
    cites: ['7.3.1.b', '6.1.g'],
    options: abilityOptions(build.draft, id, symbol),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return null;
  const [option] = chosen;
  return option?.what.is === 'ability' ? option.what.ability : '';
}
