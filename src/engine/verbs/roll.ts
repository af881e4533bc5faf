/** Roll dice (7.3.33). */

import { amount } from '../board/amount.ts';
import type { Step } from '../cards/ability.ts';
import { type Build, contextOfBuild } from '../choices/build.ts';
import { pickPlayers } from '../choices/place-pick.ts';
import { BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { planOf } from './plan.ts';

/** Plans the rolls of dice, which are thrown when the step happens; until then they are not known. */
export function planRoll(build: Build, step: Extract<Step, { do: 'roll' }>): StepPlan | null {
  const players = pickPlayers(build, step.who ?? 'you');
  if (players === null) return null;
  const actions = players.map(
    (player) =>
      ({ ...BLANK_ACTION, act: 'roll', player, dice: [], result: null, by: player }) as const,
  );
  return planOf(build, step.do, ['7.3.33.a', '7.3.33.b'], actions, { who: players });
}

/**
 * Returns the result that the effect has rolled, raised: the table that follows is read with the new
 * one (7.3.33.b).
 */
export function planRaise(build: Build, step: Extract<Step, { do: 'raise-result' }>): StepPlan {
  const { draft, bindings, controller } = build;
  const result = (bindings.die ?? 0) + amount(draft, step.by, contextOfBuild(build));
  return planOf(
    build,
    step.do,
    ['7.3.33.b'],
    [{ ...BLANK_ACTION, act: 'raise-result', result, by: controller }],
  );
}
