/** Expeditions: ascend (7.3.3), move forward and backward (7.3.24, 7.3.25). */

import { amount } from '../board/amount.ts';
import { forbiddenBy } from '../board/possible.ts';
import type { ExpeditionReference, Step } from '../cards/ability.ts';
import { type Build, contextOfBuild } from '../choices/build.ts';
import { pickExpeditions } from '../choices/place-pick.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { BLANK_ACTION, type StepPlan } from '../state/step.ts';
import { planOf } from './plan.ts';

export function planAscend(build: Build, step: Extract<Step, { do: 'ascend' }>): StepPlan | null {
  const expeditions = pickExpeditions(build, step.expedition);
  if (expeditions === null) return null;
  const actions = expeditions.map(
    (expedition) => ({ ...BLANK_ACTION, act: 'ascend', expedition, by: build.controller }) as const,
  );
  const cites = ['7.3.3.a', '2.4.3', ...groundsOfPlace(step.expedition, expeditions)] as const;
  return planOf(build, step.do, cites, actions);
}

export function planMoveExpedition(
  build: Build,
  step: Extract<Step, { do: 'move-forward' | 'move-backward' }>,
): StepPlan | null {
  const regions = amount(build.draft, step.regions, contextOfBuild(build));
  const forward = step.do === 'move-forward';
  const moving = (expedition: number) =>
    ({
      ...BLANK_ACTION,
      act: 'move-expedition',
      expedition,
      regions: forward ? regions : -regions,
      by: build.controller,
    }) as const;
  const expeditions = pickExpeditions(build, step.expedition, (expedition) =>
    forbiddenBy(build.draft, moving(expedition)),
  );
  if (expeditions === null) return null;
  const actions = expeditions.map(moving);
  const cites = [
    forward ? '7.3.25.a' : '7.3.24.a',
    ...groundsOfPlace(step.expedition, expeditions),
  ] as const;
  return planOf(build, step.do, cites, actions);
}

/** Returns the rules by which "my Expedition" or "the Expedition facing me" means more than one. */
function groundsOfPlace(
  reference: ExpeditionReference,
  expeditions: readonly number[],
): readonly RuleNumber[] {
  if (expeditions.length < 2) return [];
  if (reference === 'mine') return ['7.4.4.f'];
  return reference === 'facing' ? ['7.4.4.g'] : [];
}
