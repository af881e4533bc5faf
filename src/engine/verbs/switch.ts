/** Between Expeditions: switch (7.3.39) and defect (7.3.6). */

import type { Step } from '../cards/ability.ts';
import type { Build } from '../choices/build.ts';
import { pickObjects } from '../choices/pick.ts';
import { otherSide } from '../state/game.ts';
import { facingOf, objectAt } from '../state/lookup.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { planOf } from './plan.ts';

/**
 * Plans Switch, to the other Expedition of the same player; of a Gigantic object only the card moves
 * (7.4.4.n).
 */
export function planSwitch(build: Build, step: Extract<Step, { do: 'switch' }>): StepPlan | null {
  const actions = pickRelocations(build, step.of, otherSide);
  return actions && planOf(build, step.do, ['7.3.39.a', '7.3.39.b'], actions);
}

/** Plans Defect, to the Expedition facing the one that the card is in (7.3.6.a, 7.4.4.i). */
export function planDefect(build: Build, step: Extract<Step, { do: 'defect' }>): StepPlan | null {
  const actions = pickRelocations(build, step.of, (expedition) =>
    facingOf(build.draft, expedition),
  );
  return actions && planOf(build, step.do, ['7.3.6.a'], actions);
}

function pickRelocations(
  build: Build,
  of: Extract<Step, { do: 'switch' }>['of'],
  to: (expedition: number) => number,
): AtomicAction[] | null {
  const objects = pickObjects(build, of, { doer: build.controller });
  if (objects === null) return null;
  return objects.flatMap((id): AtomicAction[] => {
    const object = objectAt(build.draft, id);
    return object.expedition < 0
      ? []
      : [
          {
            ...BLANK_ACTION,
            act: 'relocate',
            object: id,
            expedition: to(object.expedition),
            by: build.controller,
          },
        ];
  });
}
