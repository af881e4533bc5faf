/** The step that each of those verbs makes which few cards have (7.3). */

import type { Build } from '../choices/build.ts';
import type { RARE_VERBS } from '../parts/needs.ts';
import type { StepPlan } from '../state/step.ts';
import { planActivate } from './activate.ts';
import { planGainSubtypes, planTakeControl } from './control.ts';
import { planExchange, planExchangeBoosts } from './exchange.ts';
import { planReceiveGift } from './gift.ts';
import { planMoveMarker, planPlaceMarker } from './marker.ts';
import { planOf } from './plan.ts';
import type { PlannedStep } from './plan-step.ts';
import { planBecomeFirst, planPass, planShuffle, planWin } from './player.ts';
import { planAugment, planDistribute, planDouble, planLoseCounters } from './rare-counter.ts';
import { planDefect, planSwitch } from './switch.ts';

type RareStep = Extract<PlannedStep, { do: (typeof RARE_VERBS)[number] }>;

/** The step that an instruction makes, or null while a decision waits. */
export function planRareStep(build: Build, step: RareStep): StepPlan | null {
  switch (step.do) {
    case 'activate':
      return planActivate(build, step);
    case 'after-you':
      return planOf(
        build,
        step.do,
        ['7.3.2.a', '7.3.2.b'],
        [{ act: 'end-turn', by: build.controller }],
      );
    case 'augment':
      return planAugment(build, step);
    case 'become-first-player':
      return planBecomeFirst(build, step);
    case 'defect':
      return planDefect(build, step);
    case 'distribute-counters':
      return planDistribute(build, step);
    case 'double':
      return planDouble(build, step);
    case 'exchange':
      return planExchange(build, step);
    case 'exchange-boosts':
      return planExchangeBoosts(build, step);
    case 'gain-subtypes':
      return planGainSubtypes(build, step);
    case 'lose-counters':
      return planLoseCounters(build, step);
    case 'move-marker':
      return planMoveMarker(build, step);
    case 'pass':
      return planPass(build, step);
    case 'place-marker':
      return planPlaceMarker(build, step);
    case 'receive-gift':
      return planReceiveGift(build);
    case 'shuffle':
      return planShuffle(build, step);
    case 'switch':
      return planSwitch(build, step);
    case 'take-control':
      return planTakeControl(build, step);
    case 'win':
      return planWin(build, step);
  }
}
