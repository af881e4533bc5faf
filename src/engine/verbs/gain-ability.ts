/** An ability that an object gains for good (S.7). */

import type { Step } from '../cards/ability.ts';
import { isSameAbility } from '../cards/gained-ability.ts';
import type { Build } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { objectAt } from '../state/lookup.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { planOf } from './plan.ts';

/** The step that gives objects an ability; an object that has gained it so does not gain it again (S.7.b). */
export function planGainAbility(
  build: Build,
  step: Extract<Step, { do: 'gain-ability' }>,
): StepPlan | null {
  const { draft, controller: by } = build;
  const { ability } = step;
  const objects = pickObjects(build, step.of, { doer: by });
  if (objects === null) return null;
  const actions = objects
    .filter((id) => !objectAt(draft, id).extra.some((one) => isSameAbility(one, ability)))
    .map((object): AtomicAction => ({ ...BLANK_ACTION, act: 'gain-ability', object, ability, by }));
  return planOf(build, step.do, ['S.7.b'], actions);
}
